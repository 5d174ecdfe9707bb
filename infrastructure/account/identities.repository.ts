import type { Clock } from '../../application/shared/clock.js';
import { Identities, type Identity } from '../../application/account/ports.js';
import { isRegistrationComplete } from '../../domain/account/account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { uuidV7 } from '../postgres/uuid-v7.js';

type UserId = Readonly<{ id: string }>;

/** Members and identities in PostgreSQL. */
export class PostgresIdentities extends Identities {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async hold({ issuer, subject, email }: Identity): Promise<void> {
    const key = email?.toLowerCase() ?? `${issuer} ${subject}`;
    await this.work.rows('select pg_advisory_xact_lock(hashtextextended($1, 7232))', [key]);
  }

  override async memberOf({ issuer, subject }: Identity): Promise<string | null> {
    const found = await this.work.row<UserId>(
      'select user_id as id from user_identities where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    return found?.id ?? null;
  }

  override async memberByEmail(email: string): Promise<string | null> {
    return (await this.work.row<UserId>('select id from users where lower(email) = lower($1)', [email]))?.id ?? null;
  }

  override async createMember(identity: Identity, email: string | null): Promise<string> {
    const id = uuidV7(this.clock.now().getTime());
    const { firstName, lastName } = identity;
    await this.work.rows(
      'insert into users (id, email, first_name, last_name, is_registration_complete) values ($1, $2, $3, $4, $5)',
      [id, email, firstName, lastName, isRegistrationComplete(identity)],
    );
    await this.link(identity, id);
    return id;
  }

  override async link({ issuer, subject }: Identity, userId: string): Promise<void> {
    await this.work.rows('insert into user_identities (issuer, subject, user_id) values ($1, $2, $3)', [
      issuer,
      subject,
      userId,
    ]);
  }
}
