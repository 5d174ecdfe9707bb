import { kindLabel, type Traits } from '../../../../interfaces/contract/shared/words.js';
import { NO_FIT, type BrowseSearch } from '../../../lib/path/browse-search.js';

/** Returns each active filter as text, with the change that removes it. */
export function withoutEach({ traits, pets, fits }: BrowseSearch): [words: string, rest: Partial<BrowseSearch>][] {
  return [
    ...(pets === '' ? [] : [[FIT_WORDS[fits ?? 'all'], NO_FIT] satisfies [string, object]]),
    ...withoutEachTrait(traits).map(([words, rest]): [string, object] => [words, { traits: rest }]),
  ];
}

const FIT_WORDS = { yes: 'Fits my pets', ask: 'Fits my pets, or ask first', all: 'My pets' } as const;

function withoutEachTrait(traits: Traits): [words: string, rest: Traits][] {
  const { perks, price, kinds, minRating, verified, favorites } = traits;
  return [
    ...perks.map((perk): [string, Traits] => [perk, { ...traits, perks: perks.filter((each) => each !== perk) }]),
    ...price.map((range): [string, Traits] => [range, { ...traits, price: price.filter((each) => each !== range) }]),
    ...kinds.map((kind): [string, Traits] => [
      kindLabel(kind),
      { ...traits, kinds: kinds.filter((each) => each !== kind) },
    ]),
    ...(minRating === null ? [] : [[`${minRating}+ stars`, { ...traits, minRating: null }] satisfies [string, Traits]]),
    ...(verified ? [['Verified', { ...traits, verified: false }] satisfies [string, Traits]] : []),
    ...(favorites ? [['Favorites', { ...traits, favorites: false }] satisfies [string, Traits]] : []),
  ];
}

/** Returns the number of active filters. */
export function countOfFilters({ traits, pets }: BrowseSearch): number {
  const { perks, price, kinds, minRating, verified, favorites } = traits;
  return (
    perks.length +
    price.length +
    kinds.length +
    [minRating !== null, verified, favorites, pets !== ''].filter(Boolean).length
  );
}
