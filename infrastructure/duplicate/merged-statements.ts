import type { MovedByMerge } from '../../domain/duplicate/merge.js';
import type { NewStatement } from '../../domain/policy/known-facts.js';
import { lockFacts, recordFirst } from '../fact/compute-facts.js';
import { addStatements } from '../fact/statements.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { MergedReports } from './merged-reports.js';

type MovedStatement = NonNullable<MovedByMerge['statements']>[number];

/** Statements of the merged business $2, except those that came with a review that stays there. */
const COMING = `
  select f.id, f.voice from policy_facts f where f.business_id = $2
    and not exists (select from reviews r where r.id = f.review_id and r.business_id <> $1) order by f.id`;

/** A member or network that spoke about both businesses counts once: the voices of the kept business are taken. */
const MOVE = `
  with one as (
    select distinct on (m.fact, m.voice) m.fact, m.voice, k.voice as kept
    from policy_facts m join policy_facts k on k.business_id = $1 and k.fact = m.fact and k.source = 'visitor'
      and k.voice is not null and (k.member_id = m.member_id or k.network_hash = m.network_hash)
    where m.id = any($2::integer[]) and m.source = 'visitor' and m.voice is not null
    order by m.fact, m.voice, k.created_at desc, k.id desc)
  update policy_facts f set business_id = $1,
    voice = coalesce((select one.kept from one where one.fact = f.fact and one.voice = f.voice), f.voice)
  where f.id = any($2::integer[])`;

/** Statements that were erased or moved on since don't come back. */
const RETURN = `
  update policy_facts f set business_id = $2, voice = m.voice
  from jsonb_to_recordset($3) as m (id integer, voice text) where f.id = m.id and f.business_id = $1`;

/** Answers stay with their review, which may be at the other business now. */
const FOLLOW = `
  update policy_facts f set business_id = r.business_id from reviews r
  where r.id = f.review_id and f.business_id = any($1::integer[]) and r.business_id = any($1::integer[]) and f.business_id <> r.business_id
  returning f.id`;

const WITHDRAW = 'update policy_facts set withdrawn_at = now() where id = any($1::integer[]) and withdrawn_at is null';

/**
 * Moves what was said and reported about two businesses in a merge and in its undo, after their reviews, and computes what both show.
 * The businesses must be locked.
 */
export class MergedStatements {
  readonly #reports: MergedReports;

  constructor(private readonly work: UnitOfWork) {
    this.#reports = new MergedReports(work);
  }

  /** `chosen` is what the administrator decided about facts of the kept business. */
  async merge(
    keptId: number,
    mergedId: number,
    chosen: readonly NewStatement[],
  ): Promise<Pick<MovedByMerge, 'turnedAway' | 'statements' | 'chosen'>> {
    const ids = [keptId, mergedId];
    await recordFirst(this.work, await lockFacts(this.work, ids));
    const reports = await this.#reports.merge(keptId, mergedId);
    const statements = await this.work.rows<MovedStatement>(COMING, ids);
    await this.work.rows(MOVE, [keptId, statements.map(({ id }) => id)]);
    const followed = await this.work.rows(FOLLOW, [ids]);
    const added = await addStatements(
      this.work,
      chosen.map((each) => ({ ...each, businessId: keptId, source: 'administrator' })),
    );
    if (reports.length + statements.length + followed.length + added.length > 0) await computeAgain(this.work, ids);
    return { turnedAway: reports, statements, chosen: added };
  }

  async undo(keptId: number, mergedId: number, moved: MovedByMerge): Promise<void> {
    const { turnedAway: reports = [], statements = [], chosen = [] } = moved;
    const ids = [keptId, mergedId];
    await this.#reports.undo(keptId, mergedId, reports);
    await this.work.rows(RETURN, [...ids, JSON.stringify(statements)]);
    const followed = await this.work.rows(FOLLOW, [ids]);
    await this.work.rows(WITHDRAW, [chosen]);
    const changes = reports.length + statements.length + followed.length + chosen.length;
    if (changes > 0) await computeAgain(this.work, ids);
  }
}
