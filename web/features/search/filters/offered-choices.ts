import type { BusinessFacets } from '../../../../interfaces/contract/business/business.js';
import { isKind, MAX_OTHER_PERKS, SUGGESTED_PERKS, type Kind } from '../../../../interfaces/contract/shared/words.js';
import type { BrowseSearch } from '../../../lib/path/browse-search.js';

/** Product decision: number of perks to choose from without a category, and of kinds of place. */
const MAX_WITHOUT_CATEGORY = 12;
const MAX_KINDS = 12;

/** The perks and kinds of place to choose from, in display order. */
export interface OfferedChoices {
  readonly perks: readonly string[];
  readonly kinds: readonly Kind[];
}

/** The choices while no counts are known: suggested perks, and what the search has. */
export function choicesWithoutCounts({ traits }: BrowseSearch): OfferedChoices {
  return { perks: unique([...SUGGESTED_PERKS, ...traits.perks]), kinds: traits.kinds };
}

/**
 * Returns the perks and kinds of the places that the search finds without any filter, most frequent first, and those
 * that the search has. So a category offers its own perks, and no choice disappears while others are made.
 */
export function offeredChoices({ traits, category }: BrowseSearch, unfiltered: BusinessFacets): OfferedChoices {
  const frequent = unfiltered.perks
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, category === null ? MAX_WITHOUT_CATEGORY : undefined);
  const kinds = unfiltered.kinds.slice(0, MAX_KINDS).map(({ name }) => name);
  return {
    perks: unique([...frequent.map(({ name }) => name), ...traits.perks]),
    kinds: [...new Set([...kinds, ...traits.kinds])].filter(isKind),
  };
}

/** Counts how many places a choice would find; undefined if that is unknown. */
export type CountOf = (list: 'perks' | 'kinds' | 'price' | 'minRating', name: string) => ShownCount | undefined;

/** Returns the counts of choices. A choice that is missing in a complete list finds nothing. */
export function countsIn(facets: BusinessFacets | undefined): CountOf {
  if (facets === undefined) return () => undefined;
  const others = facets.perks.filter(({ name }) => SUGGESTED_PERKS.every((perk) => !isAlike(perk, name)));
  const isComplete = { perks: others.length < MAX_OTHER_PERKS, kinds: true, price: true, minRating: true };
  return (list, name) => {
    const count =
      facets[list].find((choice) => isAlike(choice.name, name))?.count ?? (isComplete[list] ? 0 : undefined);
    return sureCount(facets, count);
  };
}

/** How many places a choice would find. */
export interface ShownCount {
  readonly count: number;
  /** There may be more, because only the best of very many places were counted. */
  readonly isLeast: boolean;
}

/** A zero among capped counts may only mean that too few places were read. */
export function sureCount({ capped }: BusinessFacets, count: number | undefined): ShownCount | undefined {
  return count === undefined || (capped && count === 0) ? undefined : { count, isLeast: capped };
}

export function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function unique(perks: readonly string[]): string[] {
  return perks.filter((perk, index) => perks.findIndex((other) => isAlike(perk, other)) === index);
}
