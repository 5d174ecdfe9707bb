import pLimit from 'p-limit';
import type {
  AttemptRecord,
  Busy,
  DeliveryResult,
  DueEvent,
  FailingEndpoint,
  TakeLimits,
  TakenDelivery,
  WebhookQueue,
} from '../../application/webhook/ports.js';
import type { DisabledReason } from '../../domain/webhook/endpoint.js';
import type { Visibility } from '../../domain/webhook/event-type.js';
import { MAX_LOGGED_ATTEMPTS_OF_EVENT } from '../../domain/webhook/schedule.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { EVENT } from './event-sql.js';

/** Deliveries taken at once, for all endpoints. */
const MAX_TAKEN = 200;
/** A process that sends for longer must have died. Longer than a request may take, with time to record it. */
const TAKEN_SECONDS = 40;
/** Reads of events at once, so that deliveries don't take all connections from requests. */
const READS_AT_ONCE = 4;

/**
 * Looks at due deliveries of each endpoint, at most `$3` of each member, in the order in which they became due, and decides what each is: `next`, and
 * taken; `behind` an earlier event of its business; `held` until an administrator's decision is final; or `undone` with
 * it. Only `next` is sent. The others are looked at again later, so that a long queue behind one failing event costs
 * nothing.
 */
const TAKE: Statement = {
  name: 'webhook-take',
  text: `with due as (
      select d.id from (
        select d.id, d.next_at, e.user_id, row_number() over (partition by e.user_id order by d.next_at, d.place) as n
        from webhook_endpoints e cross join lateral (
          select q.id, q.next_at, q.place from webhook_deliveries q
          where q.endpoint_id = e.id and q.status = 'waiting' and q.next_at <= now() order by q.next_at, q.place limit $1) d
        where e.is_enabled and e.id <> all ($2::uuid[]) and (e.user_id is null or e.user_id <> all ($4::uuid[]))) d
      where d.user_id is null or d.n <= $3 order by d.next_at limit ${MAX_TAKEN}),
    locked as (
      select q.id, q.endpoint_id, q.business_id, q.place, q.held_by from webhook_deliveries q join due using (id)
      where q.status = 'waiting' and q.next_at <= now() for update of q skip locked),
    judged as (
      select l.id, b.next_at, b.is_taken, case when x.outcome = 'undone' then 'undone'
          when x.id is not null and x.outcome is null then 'held' when b.id is not null then 'behind' else 'next' end as verdict
      from locked l left join decisions x on x.id = l.held_by left join lateral (
        select f.id, f.next_at, f.is_taken from webhook_deliveries f
        where f.endpoint_id = l.endpoint_id and f.business_id = l.business_id and f.status = 'waiting' and f.place < l.place
        order by f.place limit 1) b on true)
    update webhook_deliveries q set is_taken = j.verdict = 'next', next_at = case j.verdict
        when 'next' then now() + interval '${TAKEN_SECONDS} seconds'
        when 'behind' then case when j.is_taken then now() + interval '1 second' else greatest(j.next_at, now() + interval '1 second') end
        else now() + interval '500 milliseconds' end
    from judged j where j.id = q.id returning q.id, q.endpoint_id as "endpointId", j.verdict,
      (select e.user_id from webhook_endpoints e where e.id = q.endpoint_id) as "memberId"`,
};

/** The next event of the same business, unless it has already failed itself. */
const nextAfter = (lane: string) => `not is_taken and attempts = 0 and id in (
    select n.id from ${lane} cross join lateral (
      select f.id from webhook_deliveries f
      where f.endpoint_id = l.endpoint_id and f.business_id = l.business_id and f.status = 'waiting' and f.id <> l.id
      order by f.place limit 1) n)`;

const MAKE_DUE = 'update webhook_deliveries set next_at = now() where';

/** Waits for nobody, because it doesn't hold the endpoint. An event that it leaves out is looked at a second later. */
const DROP: Statement = {
  name: 'webhook-drop',
  text: `with l as (delete from webhook_deliveries where id in (
      select id from webhook_deliveries where id = any ($1::uuid[]) order by place for update skip locked)
    returning id, endpoint_id, business_id)
    ${MAKE_DUE} id in (select id from webhook_deliveries where ${nextAfter('l')} for update skip locked)`,
};

