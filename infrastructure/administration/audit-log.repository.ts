import { AuditLog, type AuditEntry } from '../../application/administration/audit.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** The audit log in PostgreSQL: entries are inserted and nothing else. */
export class PostgresAuditLog extends AuditLog {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async write(entry: AuditEntry): Promise<void> {
    const { em } = this.work;
    await em.persist(em.create(AuditEntryEntity, entry)).flush();
  }
}
