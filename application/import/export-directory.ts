import type { ExportFormat } from '../../domain/import/file-format.js';
import type { AuditLog } from '../administration/audit.js';
import type { Transaction } from '../shared/transaction.js';
import type { DirectoryExport } from './ports.js';

/** An administrator takes the public listings along as a file. */
export class ExportDirectory {
  constructor(
    private readonly transaction: Transaction,
    private readonly directory: DirectoryExport,
    private readonly audit: AuditLog,
  ) {}

  async run(administrator: string, format: ExportFormat): Promise<AsyncIterable<string>> {
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
