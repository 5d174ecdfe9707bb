import { importFormatOf, MAX_IMPORT_MB, UNKNOWN_FORMAT, type ImportFormat } from '../../domain/import/file-format.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { ImportFiles, Imports, ReceivedFile } from './ports.js';

/** What rows come from that name no source themselves. */
export const DEFAULT_SOURCE = 'import';

/** A file that an administrator sends. */
export interface SentImport {
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly isDryRun: boolean;
}

/** A file that is to be imported. */
export interface ImportOrder extends ReceivedFile {
  readonly fileName: string;
  readonly format: ImportFormat;
  readonly isDryRun: boolean;
}

/** An administrator has a file imported, or looked at: it is kept until a worker is done with it. */
export class StartImport {
  constructor(
    private readonly transaction: Transaction,
    private readonly imports: Imports,
    private readonly files: ImportFiles,
    private readonly audit: AuditLog,
    /** Null where whoever asks runs it. */
    private readonly jobs: Jobs | null,
  ) {}

  /** Answers its id. Refuses with FILE_TYPE_REFUSED a name that tells no format, and with FILE_TOO_LARGE. */
  async run(administrator: string, { fileName, bytes, isDryRun }: SentImport): Promise<number> {
    const format = importFormatOf(fileName) ?? refuse('FILE_TYPE_REFUSED', UNKNOWN_FORMAT, 'file');
    const received = await this.files.receive(bytes, MAX_IMPORT_MB * 1024 * 1024);
    const tooLarge = `The file is larger than ${MAX_IMPORT_MB} MB. A larger one is imported by 'npm run import'.`;
    const file = received ?? refuse('FILE_TOO_LARGE', tooLarge, 'file');
    return this.order(administrator, { ...file, fileName, format, isDryRun });
  }

  /** The same with a file that is there. */
  async order(administrator: string, order: ImportOrder): Promise<number> {
    const { fileName, format, isDryRun } = order;
    return this.transaction.run(async () => {
      const id = await this.imports.add({ ...order, source: DEFAULT_SOURCE, startedBy: administrator });
      await this.audit.write({
        actor: administrator,
        action: isDryRun ? 'import.try' : 'import.start',
        targetType: 'import',
        targetId: String(id),
        before: {},
        after: { fileName, format, fingerprint: order.fingerprint },
        reason: null,
      });
      await this.jobs?.enqueue('run-import', { id });
      return id;
    });
  }
}
