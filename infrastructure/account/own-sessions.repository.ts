import { OwnSessions, type OwnSession } from '../../application/account/ports.js';
import { endLoginsOfMember } from './end-logins.js';
import { holdAccount } from './hold-open-account.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** A session's id as its member sees it. `sid` is only a hash, yet it stays in the server. */
const TOLD_ID = `left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)`;

/** Index sessions_user: a member has ten at most. */
const OF_MEMBER: Statement = {
  name: 'own-sessions',
  text: `select ${TOLD_ID} as id, sid is not distinct from $2 as current,
      (sess ->> 'signedInAt')::timestamptz as "signedInAt", (sess ->> 'lastSeenAt')::timestamptz as "lastSeenAt",
      expire as "expiresAt", coalesce(sess ->> 'userAgent', '') as "userAgent"
    from sessions where sess ->> 'userId' = $1 and expire > now()
    order by sid is not distinct from $2 desc, sess ->> 'lastSeenAt' desc, sid`,
};

const END = `delete from sessions where sess ->> 'userId' = $1 and ${TOLD_ID} = $2 returning true as ended`;

const END_OTHERS = `delete from sessions where sess ->> 'userId' = $1 and sid is distinct from $2`;

/**
 * A member's own sessions in `sessions(sid, sess, expire)`; by SQL. With a session that is ended from elsewhere ends
 * what would let its browser in again without a password; the member is held, so that what lets somebody in and is made at that
 * moment is made before, or by a session that is left (`Members.hold`).
 */
export class PostgresOwnSessions extends OwnSessions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  override ofMember(userId: string, sessionId: string | null): Promise<OwnSession[]> {
    return this.database.rows<OwnSession & Record<string, unknown>>(OF_MEMBER, [userId, sessionId]);
  }

  override end(userId: string, id: string): Promise<boolean> {
    return this.work.run(async () => {
      await holdAccount(this.work, userId);
      await endLoginsOfMember(this.work, userId);
      return (await this.work.row(END, [userId, id])) !== null;
    });
  }

  override endOthers(userId: string, sessionId: string | null): Promise<void> {
    return this.work.run(async () => {
      await holdAccount(this.work, userId);
      await endLoginsOfMember(this.work, userId);
      await this.work.rows(END_OTHERS, [userId, sessionId]);
    });
  }
}
