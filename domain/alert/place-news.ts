/** What can happen to a place that followers hear about. */
export const NEWS_KINDS = ['new', 'closed', 'disputed', 'changed'] as const;

export type NewsKind = (typeof NEWS_KINDS)[number];

/** What can change about a place, with its words in an email. */
export const CHANGED_FACTS = {
  name: 'name',
  address: 'address',
  hours: 'opening hours',
  policy: 'pet policy',
  reopened: 'open again',
} as const;

export type ChangedFact = keyof typeof CHANGED_FACTS;

/** Product decision: places that one email or feed lists. It says how many more there are. */
export const MAX_DIGEST_PLACES = 50;

/** Days for which news is stored: longer than an email waits, and than a feed goes back. */
export const NEWS_DAYS = 45;

/** Days that a feed goes back. */
export const FEED_DAYS = 30;

/** What happened to a place in a period, in total. */
export interface PlaceNews {
  readonly businessId: number;
  readonly kind: NewsKind;
  readonly name: string;
  /** Street, city, and state, as far as known. */
  readonly address: string;
  readonly facts: readonly ChangedFact[];
  /** Number of the last news about the place. */
  readonly number: number;
  readonly at: Date;
}

/** Something that happened to a place. */
export type PlaceEvent = Pick<PlaceNews, 'kind' | 'facts' | 'number' | 'at'>;

/** What is true of a place now. */
export interface PlaceState {
  readonly isClosed: boolean;
  readonly isDisputed: boolean;
}

/**
 * Returns what events amount to; null if nothing is left of them, as when a place closed and opened again, or a fact is no
 * longer disputed.
 */
export function inTotal(events: readonly PlaceEvent[], { isClosed, isDisputed }: PlaceState): PlaceEvent | null {
  const kinds = new Set(events.map(({ kind }) => kind));
  const all = [...new Set(events.flatMap(({ facts }) => facts))].toSorted();
  const facts = kinds.has('closed') ? all.filter((fact) => fact !== 'reopened') : all;
  const kind = kindInTotal(kinds, facts, { isClosed, isDisputed });
  const last = events.reduce((one, other) => (other.number > one.number ? other : one), events[0]!);
  return kind === null ? null : { kind, facts, number: last.number, at: last.at };
}

function kindInTotal(
  kinds: ReadonlySet<NewsKind>,
  facts: readonly ChangedFact[],
  { isClosed, isDisputed }: PlaceState,
): NewsKind | null {
  if (isClosed) return kinds.has('closed') ? 'closed' : null;
  if (kinds.has('new')) return 'new';
  if (kinds.has('disputed') && isDisputed) return 'disputed';
  return facts.length > 0 ? 'changed' : null;
}

export const NEWS_TITLES: Readonly<Record<NewsKind, string>> = {
  new: 'New',
  closed: 'Permanently closed',
  disputed: 'Disputed facts',
  changed: 'Changed',
};

/** Returns what happened to a place, as one line; null if the section's title says it all. */
export function newsLine({ kind, facts }: Pick<PlaceNews, 'kind' | 'facts'>): string | null {
  if (kind === 'new' || kind === 'closed' || facts.length === 0) return null;
  const isOpenAgain = facts.includes('reopened');
  const changed = facts.filter((fact) => fact !== 'reopened').map((fact) => CHANGED_FACTS[fact]);
  const parts = [
    ...(isOpenAgain ? ['Open again.'] : []),
    ...(changed.length === 0 ? [] : [`${kind === 'disputed' ? 'Also changed' : 'Changed'}: ${listed(changed)}.`]),
  ];
  return parts.join(' ');
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words);
}
