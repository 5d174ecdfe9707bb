import { kindLabel, type Traits } from '../../../../interfaces/contract/shared/words.js';

/** Returns each active filter as text, with the remaining filters. */
export function withoutEach(traits: Traits): [words: string, rest: Traits][] {
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
