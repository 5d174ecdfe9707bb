import { importFormatOf, MAX_IMPORT_MB, UNKNOWN_FORMAT } from '../../domain/import/file-format.js';
import { reportText } from '../../domain/import/outcome.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Jobs } from '../shared/jobs.js';
import type { Transaction } from '../shared/transaction.js';
import type { SavedMappings } from './mapping-ports.js';
import type { ImportFile, ImportFiles } from './file-ports.js';
import type { Imports, NewImport } from './ports.js';

const MAX_FILE_NAME = 255;
/** Product decision: how much of a file is read before its upload is answered. */
const MAX_START_BYTES = 4 * 1024 * 1024;

/** Two files without sources would overwrite each other's listings, because both may have a row '1'. */
const NO_SOURCE =
  "The rows of this file name no source. Enter one, or add a 'source' column. Rows are matched by source and externalId.";

const NO_COLUMNS = 'Only CSV files have columns to match.';

/** An uploaded file. */
export interface SentImport extends Pick<NewImport, 'fileName' | 'source' | 'country' | 'isDryRun' | 'mapping'> {
  readonly bytes: AsyncIterable<Uint8Array>;
}

type ImportOrder = Omit<NewImport, 'startedBy'>;

/** Starts an import or a dry run. The file is kept until a worker has finished. */
export class StartImport {
  constructor(
    private readonly transaction: Transaction,
    private readonly imports: Imports,
    private readonly files: ImportFiles,
    private readonly audit: AuditLog,
    /** Null if the caller runs the import itself. */
    private readonly jobs: Jobs | null,
    private readonly mappings: SavedMappings,
  ) {}

  /** Returns the import's id. Throws FILE_TYPE_REFUSED if the name has no known extension, or FILE_TOO_LARGE. */
  async run(administrator: AdministratorActor, { bytes, ...sent }: SentImport): Promise<number> {
    const fileName = reportText(sent.fileName, MAX_FILE_NAME);
    const format = importFormatOf(fileName) ?? refuse('FILE_TYPE_REFUSED', UNKNOWN_FORMAT, 'file');
    const id = await this.files.receive(bytes, MAX_IMPORT_MB * 1024 * 1024, async (path) => {
      const fingerprint = await this.files.fingerprint({ path, format });
      if (fingerprint === null) throw new Error('The file that was just stored cannot be read.');
      return this.order(administrator, { ...sent, path, fingerprint, fileName, format });
    });
    const tooLarge = `The file is larger than ${MAX_IMPORT_MB} MB. Import larger files with 'npm run import'.`;
    return id ?? refuse('FILE_TOO_LARGE', tooLarge, 'file');
  }

  /**
   * Like `run`, for a file on this machine. Throws INVALID_INPUT if its rows have no source, or a file without columns
   * has a mapping. Saves the mapping for the next file with these columns.
   */
  async order({ name: administrator }: AdministratorActor, order: ImportOrder): Promise<number> {
    const { fileName, format, isDryRun, source, mapping = null } = order;
    if (mapping !== null && format !== 'csv') refuse('INVALID_INPUT', NO_COLUMNS, 'mapping');
    if (source === null && !(await this.#namesSource(order))) return refuse('INVALID_INPUT', NO_SOURCE, 'source');
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
      if (mapping !== null) await this.mappings.save({ mapping, source, usedBy: administrator });
      await this.jobs?.enqueue('run-import', { id });
      return id;
    });
  }

  /**
   * Whether the first row of the file names its source. Rows of OpenStreetMap and Parquet files do, and finding
   * the first one may take a pass over the whole file. A file that can't be read counts as such, because the report of
   * its import says why, and so does one with no valid row in its first 4 MB. Later rows without a source are reported one by one.
   */
  async #namesSource(file: ImportFile): Promise<boolean> {
    if (file.format !== 'csv' && file.format !== 'jsonl' && file.format !== 'geojson') return true;
    for await (const row of this.files.rows(file, () => undefined, MAX_START_BYTES)) {
      if ('values' in row) return typeof row.values['source'] === 'string' && row.values['source'].trim() !== '';
    }
    return true;
  }
}
