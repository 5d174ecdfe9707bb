import type { AuditLog, AuditEntry } from '../../application/administration/audit.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Index administrators_name. No administrator has the name of a service. */
const ID_OF = 'select id from administrators where lower(name) = lower($1)';

/** The audit log in PostgreSQL. Entries are only ever inserted. */
export class PostgresAuditLog implements AuditLog {
  constructor(private readonly work: UnitOfWork) {}

  async write(entry: AuditEntry): Promise<void> {
    const [administrator] = await this.work.rows<{ id: number }>(ID_OF, [entry.actor]);
    await this.work.add(AuditEntryEntity, { ...entry, actorId: administrator?.id ?? null });
  }
}
