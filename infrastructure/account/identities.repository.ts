import type { Clock } from '../../application/shared/clock.js';
import type { Identities, Identity } from '../../application/account/ports.js';
import { isRegistrationComplete } from '../../domain/account/account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { uuidV7 } from '../postgres/uuid-v7.js';
import { EMBEDDED_ISSUER } from './embedded-issuer.js';
import { UserIdentityEntity, UserEntity } from './user.entity.js';

type UserId = Readonly<{ id: string }>;

/**
 * Members and identities in PostgreSQL, as entities. The lock on an address and the case-insensitive lookup are plain
 * SQL.
 */
export class PostgresIdentities implements Identities {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async hold({ issuer, subject, email }: Identity): Promise<void> {
    const key = email?.toLowerCase() ?? `${issuer} ${subject}`;
    await this.work.rows('select pg_advisory_xact_lock(hashtextextended($1, 7232))', [key]);
  }

  async memberOf({ issuer, subject }: Identity): Promise<string | null> {
    return (await this.work.em.findOne(UserIdentityEntity, { issuer, subject }))?.userId ?? null;
  }

  async memberByEmail(email: string): Promise<string | null> {
    return (await this.work.row<UserId>('select id from users where lower(email) = lower($1)', [email]))?.id ?? null;
  }

  async createMember(identity: Identity, email: string | null): Promise<string> {
    const id = uuidV7(this.clock.now().getTime());
    const { firstName, lastName } = identity;
    const isComplete = isRegistrationComplete(identity);
    const ageConfirmed = identity.issuer === EMBEDDED_ISSUER;
    const names = { firstName, lastName, isRegistrationComplete: isComplete };
    this.work.em.create(UserEntity, { id, email, ...names, ageConfirmed });
    await this.link(identity, id);
    return id;
  }

  async link({ issuer, subject }: Identity, userId: string): Promise<void> {
    this.work.em.create(UserIdentityEntity, { issuer, subject, userId });
    await this.work.em.flush();
  }
}
