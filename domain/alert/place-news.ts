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