/** Before its delivery, as all who lock both do. Events that are being recorded don't wait for this. */
const HOLD_ENDPOINT = `select from webhook_endpoints where id = $1 for no key update`;

const FINISH = `update webhook_deliveries set is_taken = false, status = $2, problem = $3, attempts = attempts + $5::integer,
    next_at = coalesce($4::timestamptz, next_at), ended_at = case when $2 <> 'waiting' then now() end
  where id = $1 and is_taken and status = 'waiting' returning status`;

const WAKE = `${MAKE_DUE} ${nextAfter('(select id, endpoint_id, business_id from webhook_deliveries where id = $1) l')}`;

const RECORD = `with old as (
    delete from webhook_attempts where delivery_id = $1 and id <= (
      select id from webhook_attempts where delivery_id = $1 order by id desc offset ${MAX_LOGGED_ATTEMPTS_OF_EVENT - 1} limit 1))
  insert into webhook_attempts (delivery_id, sent_at, duration_ms, request_headers, request_body, status, answer_headers,
    answer_body, problem)
  select id, $2::timestamptz, $3::integer, $4::jsonb, $5, $6::integer, $7::jsonb, $8, $9 from webhook_deliveries where id = $1`;

const SUCCEEDED = `update webhook_endpoints set failing_since = null where id = $1 and failing_since is not null`;

const FAILED = `update webhook_endpoints set failing_since = coalesce(failing_since, $2::timestamptz) where id = $1
  returning user_id as "memberId", url, is_enabled as "isEnabled", failing_since as "failingSince"`;

const DISABLE = `update webhook_endpoints set is_enabled = false, disabled_reason = $2, version = version + 1 where id = $1`;

type Row = Omit<DueEvent, 'visibility'> & Visibility;

/** Events that wait to be sent, in PostgreSQL. Plain SQL, because processes must not take the same one. */
export class PostgresWebhookQueue implements WebhookQueue {
  readonly #limit = pLimit(READS_AT_ONCE);

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    /** Address of the site without a slash at the end. */
    private readonly publicUrl: string,
  ) {}

  async take(max: TakeLimits, busy: Busy): Promise<readonly TakenDelivery[] | null> {
    const values = [max.ofEndpoint, busy.endpoints, max.ofMember, busy.members];
    const seen = await this.database.rows<TakenDelivery & { verdict: string }>(TAKE, values);
    const undone = seen.filter(({ verdict }) => verdict === 'undone').map(({ id }) => id);
    if (undone.length > 0) await this.database.rows(DROP, [undone]);
    if (seen.length === 0) return null;
    return seen
      .filter(({ verdict }) => verdict === 'next')
      .map(({ id, endpointId, memberId }) => ({ id, endpointId, memberId }));
  }

  async event(id: string): Promise<DueEvent | null> {
    const row = await this.#limit(() => this.database.row<Row>(EVENT, [id, this.publicUrl]));
    if (row === null) return null;
    const { receiver, role, isClaimant, isPublic, isGone, isReviewPublished, ...event } = row;
    return { ...event, visibility: { receiver, role, isClaimant, isPublic, isGone, isReviewPublished } };
  }

  async finish({ id, endpointId }: DueEvent, result: DeliveryResult, attempt: AttemptRecord | null): Promise<void> {
    const { status, nextAt, problem } = result;
    await this.work.rows(HOLD_ENDPOINT, [endpointId]);
    if (attempt !== null) {
      const { sentAt, durationMs, requestHeaders, requestBody, answerHeaders, answerBody } = attempt;
      const answer = answerHeaders === null ? null : JSON.stringify(answerHeaders);
      const request = [id, sentAt, durationMs, JSON.stringify(requestHeaders), requestBody];
      await this.work.rows(RECORD, [...request, attempt.status, answer, answerBody, problem]);
    }
    await this.work.rows(FINISH, [id, status, problem, nextAt, attempt === null ? 0 : 1]);
    if (status !== 'waiting') await this.work.rows(WAKE, [id]);
  }

  async succeeded(endpointId: string): Promise<void> {
    await this.work.rows(SUCCEEDED, [endpointId]);
  }

  failed(endpointId: string, at: Date): Promise<FailingEndpoint | null> {
    return this.work.row<FailingEndpoint>(FAILED, [endpointId, at]);
  }

  async disable(endpointId: string, reason: DisabledReason): Promise<void> {
    await this.work.rows(DISABLE, [endpointId, reason]);
  }
}
