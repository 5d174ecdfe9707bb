import { shownFact, type ShownFact, type Statement, type Verdict } from './evidence.js';
import { FACT_KEYS, factsOf, isSameValue, policyOf, type FactKey, type FactValue, type PolicyFacts } from './fact.js';
import { saysNothing, tidyPolicy, type Policy } from './policy.js';
import { groupedBy } from '../shared/grouped.js';

/** The parts of a business that facts are about. */
export interface FactContent {
  readonly policy: Policy | null;
  /** In OpenStreetMap's syntax. */
  readonly openingHours: string | null;
}

/** A statement with the fact that it is about. */
export interface FactStatement extends Statement {
  readonly key: FactKey;
}

/** A statement to record. */
export interface NewStatement {
  readonly key: FactKey;
  /** Null if the fact is no longer stated. */
  readonly value: FactValue | null;
  readonly verdict: Verdict;
}

/** The known facts of a place. */
export type KnownFacts = Readonly<Partial<Record<FactKey, ShownFact>>>;

/** Returns what a business states, fact by fact. Unknown ones are absent. */
export function statedFacts({ policy, openingHours }: FactContent): PolicyFacts {
  return { ...(policy === null ? {} : factsOf(policy)), ...(openingHours === null ? {} : { openingHours }) };
}

/** Returns the content that states these facts: the inverse of `statedFacts`. */
export function contentOf({ openingHours, ...facts }: PolicyFacts): FactContent {
  const policy = tidyPolicy(policyOf(facts));
  return {
    policy: saysNothing(policy) ? null : policy,
    openingHours: typeof openingHours === 'string' ? openingHours : null,
  };
}

/** Returns the facts that differ between two contents. */
export function differingFacts(before: FactContent, after: FactContent): readonly FactKey[] {
  const [old, now] = [statedFacts(before), statedFacts(after)];
  return FACT_KEYS.filter((key) => {
    const [one, other] = [old[key], now[key]];
    return one === undefined || other === undefined ? one !== other : !isSameValue(one, other);
  });
}

/** Which fields a change contains, even if their values stay the same. */
export interface ChangedFields {
  readonly policy: boolean;
  readonly openingHours: boolean;
}

/**
 * Returns what someone says who saves a form: the facts of its fields that differ, and null for facts that they removed.
 * Someone who saves it as it was confirms all of its facts.
 */
export function saidInForm(before: FactContent | null, after: FactContent, fields: ChangedFields): NewStatement[] {
  const changed = changedInForm(before, after, fields);
  if (changed.length > 0) return changed;
  const now = statedFacts(after);
  return FACT_KEYS.filter((key) => fields[fieldOf(key)]).flatMap((key): NewStatement[] => {
    const value = now[key];
    return value === undefined ? [] : [{ key, value, verdict: 'confirms' }];
  });
}

/** Returns what a form says about the facts of its fields that differ. */
export function changedInForm(before: FactContent | null, after: FactContent, fields: ChangedFields): NewStatement[] {
  return saidByChange(before, after).filter(({ key }) => fields[fieldOf(key)]);
}

/** Returns the field of a business that contains a fact. */
export const fieldOf = (key: FactKey): keyof FactContent => (key === 'openingHours' ? 'openingHours' : 'policy');

/** Returns what a change says about the facts that differ. */
export function saidByChange(before: FactContent | null, after: FactContent): NewStatement[] {
  const now = statedFacts(after);
  return differingFacts(before ?? { policy: null, openingHours: null }, after).map((key) => ({
    ...{ key, value: now[key] ?? null },
    verdict: 'states',
  }));
}

/**
 * Returns the facts to show. A fact in `disputed` stays disputed until a nightly job takes it off that list, so that
 * searches, which read the list, always agree.
 */
export function knownFacts(
  statements: readonly FactStatement[],
  now: Date,
  disputed: readonly string[] = [],
): KnownFacts {
  const byKey = groupedBy(statements, ({ key }) => key);
  const known = FACT_KEYS.flatMap((key) => {
    const shown = shownFact(key, byKey.get(key) ?? [], now);
    if (shown === null) return [];
    return [[key, disputed.includes(key) ? { ...shown, state: 'disputed' as const } : shown] as const];
  });
  return Object.fromEntries(known);
}

/** Returns the values of known facts. */
export function valuesOf(known: KnownFacts): PolicyFacts {
  return Object.fromEntries(Object.entries(known).map(([key, { value }]) => [key, value]));
}

/** Returns when a fact of the policy was last stated or confirmed; null without any. */
export function policyConfirmedAt(known: KnownFacts): Date | null {
  const times = FACT_KEYS.filter((key) => key !== 'openingHours').flatMap((key) => known[key]?.confirmedAt ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times.map((time) => time.getTime())));
}
