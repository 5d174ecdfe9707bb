import { FACT_KEYS, type FactKey, type FactValue } from '../../domain/policy/fact.js';
import type { EvidenceSource, Verdict } from '../../domain/policy/evidence.js';
import { knownFacts, policyConfirmedAt, statedFacts, type FactContent } from '../../domain/policy/known-facts.js';
import type { FitColumns } from '../policy/fit-bits.js';
import { fitColumns } from '../policy/fit-bits.js';
import { staleColumns, type StaleColumns } from '../policy/stale-columns.js';
import type { DemoBusiness } from './businesses.js';
import { DEMO_MEMBERS, memberId, MEMBERS, OWNERS } from './people.js';
import { Random } from './random.js';

/** A row of `policy_facts`. */
interface DemoStatement {
  readonly businessId: number;
  readonly fact: FactKey;
  /** JSON. */
  readonly value: string;
  readonly source: EvidenceSource;
  readonly verdict: Verdict;
  readonly memberId: string | null;
  readonly voice: string | null;
  readonly createdAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SEED = 5_077;
/** Places whose policy nobody has stated or confirmed for more than a year. */
const STALE_SHARE = 0.18;
/** Places without an owner whose policy comes from an import; the others' comes from administrators. */
const IMPORTED_SHARE = 0.7;
/** Places whose owner stated another fee or weight limit before. */
const CHANGED_SHARE = 0.3;
const VISITED_SHARE = 0.5;
const DISPUTED_SHARE = 0.07;
/** Places with a contradiction by one visitor, which is no dispute. */
const DOUBTED_SHARE = 0.07;

/** Facts that visitors notice. */
const NOTICED = /^(pets\.(dog|cat)|areas\.|fee$|leash$|maxWeightLb$|openingHours$)/;

/**
 * Returns who said what about the facts of the businesses, and sets what follows from it: which facts are disputed, and
 * when they were last confirmed. Each business keeps its values.
 */
export function makeStatements(now: Date, businesses: readonly DemoBusiness[]): DemoStatement[] {
  return businesses.flatMap((business, index) => {
    const said = statementsOf(new Random(SEED + index), now, business);
    if (said.length > 0) Object.assign(business, factColumns(business, said, now));
    return said;
  });
}

const contentOf = ({ policy, openingHours }: DemoBusiness): FactContent => ({
  policy: policy === null ? null : (JSON.parse(policy) as FactContent['policy']),
  openingHours,
});

function statementsOf(random: Random, now: Date, business: DemoBusiness): DemoStatement[] {
  const { id, ownerId, createdAt } = business;
  const stated = Object.entries(statedFacts(contentOf(business))) as [FactKey, FactValue][];
  const isStale = random.chance(STALE_SHARE);
  const days = isStale ? random.between(380, 700) : random.between(3, 330);
  const oldest = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const at = (age: number) => new Date(now.getTime() - Math.min(age, oldest) * DAY_MS);
  const source = ownerId !== null ? 'owner' : random.chance(IMPORTED_SHARE) ? 'import' : 'administrator';
  const say = ([fact, value]: readonly [FactKey, FactValue], age: number): DemoStatement => ({
    ...{ businessId: id, fact, value: JSON.stringify(value), source, verdict: 'states' },
    ...{ memberId: ownerId, voice: null, createdAt: at(age) },
  });
  const before = ownerId !== null && random.chance(CHANGED_SHARE) ? stated.flatMap(earlier) : [];
  const spoken = [...before.map((each) => say(each, days + 200)), ...stated.map((each) => say(each, days))];
  if (isStale || business.approvalStatus !== 'approved') return spoken;
  return [...spoken, ...visitorsOf(random, id, stated).map(({ age, ...rest }) => ({ ...rest, createdAt: at(age) }))];
}

/** Returns another value that the owner stated before; none for facts that stayed the same. */
function earlier([fact, value]: readonly [FactKey, FactValue]): (readonly [FactKey, FactValue])[] {
  if (fact === 'maxWeightLb' && typeof value === 'number') return [[fact, value - 10]];
  if (fact !== 'fee' || typeof value !== 'object' || !('amount' in value) || value.amount < 10) return [];
  return [[fact, { ...value, amount: value.amount - 5 }]];
}

type VisitorStatement = Omit<DemoStatement, 'createdAt'> & { readonly age: number };

/** Returns confirmations, and contradictions of one fact at some places. Each visitor is a voice of their own. */
function visitorsOf(random: Random, businessId: number, stated: readonly (readonly [FactKey, FactValue])[]) {
  const noticed = stated.filter(([fact]) => NOTICED.test(fact));
  if (noticed.length === 0) return [];
  const say = (member: number, [fact, value]: readonly [FactKey, FactValue], verdict: Verdict, age: number) => ({
    ...{ businessId, fact, value: JSON.stringify(value), source: 'visitor', verdict, age },
    ...{ memberId: memberId(member), voice: `demo-${businessId}-${member}` },
  });
  const members = random.some(VISITORS, random.chance(VISITED_SHARE) ? random.whole(1, 6) : 0);
  const said = members.flatMap((member) =>
    random.some(noticed, random.whole(1, 3)).map((each) => say(member, each, 'confirms', random.between(2, 300))),
  );
  const contradictions = random.chance(DISPUTED_SHARE) ? 2 : random.chance(DOUBTED_SHARE) ? 1 : 0;
  const doubted = random.pick(noticed);
  const others = VISITORS.filter((member) => !members.includes(member));
  const against = random.some(others, contradictions);
  const contradicting = against.map((member) => say(member, doubted, 'contradicts', random.between(2, 40)));
  return [...said, ...contradicting] as VisitorStatement[];
}

/** Numbers of invented members who own nothing. */
const VISITORS = Array.from(
  { length: MEMBERS - OWNERS - DEMO_MEMBERS.length - 1 },
  (_, n) => DEMO_MEMBERS.length + 1 + n,
);

interface FactColumns extends FitColumns, StaleColumns {
  readonly disputed: string[];
  readonly policyConfirmedAt: Date | null;
  readonly factsComputedAt: Date;
}

function factColumns(business: DemoBusiness, said: readonly DemoStatement[], now: Date): FactColumns {
  const known = knownFacts(
    said.map(({ fact, value, createdAt, ...each }, id) => ({
      ...{ ...each, id, key: fact, value: JSON.parse(value) as FactValue, at: createdAt },
    })),
    now,
  );
  const disputed = FACT_KEYS.filter((key) => known[key]?.state === 'disputed');
  const fit = fitColumns(contentOf(business).policy, disputed);
  const age = { policyConfirmedAt: policyConfirmedAt(known), ...staleColumns(known, now) };
  return { ...fit, disputed, ...age, factsComputedAt: now };
}
