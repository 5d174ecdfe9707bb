import type { AlertNews, Digests, DueAlert, FeedNews, Followed } from '../../application/alert/ports.js';
import { FEED_DAYS } from '../../domain/alert/place-news.js';
import { joinSanction } from '../account/sanction-sql.js';
import { keptInstead } from '../business/kept-instead.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { SCHEDULE } from './alerts.repository.js';
import { alertsAtOnce, newsOf, type Matching } from './news-of.js';
import { numberSome } from './number-news.js';

/** A merged business leads to the kept one. */
const WHAT = `case when a.kind = 'place' then json_build_object('kind', 'place', 'businessId',
    case when b.merged_into is null then b.id else ${keptInstead('b.id')} end)
  else json_build_object('kind', 'search', 'search', a.search, 'filters', a.filters) end as what`;

/**
 * Locks the members first, as everything that changes an account does, then their alerts. An email refers to its member, so
 * a member whose account is being changed waits for the next run.
 */
const HOLD_MEMBERS = `select id from users where id in (
    select user_id from alerts where paused_at is null and due_at <= $1 order by due_at, id limit $2)
  order by id for key share skip locked`;

const DUE = `
  with due as materialized (
    select id from alerts where paused_at is null and due_at <= $1 and user_id = any($3::uuid[])
    order by due_at, id limit $2 for update skip locked)
  select a.id, a.user_id as "memberId", a.label, a.followed, ${SCHEDULE}, a.feed_version as "feedVersion",
    a.last_sent_at as "lastSentAt", a.seen::float8 as seen, ${WHAT},
    u.email is not null and u.email_notifications and u.erasure_at is null
      and sanction.kind is distinct from 'suspension' as "isReachable"
  from due join alerts a on a.id = due.id join users u on u.id = a.user_id left join businesses b on b.id = a.business_id
    ${joinSanction('u.id', 'u.email')}
  order by a.id`;

const FINISH = `update alerts a set seen = greatest(a.seen, $2::bigint), due_at = f."dueAt", last_sent_at = f."lastSentAt"
  from jsonb_to_recordset($1::jsonb) as f(id integer, "dueAt" timestamptz, "lastSentAt" timestamptz) where a.id = f.id`;

const LAST = 'select max(number)::text as last from place_news';

/** News from before the alert was created isn't in its feed. */
const FEED = `
  select a.id, a.label, ${WHAT}, a.feed_version as "feedVersion", a.created_at as "createdAt",
    greatest(a.since, coalesce((select max(number) from place_news where made_at < now() - interval '${FEED_DAYS} days'), 0))::float8
      as seen,
    (select coalesce(max(number), 0) from place_news)::float8 as until
  from alerts a join users u on u.id = a.user_id and u.erasure_at is null left join businesses b on b.id = a.business_id
    ${joinSanction('u.id', 'u.email')}
  where a.id = $1 and sanction.kind is distinct from 'suspension'`;

export class PostgresDigests implements Digests {
  constructor(private readonly work: UnitOfWork) {}

  async number(): Promise<number> {
    for (;;) {
      const last = await this.work.run(() => numberSome(this.work));
      if (last !== null) return Number(last);
    }
  }

  async due(now: Date, max: number): Promise<readonly DueAlert[]> {
    const members = await this.work.rows<{ id: string }>(HOLD_MEMBERS, [now, max]);
    if (members.length === 0) return [];
    const due = await this.work.rows<DueAlert>(DUE, [now, max, members.map(({ id }) => id)]);
    const last = Number((await this.work.row<{ last: string }>(LAST))?.last ?? 0);
    return due.slice(0, alertsAtOnce(due, last));
  }

  news(alerts: readonly Matching[], until: number): Promise<ReadonlyMap<number, AlertNews>> {
    return newsOf(this.work, alerts, until, 'kind');
  }

  async finish(
    alerts: readonly { readonly id: number; readonly dueAt: Date; readonly lastSentAt: Date | null }[],
    until: number,
  ): Promise<void> {
    await this.work.rows(FINISH, [JSON.stringify(alerts), until]);
  }

  feed(id: number): Promise<FeedNews | null> {
    return this.work.run(async () => {
      const alert = await this.work.row<Matching & FeedRow>(FEED, [id]);
      if (alert === null) return null;
      const { label, what, feedVersion, createdAt } = alert;
      const news = (await newsOf(this.work, [alert], alert.until, 'newest')).get(id) ?? { total: 0, places: [] };
      return { ...news, label, what, feedVersion, createdAt };
    });
  }
}

interface FeedRow {
  readonly label: string;
  readonly what: Followed;
  readonly feedVersion: number;
  readonly createdAt: Date;
  readonly until: number;
}
