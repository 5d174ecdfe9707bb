import type { ExportFormat } from '../../domain/import/file-format.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { DirectoryExport } from './ports.js';

/** Exports the public listings as a file. */
export class ExportDirectory {
  constructor(
    private readonly transaction: Transaction,
    private readonly directory: DirectoryExport,
    private readonly audit: AuditLog,
  ) {}

  async run({ name: administrator }: AdministratorActor, format: ExportFormat): Promise<AsyncIterable<string>> {
    await this.transaction.run(() =>
      this.audit.write({
        actor: administrator,
        action: 'directory.export',
        targetType: 'directory',
        targetId: format,
        before: {},
        after: { format },
        reason: null,
      }),
    );
    return this.directory.text(format);
  }
}
