import type { OwnSessions, OwnSession } from '../../application/account/ports.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { endLoginsOfMember } from './end-logins.js';
import { holdAccount } from './hold-open-account.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** The session ID shown to the member. `sid` is only a hash, but it still must not leave the server. */
const TOLD_ID = `left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)`;

/** Uses index sessions_user. A member has at most ten sessions. */
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
 * A member's own sessions in `sessions(sid, sess, expire)`, in plain SQL. Ending a session from another browser also
 * ends everything that would sign its browser in again without a password. The member is locked, so that a sign-in at
 * the same moment finishes first or depends on a session that remains (`Members.hold`).
 */
export class PostgresOwnSessions implements OwnSessions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  ofMember(userId: string, sessionId: string | null): Promise<OwnSession[]> {
    return this.database.rows<OwnSession>(OF_MEMBER, [userId, sessionId]);
  }

  end(userId: string, id: string): Promise<void> {
    return this.work.run(async () => {
      await holdAccount(this.work, userId);
      await endLoginsOfMember(this.work, userId);
      if ((await this.work.row(END, [userId, id])) === null) refuse('NOT_FOUND', 'Session not found');
    });
  }

  endOthers(userId: string, sessionId: string | null): Promise<void> {
    return this.work.run(async () => {
      await holdAccount(this.work, userId);
      await endLoginsOfMember(this.work, userId);
      await this.work.rows(END_OTHERS, [userId, sessionId]);
    });
  }
}
