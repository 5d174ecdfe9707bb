import { LockMode, type InferEntity } from '@mikro-orm/core';
import type { Administrators, AdministratorRecord } from '../../application/administration/ports.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AdministratorEntity } from './administrator.entity.js';

const COLUMNS = `id, name, password_hash as "passwordHash", totp_secret as "totpSecret", last_totp_step as "lastTotpStep",
  recovery_codes as "recoveryCodes", pending_totp_secret as "pendingTotpSecret",
  pending_recovery_codes as "pendingRecoveryCodes", created_at as "createdAt"`;

const NAMED: Statement = {
  name: 'administrator-named',
  text: `select ${COLUMNS} from administrators where lower(name) = lower($1)`,
};

const ALL: Statement = { name: 'administrators', text: `select ${COLUMNS} from administrators order by id` };

const ADD = `insert into administrators (name, password_hash) values ($1, $2)
  on conflict (lower(name)) do nothing returning ${COLUMNS}`;

/**
 * Administrators in PostgreSQL, as entities. Reads without a transaction, and adding an administrator, are plain SQL.
 */
export class PostgresAdministrators implements Administrators {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  named(name: string): Promise<AdministratorRecord | null> {
    return this.database.row<AdministratorRecord>(NAMED, [name]);
  }

  all(): Promise<readonly AdministratorRecord[]> {
    return this.database.rows<AdministratorRecord>(ALL);
  }

  count(): Promise<number> {
    return this.work.em.count(AdministratorEntity);
  }

  async hold(id: number): Promise<AdministratorRecord | null> {
    const row = await this.work.lock(AdministratorEntity, { id });
    return row === null ? null : recordOf(row);
  }

  async holdAll(): Promise<readonly AdministratorRecord[]> {
    const locking = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    return (await this.work.em.find(AdministratorEntity, {}, locking)).map(recordOf);
  }

  add(name: string, passwordHash: string): Promise<AdministratorRecord | null> {
    return this.work.row<AdministratorRecord>(ADD, [name, passwordHash]);
  }

  async save({ id, recoveryCodes, pendingRecoveryCodes, ...rest }: AdministratorRecord): Promise<void> {
    const codes = { recoveryCodes: [...recoveryCodes], pendingRecoveryCodes: [...pendingRecoveryCodes] };
    await this.work.change(AdministratorEntity, id, { ...rest, ...codes });
  }

  async remove(id: number): Promise<void> {
    const { em } = this.work;
    await em.remove(await em.findOneOrFail(AdministratorEntity, id)).flush();
  }
}

function recordOf(row: InferEntity<typeof AdministratorEntity>): AdministratorRecord {
  const { id, name, recoveryCodes, pendingRecoveryCodes, createdAt } = row;
  const { passwordHash = null, totpSecret = null, lastTotpStep = null, pendingTotpSecret = null } = row;
  const codes = { recoveryCodes: [...recoveryCodes], pendingRecoveryCodes: [...pendingRecoveryCodes] };
  return { id, name, passwordHash, totpSecret, lastTotpStep, pendingTotpSecret, ...codes, createdAt };
}
