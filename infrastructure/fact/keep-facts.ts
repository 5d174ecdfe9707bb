import { RETENTION } from '../../domain/account/retention.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { computeFacts, lockFacts, recordFirst } from './compute-facts.js';
import { FACTS_DUE } from './facts-due.js';

/** Businesses per transaction. Reading the hours of one takes milliseconds. */
const BATCH = 100;

/** Rows per statement that forgets networks. */
const FORGET_BATCH = 5000;

/** Most businesses per reason and run. The next run continues with those that were computed longest ago. */
export const MAX_KEPT = 20_000;

/** A run ends after this time. The next one continues. */
const MAX_RUN_MS = 10 * 60_000;

/** Businesses that this run did not compute yet. */
const NOT_YET = `(facts_computed_at is null or facts_computed_at < $1)`;

const forgetSql = (table: string): string => `
  update ${table} set network_hash = null where ctid = any(array(
    select ctid from ${table} where network_hash is not null and created_at < now() - interval '${RETENTION.answerNetworkDays} days'
    limit ${FORGET_BATCH})) returning id`;

const FORGET = ['policy_facts', 'turned_away_reports'].map(forgetSql);

/** How many businesses were computed again, by reason, and how many of them the run left to the next one. */
export interface KeptFacts extends Readonly<Record<keyof typeof FACTS_DUE, number>> {
  readonly left: number;
  /** Statements and reports whose network was forgotten. */
  readonly forgotten: number;
}

/**
 * Records the statements of businesses that have none, computes facts that time has changed, and forgets the networks of
 * old answers and reports. No shown value changes with time alone, because all statements about a fact lose weight at
 * the same rate. Safe to run at any time, also in two processes at once: each skips what the other one, or an owner who is
 * saving, has locked. A run that is interrupted, or that reaches its limits, is continued by the next one.
 */
export async function keepFacts(work: UnitOfWork, now: Date, max = MAX_KEPT): Promise<KeptFacts> {
  const end = performance.now() + MAX_RUN_MS;
  const counts: Record<string, number> = {};
  let left = 0;
  for (const [reason, which] of Object.entries(FACTS_DUE)) {
    const due = await work.run(() => work.rows<{ id: number }>(dueSql(which, max), [now]));
    const done = await computeAll(work, which, { ids: due.map(({ id }) => id), now, end });
    counts[reason] = done;
    left += due.length - done;
  }
  return { ...(counts as Record<keyof typeof FACTS_DUE, number>), left, forgotten: await forgetNetworks(work) };
}

const dueSql = (which: string, max: number): string => `
  select id from businesses where (${which}) and ${NOT_YET} order by facts_computed_at nulls first, id limit ${max}`;

interface Due {
  readonly ids: readonly number[];
  readonly now: Date;
  /** Milliseconds on the monotonic clock. */
  readonly end: number;
}

async function computeAll(work: UnitOfWork, which: string, { ids, now, end }: Due): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length && performance.now() < end; from += BATCH) {
    count += await work.run(() => computeBatch(work, which, ids.slice(from, from + BATCH), now));
  }
  return count;
}

async function computeBatch(work: UnitOfWork, which: string, ids: readonly number[], now: Date): Promise<number> {
  const free = `
    select id from businesses where id = any($2::integer[]) and (${which}) and ${NOT_YET} order by id for no key update skip locked`;
  const held = await work.rows<{ id: number }>(free, [now, ids]);
  const rows = await lockFacts(work, held.map(({ id }) => id)); // prettier-ignore
  await recordFirst(work, rows);
  await computeFacts(work, rows, now);
  return rows.length;
}

async function forgetNetworks(work: UnitOfWork): Promise<number> {
  let forgotten = 0;
  for (const statement of FORGET) {
    for (let count = FORGET_BATCH; count === FORGET_BATCH; forgotten += count) {
      count = (await work.run(() => work.rows(statement))).length;
    }
  }
  return forgotten;
}
