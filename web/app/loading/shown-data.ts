import type { DehydratedState } from '@tanstack/react-query';

/** Fields of businesses that no list shows: a tenth of a page of results. */
const UNSHOWN: ReadonlySet<string> = new Set([
  ...['description', 'address', 'phone', 'website', 'email'],
  ...['isActive', 'isClaimed', 'ownerId'],
]);

/** Lists for everyone, not an owner's own. */
const LISTS: ReadonlySet<unknown> = new Set(['pages', 'favorites', 'near', 'nearby', 'alternatives']);

/** Returns a page's data without what the page doesn't show of the businesses in its lists. */
export function shownData({ queries, ...state }: DehydratedState): DehydratedState {
  return {
    ...state,
    queries: queries.map((query) =>
      isListOfBusinesses(query.queryKey)
        ? { ...query, state: { ...query.state, data: shown(query.state.data) } }
        : query,
    ),
  };
}

const isListOfBusinesses = ([subject, list]: readonly unknown[]): boolean =>
  subject === 'businesses' && LISTS.has(list);

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (!('petPerks' in value)) return Object.fromEntries(entries.map(([name, inner]) => [name, shown(inner)]));
  return Object.fromEntries(
    entries
      .filter(([name]) => !UNSHOWN.has(name))
      .map(([name, inner]) => [name, name === 'imageAlts' && Array.isArray(inner) ? inner.slice(0, 1) : inner]),
  );
}
