import { DAY_MS } from '../shared/days.js';
import { canonical, FACTS, isSameValue, type FactKey, type FactValue } from './fact.js';

/** Where a statement comes from. */
export const EVIDENCE_SOURCES = ['owner', 'administrator', 'import', 'visitor'] as const;

export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

/** Product decision: how much a new statement of each source counts. */
export const SOURCE_WEIGHT: Readonly<Record<EvidenceSource, number>> = {
  administrator: 5,
  owner: 5,
  import: 2,
  visitor: 1,
};

/** What a statement does with its value. */
export const VERDICTS = ['states', 'confirms', 'contradicts'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** A statement about one fact. Statements are never changed or deleted while the place exists. */
export interface Statement {
  readonly id: number;
  /** Null if the owner or administrator no longer says anything about the fact. */
  readonly value: FactValue | null;
  readonly source: EvidenceSource;
  readonly verdict: Verdict;
  /** The same for all statements of one account or network, which count once; null for an import. */
  readonly voice: string | null;
  readonly at: Date;
}

/**
 * Product decision: contradictions by this many voices within this many days make a fact disputed. An owner who repeats
 * the value doesn't end that; an administrator, who has checked it, does, whatever its owner says after that.
 */
export const DISPUTED_BY = 2;
export const DISPUTED_DAYS = 60;

/** Product decision: days without a confirmation after which a fact is stale. */
export const STALE_DAYS = 365;

export const FACT_STATES = ['confirmed', 'unconfirmed', 'disputed', 'stale'] as const;

export type FactState = (typeof FACT_STATES)[number];

/** The value that is shown for a fact, and how far it can be trusted. */
export interface ShownFact {
  readonly value: FactValue;
  readonly state: FactState;
  /** When the value was last stated or confirmed. */
  readonly confirmedAt: Date;
  /** Whether the owner or an administrator stands behind the value. */
  readonly byOwner: boolean;
  readonly byAdministrator: boolean;
  /** Visitors who confirmed the value, and voices that contradict it within DISPUTED_DAYS, since an administrator checked it. */
  readonly visitors: number;
  readonly contradictions: number;
}

/**
 * Returns the value to show for a fact; null if nothing is known. Each voice counts once, with its newest statement: a
 * new statement of the owner or an administrator replaces their older ones. That includes former owners, who spoke for
 * the place then: a new owner replaces their statements fact by fact. An import never replaces what the owner or an
 * administrator says, however old that is. A statement counts its source's weight, halved after each half-life of its
 * fact; a contradiction counts against its value. The value with the greatest sum is shown; of equals, the newest.
 */
export function shownFact(key: FactKey, statements: readonly Statement[], now: Date): ShownFact | null {
  const counted = withoutOverruled(newestOfEachVoice(statements));
  const values = new Map<string, Statement[]>();
  for (const each of counted) {
    const text = each.value === null ? 'null' : canonical(each.value);
    values.set(text, [...(values.get(text) ?? []), each]);
  }
  let best: { readonly sum: number; readonly since: number; readonly group: readonly Statement[] } | null = null;
  for (const group of values.values()) {
    const stating = group.filter(({ verdict }) => verdict !== 'contradicts');
    if (stating.length === 0) continue;
    const sum = group.reduce((total, each) => total + weightOf(key, each, now), 0);
    const since = Math.max(...stating.map(({ at }) => at.getTime()));
    if (best === null || sum > best.sum || (sum === best.sum && since > best.since)) best = { sum, since, group };
  }
  const value = best?.group[0]?.value ?? null;
  if (best === null || value === null) return null;
  return described(value, best.group, {
    confirmedAt: new Date(best.since),
    checkedAt: checkedAt(value, statements),
    now,
  });
}

/** Of the owner and administrators together, and of all imports, only the newest statement counts. */
function newestOfEachVoice(statements: readonly Statement[]): Statement[] {
  const newest = new Map<string, Statement>();
  for (const each of statements.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id)) {
    newest.set(voiceOf(each), each);
  }
  return [...newest.values()];
}

/**
 * Leaves out an import that says nothing any longer, that contradicts the owner or an administrator, or that speaks after
 * they removed the fact.
 */
function withoutOverruled(counted: readonly Statement[]): readonly Statement[] {
  const keeper = counted.find(isKeeper);
  const isOverruled = (value: FactValue) =>
    keeper !== undefined && (keeper.value === null || !isSameValue(value, keeper.value));
  return counted.filter(({ source, value }) => source !== 'import' || (value !== null && !isOverruled(value)));
}

/** An administrator who edits a place speaks for it, like its owner. */
function voiceOf({ id, source, voice }: Statement): string {
  if (source === 'visitor') return `visitor ${voice ?? id}`;
  return source === 'import' ? 'import' : 'keeper';
}

/** Whether a statement speaks for the place. */
const isKeeper = ({ source }: Pick<Statement, 'source'>): boolean => source === 'owner' || source === 'administrator';

function weightOf(key: FactKey, { source, verdict, at }: Statement, now: Date): number {
  const days = Math.max(0, now.getTime() - at.getTime()) / DAY_MS;
  const weight = SOURCE_WEIGHT[source] * 0.5 ** (days / FACTS[key].halfLifeDays);
  return verdict === 'contradicts' ? -weight : weight;
}

/** Returns when an administrator last stood behind a value. An owner who repeats it later doesn't change that. */
function checkedAt(shown: FactValue, statements: readonly Statement[]): number {
  const checks = statements.filter(
    ({ source, value }) => source === 'administrator' && value !== null && isSameValue(value, shown),
  );
  return Math.max(0, ...checks.map(({ at }) => at.getTime()));
}

interface Times {
  readonly confirmedAt: Date;
  readonly checkedAt: number;
  readonly now: Date;
}

function described(value: FactValue, group: readonly Statement[], times: Times): ShownFact {
  const { confirmedAt, now } = times;
  const since = (days: number) => (each: Statement) => now.getTime() - each.at.getTime() <= days * DAY_MS;
  const behind = group.filter(({ verdict }) => verdict !== 'contradicts');
  const has = (source: EvidenceSource) => behind.some((each) => each.source === source);
  const visitors = behind.filter(({ source }) => source === 'visitor').length;
  const contradictions = group
    .filter(({ verdict, at }) => verdict === 'contradicts' && at.getTime() > times.checkedAt)
    .filter(since(DISPUTED_DAYS)).length;
  const [byOwner, byAdministrator] = [has('owner'), has('administrator')];
  const isBacked = byOwner || byAdministrator || visitors > 1 || (visitors === 1 && has('import'));
  const state =
    contradictions >= DISPUTED_BY
      ? 'disputed'
      : !behind.some(since(STALE_DAYS))
        ? 'stale'
        : isBacked
          ? 'confirmed'
          : 'unconfirmed';
  return { value, state, confirmedAt, byOwner, byAdministrator, visitors, contradictions };
}
