import type { AuditLog, AuditEntry } from '../../application/administration/audit.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** The audit log in PostgreSQL. Entries are only ever inserted. */
export class PostgresAuditLog implements AuditLog {
  constructor(private readonly work: UnitOfWork) {}

  async write(entry: AuditEntry): Promise<void> {
    await this.work.add(AuditEntryEntity, entry);
  }
}
