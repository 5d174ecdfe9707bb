/** Product decision: typed characters from which locations are suggested. */
export const MIN_SUGGESTION_LENGTH = 2;

/** Product decision: maximum suggestions. */
export const MAX_SUGGESTIONS = 8;

/** A location to suggest. */
export interface Candidate {
  /** As people type it: 'Texas', 'Austin, TX', '78701'. */
  readonly name: string;
  readonly kind: 'state' | 'town' | 'zip';
  /** Key for counting its businesses: a town key or a state code; null for a ZIP code. */
  readonly key: string | null;
}

export interface Suggestion {
  readonly name: string;
  /** Number of listed businesses; null if not counted. */
  readonly places: number | null;
}

/** Returns the best candidates: states, then towns with businesses, then the others, each in the given order. */
export function suggestionsOf(
  candidates: readonly Candidate[],
  counts: ReadonlyMap<string, number>,
): readonly Suggestion[] {
  const counted = candidates.map(({ name, kind, key }) => ({
    name,
    isFirst: kind === 'state',
    places: key === null ? null : (counts.get(key) ?? 0),
  }));
  const rank = ({ isFirst, places }: (typeof counted)[number]): number => (isFirst ? 0 : places === 0 ? 2 : 1);
  return counted
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, places }) => ({ name, places }));
}
