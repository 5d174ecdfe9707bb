/** The words of which the listings and reviews of a category are made; `{city}`, `{name}` and `{pet}` are filled in. */
export interface CategoryWords {
  /** Kinds of places: what may stand at the end of a name ('Kitchen') and the first sentences that fit it. */
  readonly kinds: readonly { readonly endings: readonly string[]; readonly openers: readonly string[] }[];
  /** What the place offers. */
  readonly features: readonly string[];
  /** How pets are received there. */
  readonly petCare: readonly string[];
  /** When it is open. */
  readonly hours: readonly string[];
  /** Booking, payment, parking. */
  readonly practical: readonly string[];
  readonly perks: readonly string[];
  /** How to arrive, for Premium listings. */
  readonly arrival: readonly string[];
  /** Sentences of reviews: content, so-so, and disappointed. */
  readonly praise: readonly string[];
  readonly mixed: readonly string[];
  readonly complaints: readonly string[];
  /** How likely each price range is, from $ to $$$$; what is missing to 1 has none. */
  readonly prices: readonly [number, number, number, number];
}
