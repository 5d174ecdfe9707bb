import { FACT_KEYS, isSameValue, type FactKey, type FactValue, type PolicyFacts } from '../policy/fact.js';
import { contentOf, fieldOf, statedFacts, type FactContent, type NewStatement } from '../policy/known-facts.js';

/** What imports, and the people who speak for a place, have said about its facts. */
export interface SaidFacts {
  /** What imports say now; null for a fact that they no longer state. */
  readonly byImports: Readonly<Partial<Record<FactKey, FactValue | null>>>;
  /** The facts that an owner or administrator spoke about, even if only to remove them. */
  readonly byKeepers: readonly FactKey[];
}

export const NOTHING_SAID: SaidFacts = { byImports: {}, byKeepers: [] };

export type FactField = keyof FactContent;

/** What a row of a file says about the facts of a listed business. */
export interface FactMerge {
  /** What the import says from now on. */
  readonly said: readonly NewStatement[];
  /** Fields with a fact that the import can change. */
  readonly changed: readonly FactField[];
  /** Fields with a fact that differs from the file but stays, because an owner or administrator spoke about it. */
  readonly kept: readonly FactField[];
  /** What the next import of the source compares with. */
  readonly remembered: FactContent;
}

interface FactMergeInput {
  /** The values that are shown. */
  readonly now: FactContent;
  readonly given: FactContent;
  /** What the source said before; null if the listing was never imported. */
  readonly imported: Partial<FactContent> | null;
  readonly others: readonly Partial<FactContent>[];
  readonly said: SaidFacts;
}

/**
 * Merges the facts of a row one by one. The import states those that its source changes, unless another source has said
 * them; the rule for shown values then decides. It states nothing that is shown already, so that an export can be imported
 * again. A listing that was never imported counts as fully edited.
 */
export function mergeFacts({ now, given, imported, others, said }: FactMergeInput): FactMerge {
  const [shown, row] = [statedFacts(now), statedFacts(given)];
  const otherFacts = others.map(factsOfSource);
  if (imported === null) {
    const differing = FACT_KEYS.filter((key) => !isSame(shown[key], row[key]));
    return { said: [], changed: [], kept: fieldsOf(differing), remembered: given };
  }
  const before = factsOfSource(imported);
  const plans = FACT_KEYS.map((key) => {
    const current = said.byImports[key] ?? undefined;
    const isOwn = isSame(current, before[key]);
    const isOfOthers = !isOwn && otherFacts.some((other) => other[key] !== undefined && isSame(current, other[key]));
    const wanted = row[key] ?? otherFacts.find((other) => other[key] !== undefined)?.[key];
    const isNews = !isOfOthers && !isSame(wanted, current) && !isSame(wanted, shown[key]);
    const isKept = !isOfOthers && said.byKeepers.includes(key) && !isSame(wanted, shown[key]);
    // A value that only repeats what someone else said is not the source's own.
    const isRepeated = !isNews && !isOfOthers && !isSame(row[key], current);
    return { key, value: wanted ?? null, isNews, isKept, known: isRepeated ? before[key] : row[key] };
  });
  const news = plans.filter(({ isNews }) => isNews);
  return {
    said: news.map(({ key, value }) => ({ key, value, verdict: 'states' })),
    changed: fieldsOf(news.filter(({ isKept }) => !isKept).map(({ key }) => key)),
    kept: fieldsOf(plans.filter(({ isKept }) => isKept).map(({ key }) => key)),
    remembered: contentOf(
      Object.fromEntries(plans.flatMap(({ key, known }) => (known === undefined ? [] : [[key, known]]))),
    ),
  };
}

const factsOfSource = ({ policy = null, openingHours = null }: Partial<FactContent>): PolicyFacts =>
  statedFacts({ policy, openingHours });

const fieldsOf = (keys: readonly FactKey[]): readonly FactField[] => [...new Set(keys.map(fieldOf))];

const isSame = (one: FactValue | undefined, other: FactValue | undefined): boolean =>
  one === undefined || other === undefined ? one === other : isSameValue(one, other);
