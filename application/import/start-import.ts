import { importFormatOf, MAX_IMPORT_MB, UNKNOWN_FORMAT } from '../../domain/import/file-format.js';
import { reportText } from '../../domain/import/report-text.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import { ImportFileError, type ImportFile, type ImportFiles, type Imports } from './ports.js';

const MAX_FILE_NAME = 255;

/** Two files of which nobody says whence they are would overwrite each other's listings: both may have a row '1'. */
const NO_SOURCE =
  "Rows of this file do not say where they come from. Name their source, or add a column 'source': rows are known again by source and externalId.";

/** A file that an administrator sends. */
export interface SentImport {
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Of rows that name none; null where all do. */
  readonly source: string | null;
  readonly isDryRun: boolean;
}

/** A file that is to be imported. */
export interface ImportOrder extends ImportFile {
  readonly fingerprint: string;
  readonly fileName: string;
  readonly source: string | null;
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
  async run(administrator: string, { bytes, ...sent }: SentImport): Promise<number> {
    const fileName = reportText(sent.fileName, MAX_FILE_NAME);
    const format = importFormatOf(fileName) ?? refuse('FILE_TYPE_REFUSED', UNKNOWN_FORMAT, 'file');
    const received = await this.files.receive(bytes, MAX_IMPORT_MB * 1024 * 1024);
    const tooLarge = `The file is larger than ${MAX_IMPORT_MB} MB. A larger one is imported by 'npm run import'.`;
    const path = received ?? refuse('FILE_TOO_LARGE', tooLarge, 'file');
    try {
      const fingerprint = await this.files.fingerprint({ path, format });
      return await this.order(administrator, { ...sent, path, fingerprint, fileName, format });
    } catch (error) {
      await this.files.discard(path);
      throw error;
    }
  }

  /** The same with a file that is there. Refuses with INVALID_INPUT one of which nobody says where it comes from. */
  async order(administrator: string, order: ImportOrder): Promise<number> {
    const { fileName, format, isDryRun } = order;
    if (order.source === null && !(await this.#namesSource(order))) return refuse('INVALID_INPUT', NO_SOURCE, 'source');
    return this.transaction.run(async () => {
      const id = await this.imports.add({ ...order, startedBy: administrator });
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

  /** Whether its first row does; further rows that do not are told of one by one. */
  async #namesSource(file: ImportFile): Promise<boolean> {
    try {
      for await (const row of this.files.rows(file, () => undefined)) {
        if (!('problem' in row)) return typeof row.values['source'] === 'string' && row.values['source'].trim() !== '';
      }
    } catch (error) {
      // What is wrong with the file itself stands in the report of its import.
      if (!(error instanceof ImportFileError)) throw error;
    }
    return true;
  }
}
