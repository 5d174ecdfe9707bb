import type {
  ClosedMember,
  MemberSessions,
  FoundSession,
  NewSession,
  Session,
  SessionStart,
} from '../../application/identity/ports.js';
import type { Clock } from '../../application/shared/clock.js';
import { MAX_SESSION_S, MAX_SESSIONS, OWN_WRITES_S, SESSION_IDLE_S } from '../../domain/account/session-life.js';
import { EMBEDDED_ISSUER } from '../account/embedded-issuer.js';
import { currentUserJson } from '../account/current-user-json.js';
import { BatchedReads } from '../postgres/batched-reads.js';
import { joinSanction, SANCTION_COLUMNS, sanctionOf, type SanctionColumns } from '../account/sanction-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { hashOfToken, newToken } from './token.js';

/** Returns SQL that formats a time as ISO 8601 in UTC. */
const isoOf = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Minimum number of seconds between two updates of a session's last use. */
const TOUCH_EVERY_S = 3600;

interface FoundRow extends SanctionColumns {
  readonly sid: string;
  readonly user_id: string;
  readonly signed_in_ms_ago: number;
  readonly is_stale: boolean;
  readonly wrote_lately: boolean;
  readonly record: string;
}

// Reads the session, the member, and any sanction in one statement, through two primary keys, the index of
// mailboxes, and a small index.
const FIND: Statement = {
  name: 'member-session',
  text: `select s.sid, u.id as user_id, 
           extract(epoch from now() - (s.sess ->> 'signedInAt')::timestamptz)::float8 * 1000 as signed_in_ms_ago,
           s.expire < now() + make_interval(secs => ${SESSION_IDLE_S - TOUCH_EVERY_S})
             and s.expire < (s.sess ->> 'createdAt')::timestamptz + make_interval(secs => ${MAX_SESSION_S}) as is_stale,
           (coalesce(s.sess ->> 'wroteAt', s.sess ->> 'createdAt'))::timestamptz > now() - make_interval(secs => ${OWN_WRITES_S}) as wrote_lately,
           ${currentUserJson('u')}::text as record, ${SANCTION_COLUMNS}
         from sessions s join users u on u.id = (s.sess ->> 'userId')::uuid ${joinSanction('u.id', 'u.email')}
         where s.sid = any($1::text[]) and s.expire > now() and u.erasure_at is null
           and (s.sess ->> 'createdAt')::timestamptz > now() - make_interval(secs => ${MAX_SESSION_S})`,
};

const FIND_CLOSED: Statement = {
  name: 'member-session-closed',
  text: `select u.id as "userId", u.erasure_at as "erasureAt",
           not exists (select from ordered_erasures o where o.member_id = u.id) as "canRestore" from sessions s join users u on u.id = (s.sess ->> 'userId')::uuid
         where s.sid = $1 and s.expire > now() and u.erasure_at is not null`,
};

// Only an update: a request still running while its member signs out must not recreate the row.
const TOUCH: Statement = {
  name: 'member-session-touch',
  text: `update sessions set
           expire = least(now() + make_interval(secs => ${SESSION_IDLE_S}), (sess ->> 'createdAt')::timestamptz + make_interval(secs => ${MAX_SESSION_S})),
           sess = jsonb_set(sess, '{lastSeenAt}', to_jsonb(${isoOf('now()')}))
         where sid = $1`,
};

// Locks the accounts. A simultaneous password change either comes first, and then the login no longer counts, or comes
// later and ends this session with the others.
const BEGIN: Statement = {
  name: 'member-session-begin',
  text: `with account as materialized (
           select a.logins_since from user_identities i join provider_accounts a on a.id = i.subject::uuid
           where i.user_id = ($3::text)::uuid and i.issuer = $5 for share of a),
         start as (
           select clock_timestamp() as began, least($6::timestamptz, clock_timestamp()) as signed_in),
         stale as (select from account where logins_since > (select signed_in from start)),
         kept as (
           select sid from sessions where sess ->> 'userId' = $3 and expire > now()
           order by sess ->> 'lastSeenAt' desc limit ${MAX_SESSIONS - 1}),
         ended as (
           delete from sessions where not exists (select from stale)
             and (sid = $4 or (sess ->> 'userId' = $3 and sid not in (select sid from kept))))
         insert into sessions (sid, sess, expire)
         select $1, $2::jsonb || jsonb_build_object('signedInAt', ${isoOf('signed_in')}, 'createdAt', ${isoOf('began')},
             'lastSeenAt', ${isoOf('began')}), began + make_interval(secs => ${SESSION_IDLE_S})
         from start where not exists (select from stale)
         returning true as begun`,
};

// Waits for neither the disk nor a standby: if the server crashes, the mark is all that is lost.
const NOTE_WRITE: Statement = {
  name: 'member-session-note-write',
  text: `with soon as materialized (select set_config('synchronous_commit', 'off', true))
         update sessions set sess = jsonb_set(sess, '{wroteAt}', to_jsonb(${isoOf('clock_timestamp()')})) from soon where sid = $1`,
};

const END: Statement = { name: 'member-session-end', text: 'delete from sessions where sid = $1 returning sess' };

/**
 * Members' sessions in `sessions(sid, sess, expire)`. Prepared SQL, because every request by a member runs it. `sid` is
 * a hash of the cookie's token. All times come from the database, including the login time unless another issuer states
 * it. All methods throw DatabaseUnavailable if the database cannot answer.
 */
export class PostgresMemberSessions implements MemberSessions {
  readonly #found = new BatchedReads<FoundRow>(async (sids) => {
    const rows = await this.database.rows<FoundRow>(FIND, [sids]);
    return new Map(rows.map((row) => [row.sid, row]));
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(token: string): Promise<FoundSession | null> {
    const sid = hashOfToken(token);
    const row = await this.#found.get(sid);
    if (row === null) return null;
    if (row.is_stale) await this.database.rows(TOUCH, [sid]);
    const sanction = sanctionOf(row);
    const signedInAt = new Date(this.clock.now().getTime() - row.signed_in_ms_ago);
    const { user_id: userId, wrote_lately: wroteLately, record } = row;
    return { userId, sessionId: sid, signedInAt, wroteLately, record, sanction };
  }

  async findClosed(token: string): Promise<ClosedMember | null> {
    return this.database.row<ClosedMember>(FIND_CLOSED, [hashOfToken(token)]);
  }

  async begin(session: NewSession, { signedInAt, before }: SessionStart): Promise<string | null> {
    const token = newToken();
    const ended = before === null ? null : hashOfToken(before);
    const key = [hashOfToken(token), JSON.stringify(session), session.userId, ended];
    const started = await this.database.row(BEGIN, [...key, EMBEDDED_ISSUER, signedInAt]);
    return started === null ? null : token;
  }

  async noteWrite(sessionId: string): Promise<void> {
    await this.database.rows(NOTE_WRITE, [sessionId]);
  }

  async end(token: string): Promise<Session | null> {
    return (await this.database.row<{ sess: Session }>(END, [hashOfToken(token)]))?.sess ?? null;
  }
}
