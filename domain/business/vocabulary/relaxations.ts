import type { Term } from './read-query.js';

/** Product decision: how much a term says about the place that people look for. Those that say least are given up first. */
const WEIGHT = { kind: 4, known: 2, unknown: 1 } as const;

/** Product decision: terms whose combinations are tried. The others are only tried one by one. */
const MAX_COMBINED = 4;

function weightOf({ kinds, alternatives }: Term): number {
  if (kinds.length > 0) return WEIGHT.kind;
  return alternatives.length > 0 ? WEIGHT.known : WEIGHT.unknown;
}

/**
 * Returns what to require instead if no place matches all terms: groups of terms, those that say most first, all terms
 * included. Each term is in a group of its own, so that a place that matches any of them is found.
 */
export function relaxations(terms: readonly Term[]): readonly (readonly Term[])[] {
  const combined = terms.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, MAX_COMBINED);
  const groups = subsets(terms.filter((term) => combined.includes(term)));
  const single = terms.filter((term) => !combined.includes(term)).map((term) => [term]);
  const total = (group: readonly Term[]): number => group.reduce((sum, term) => sum + weightOf(term), 0);
  const all = terms.length > MAX_COMBINED ? [terms] : [];
  return [...all, ...groups, ...single].toSorted(
    (one, other) => total(other) - total(one) || other.length - one.length,
  );
}

function subsets(terms: readonly Term[]): Term[][] {
  const every = terms.reduce<Term[][]>((some, term) => [...some, ...some.map((few) => [...few, term])], [[]]);
  return every.filter((group) => group.length > 0);
}
