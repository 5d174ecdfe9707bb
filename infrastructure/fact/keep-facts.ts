import { RETENTION } from '../../domain/account/retention.js';
import { FACTS_DUE, UNDERIVED } from '../business/business.entity.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { computeFacts, lockFacts, recordFirst } from './compute-facts.js';
import { HORIZON_DAYS } from '../policy/opening-hours.js';

/** Businesses per transaction. Reading the hours of one takes milliseconds. */
const BATCH = 100;

/** Rows per statement that forgets networks. */
const FORGET_BATCH = 5000;

/** Days ahead for which dated hours are always known. Each place is read again after the rest of HORIZON_DAYS. */
const KNOWN_DAYS = HORIZON_DAYS - 30;

/**
 * Which businesses are computed again, as SQL conditions with an index each: those without statements, those with
 * disputes, which end by themselves, those written before their hours were read, and those whose dated hours end.
 */
const WORK = {
  unrecorded: FACTS_DUE,
  disputed: `disputed <> '{}'`,
  underived: UNDERIVED,
  ending: `hours_until < current_date + ${KNOWN_DAYS}`,
} as const;

const FORGET = `
  update policy_facts set network_hash = null where ctid = any(array(
    select ctid from policy_facts where network_hash is not null and created_at < now() - interval '${RETENTION.answerNetworkDays} days'
    limit ${FORGET_BATCH})) returning id`;

/** How many businesses were computed again, by reason. */
export type KeptFacts = Readonly<Record<keyof typeof WORK, number>>;

/**
 * Records the statements of businesses that have none, computes facts that time has changed, and forgets the networks of
 * old answers. Safe to run at any time; an interrupted run continues the next night.
 */
export async function keepFacts(work: UnitOfWork, now: Date): Promise<KeptFacts> {
  const counts: Record<string, number> = {};
  for (const [reason, which] of Object.entries(WORK)) counts[reason] = await computeAll(work, which, now);
  while ((await work.run(() => work.rows(FORGET))).length === FORGET_BATCH);
  return counts as KeptFacts;
}

/** Goes through the ids in order, so that a business that stays as it is isn't read twice. */
async function computeAll(work: UnitOfWork, which: string, now: Date): Promise<number> {
  let count = 0;
  for (let last = 0; ;) {
    const ids = await work.run(() => computeNext(work, which, last, now));
    count += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < BATCH) return count;
  }
}

async function computeNext(work: UnitOfWork, which: string, last: number, now: Date): Promise<readonly number[]> {
  const next = `select id from businesses where id > $1 and (${which}) order by id limit ${BATCH}`;
  const ids = (await work.rows<{ id: number }>(next, [last])).map(({ id }) => id);
  if (ids.length === 0) return ids;
  const rows = await lockFacts(work, ids);
  await recordFirst(work, rows);
  await computeFacts(work, rows, now);
  return ids;
}
