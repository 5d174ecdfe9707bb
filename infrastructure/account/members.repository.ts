import type { Members, PublicProfile } from '../../application/account/ports.js';
import type { Caller } from '../../application/shared/actor.js';
import type { Account } from '../../domain/account/account.js';
import type { Sanction } from '../../domain/moderation/sanction.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { holdOpenAccount, requireOpenSession } from './hold-open-account.js';
import { joinSanction, SANCTION_COLUMNS, sanctionOf, type SanctionColumns } from './sanction-sql.js';
import { accountOf, UserEntity } from './user.entity.js';

const PUBLIC_PROFILE: Statement = {
  name: 'public-profile',
  text: `select id, first_name as "firstName", profile_image_url as "profileImageUrl", pet_first_name as "petFirstName",
      created_at as "joinedDate"
    from users where id = $1 and erasure_at is null and (not paused or id = $2)`,
};

const SANCTION = `select ${SANCTION_COLUMNS} from users u ${joinSanction('u.id', 'u.email')} where u.id = $1`;

/**
 * Members in PostgreSQL, as entities. Only the public profile is plain SQL, because it is read without a transaction.
 */
export class PostgresMembers implements Members {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  publicProfile(id: string, viewerId: string | null): Promise<PublicProfile | null> {
    return this.database.row<PublicProfile>(PUBLIC_PROFILE, [id, viewerId]);
  }

  async find(id: string): Promise<Account | null> {
    const row = await this.work.em.findOne(UserEntity, { id, erasureAt: null });
    return row === null ? null : accountOf(row);
  }

  async sanctionOf(id: string): Promise<Sanction | null> {
    const row = await this.work.row<SanctionColumns>(SANCTION, [id]);
    return row === null ? null : sanctionOf(row);
  }

  async hold(caller: Caller): Promise<void> {
    await holdOpenAccount(this.work, caller.userId);
    await requireOpenSession(this.work, caller);
  }

  async save({ createdAt: _, updatedAt: __, ...account }: Account): Promise<Account> {
    return accountOf(await this.work.change(UserEntity, account.id, account));
  }
}
