import type { AuditEntry } from '../../application/administration/audit.js';
import type { DecidingCall, DecidingCalls, Decisions } from '../../application/administration/decision-ports.js';
import type { Clock } from '../../application/shared/clock.js';
import { UNDO_MS, type Decision, type DecisionOutcome } from '../../domain/administration/decision.js';
import type { PostgresJobs } from '../jobs/jobs.repository.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import type { WaitingJob } from './decision.entity.js';

/**
 * Until the transaction ends, triggers record its changes for the decision, and its messages wait. A bulk decision has
 * several transactions, and its time starts with the last one. No row if the decision is already final.
 */
const BEGIN = `
  with decision as (
    insert into decisions as d (id, administrator_id, decided_at) values ($1, $2, $3)
    on conflict (id) do update set decided_at = excluded.decided_at where d.settled_at is null returning id)
  select set_config('welcome_paws.decision', id::text, true) from decision`;

const HOLD = `select administrator_id as "administratorId", decided_at as "decidedAt", outcome from decisions
  where id = $1 for update`;

const ENTRIES = `select became ->> 'actor' as actor, became ->> 'action' as action, became ->> 'target_type' as "targetType",
    became ->> 'target_id' as "targetId", became -> 'before' as before, became -> 'after' as after, became ->> 'reason' as reason
  from decision_changes where decision_id = $1 and table_name = 'audit_log' order by id`;

const TAKE_BACK = 'select undo_decision($1) as "isUndone"';

const SETTLE = `update decisions d set outcome = $2, settled_at = $3, jobs = '[]' from decisions o
  where d.id = $1 and o.id = d.id returning o.jobs`;

/** Skips one that another worker releases, or that is being undone. */
const DUE = `select id from decisions where settled_at is null and decided_at <= $1 order by decided_at, id limit 1
  for update skip locked`;

const FORGET = 'delete from decision_changes where decision_id = $1';

const SEND = 'update outbox set held_by = null where held_by = $1';

/** Decisions that can be undone, in PostgreSQL. */
export class PostgresDecisions implements Decisions, DecidingCalls {
  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: PostgresJobs,
    private readonly clock: Clock,
  ) {}

  decide<T>({ id, administratorId, onCommit }: DecidingCall, work: () => T): T {
    const begin = async (): Promise<void> => {
      const begun = await this.work.row(BEGIN, [id, administratorId, this.clock.now()]);
      if (begun !== null) await this.jobs.enqueueLater('release-decision', UNDO_MS);
    };
    return this.work.runFramed({ begin, onCommit }, work);
  }

  hold(id: string): Promise<Decision | null> {
    return this.work.row<Decision>(HOLD, [id]);
  }

  async takeBack(id: string, now: Date): Promise<readonly AuditEntry[] | null> {
    const entries = await this.work.rows<AuditEntry>(ENTRIES, [id]);
    const result = await this.work.row<{ isUndone: boolean }>(TAKE_BACK, [id]);
    if (result?.isUndone !== true) return null;
    await this.#settle(id, 'undone', now);
    return entries;
  }

  async release(now: Date): Promise<void> {
    while (await this.work.run(() => this.#releaseNext(now)));
  }

  async #releaseNext(now: Date): Promise<boolean> {
    const due = await this.work.row<{ id: string }>(DUE, [new Date(now.getTime() - UNDO_MS)]);
    if (due === null) return false;
    await this.work.rows(FORGET, [due.id]);
    await this.work.rows(SEND, [due.id]);
    for (const { name, data } of await this.#settle(due.id, 'final', now)) await this.jobs.enqueue(name, data);
    return true;
  }

  async #settle(id: string, outcome: DecisionOutcome, now: Date): Promise<readonly WaitingJob[]> {
    return (await this.work.row<{ jobs: readonly WaitingJob[] }>(SETTLE, [id, outcome, now]))?.jobs ?? [];
  }
}
