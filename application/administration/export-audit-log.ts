import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { AuditFilter, AuditLog, AuditReads, WrittenEntry } from './audit.js';

/** Exports the audit log. The export itself becomes its newest entry. */
export class ExportAuditLog {
  constructor(
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly reads: AuditReads,
  ) {}

  async run(
    { name: administrator }: AdministratorActor,
    filter: AuditFilter,
  ): Promise<AsyncIterable<readonly WrittenEntry[]>> {
    const setFilters = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
    await this.transaction.run(() =>
      this.audit.write({
        ...{ actor: administrator, action: 'auditLog.export', targetType: 'audit_log', targetId: 'export' },
        ...{ before: {}, after: setFilters, reason: null },
      }),
    );
    return this.reads.parts(filter);
  }
}
