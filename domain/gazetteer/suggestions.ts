/** A product decision: suggestions for a location begin at this many typed characters. */
export const MIN_SUGGESTION_LENGTH = 2;

/** A product decision: most suggestions for what was typed. */
export const MAX_SUGGESTIONS = 8;

/** A location that may be meant. */
export interface Candidate {
  /** As it would be typed: 'Texas', 'Austin, TX', '78701'. */
  readonly name: string;
  readonly kind: 'state' | 'town' | 'zip';
  /** By which its businesses are counted: a town's key, a state's code; a ZIP code has none. */
  readonly key: string | null;
}

export interface Suggestion {
  readonly name: string;
  /** How many businesses are listed there; null where they are not counted. */
  readonly places: number | null;
}

/** The best of the candidates, which stand in their own order: states, then towns where something is listed, then the others. */
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
