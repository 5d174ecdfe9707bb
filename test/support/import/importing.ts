import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { ListAnyway } from '../../../application/import/list-anyway.js';
import { RunUndo } from '../../../application/import/run-undo.js';
import { UndoImport } from '../../../application/import/undo-import.js';
import { RunImport, type ImportProgress } from '../../../application/import/run-import.js';
import { StartImport } from '../../../application/import/start-import.js';
import type { ExportFormat } from '../../../domain/import/file-format.js';
import { importFormatOf } from '../../../domain/import/file-format.js';
import { PostgresAuditLog } from '../../../infrastructure/administration/audit-log.repository.js';
import { PostgresDuplicateCandidates } from '../../../infrastructure/duplicate/duplicate-candidates.repository.js';
import { PostgresReportedRows } from '../../../infrastructure/import/reported-rows.repository.js';
import { PostgresGazetteer } from '../../../infrastructure/gazetteer/gazetteer.query.js';
import { PackagedPinTowns } from '../../../infrastructure/gazetteer/pin-towns.js';
import { PostgresDirectoryExport } from '../../../infrastructure/import/directory-export.query.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { PostgresImportChanges } from '../../../infrastructure/import/import-changes.repository.js';
import { PostgresImportedBusinesses } from '../../../infrastructure/import/imported-businesses.repository.js';
import { PostgresImportUndos } from '../../../infrastructure/import/undo/import-undos.repository.js';
import { PostgresUndoneListings } from '../../../infrastructure/import/undo/undone-listings.repository.js';
import { PostgresImports } from '../../../infrastructure/import/imports.repository.js';
import { PostgresSavedMappings } from '../../../infrastructure/import/mapping/saved-mappings.repository.js';
import { retryWhileUnavailable } from '../../../infrastructure/import/running-import.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import type { RowRules } from '../../../application/import/ports.js';
import { ContractRowRules } from '../../../interfaces/http/import/contract-row-rules.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { TAG_TABLE } from './read-file.js';

/** Shared, because reading the packages takes time. */
const PIN_TOWNS = new PackagedPinTowns();

interface Asked {
  readonly isDryRun?: boolean;
  readonly source?: string | null;
  readonly country?: string;
}

/** Runs imports into one database, as the command line does. */
export class Importing {
  readonly #folder = mkdtempSync(join(tmpdir(), 'welcome-paws-importing-'));
  #files = 0;

  private constructor(
    readonly database: Database,
    private readonly orm: MikroORM,
    private readonly ownSource: string,
  ) {}

  static async into(url: string, ownSource: string): Promise<Importing> {
    const database = new Database({ url, connections: 4 });
    return new Importing(database, await createOrm(database.pool), ownSource);
  }

  get ports() {
    const transaction = new UnitOfWork(this.orm);
    return {
      transaction,
      hidesMissing: true,
      imports: new PostgresImports(this.database, transaction),
      mappings: new PostgresSavedMappings(this.database, transaction),
      files: new DiskImportFiles(join(this.#folder, 'received'), TAG_TABLE),
      businesses: new PostgresImportedBusinesses(transaction, this.ownSource),
      changes: new PostgresImportChanges(transaction),
      gazetteer: new PostgresGazetteer(this.database),
      pinTowns: PIN_TOWNS,
      rules: new ContractRowRules(new OsmHoursReader()) as RowRules,
      heartbeat: <T>(rows: AsyncIterable<T>) => rows,
      retry: retryWhileUnavailable(() => Promise.resolve()),
      audit: new PostgresAuditLog(transaction),
    };
  }

  /** Writes a file and returns its path. */
  fileWith(name: string, content: string | Uint8Array): string {
    const path = join(this.#folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Returns the paths of received files. */
  receivedFiles(): string[] {
    const folder = join(this.#folder, 'received');
    return readdirSync(folder).map((name) => join(folder, name));
  }

  /** Orders the import of a file and returns its ID. */
  async order(
    ending: string,
    content: string | Uint8Array,
    { isDryRun = false, source = 'tests', country = 'US' }: Asked = {},
  ): Promise<number> {
    const fileName = `${(this.#files += 1)}${ending}`;
    const path = this.fileWith(fileName, content);
    const format = importFormatOf(fileName);
    if (format === null) throw new Error('The test names no known format.');
    const { transaction, imports, files, audit, mappings } = this.ports;
    const start = new StartImport(transaction, imports, files, audit, null, mappings);
    const fingerprint = (await files.fingerprint({ path, format })) ?? '';
    return start.order({ name: 'Ada' }, { path, fileName, format, fingerprint, isDryRun, source, country });
  }

  async run(id: number, tell?: (progress: ImportProgress) => void) {
    return new RunImport(this.ports).run(id, tell);
  }

  /** Imports a file and returns the number of rows per outcome, without zeros. */
  async import(ending: string, content: string | Uint8Array, isDryRun = false): Promise<Record<string, number>> {
    const ended = await this.run(await this.order(ending, content, { isDryRun }));
    return Object.fromEntries(Object.entries(ended?.counts ?? {}).filter(([, count]) => count > 0));
  }

  get undoPorts() {
    const { transaction, businesses, audit, retry } = this.ports;
    return {
      ...{ transaction, businesses, audit, retry },
      undos: new PostgresImportUndos(this.database, transaction),
      listings: new PostgresUndoneListings(transaction),
      clock: { now: () => new Date() },
    };
  }

  /** Lists a likely duplicate of an import, as Grace. */
  async listAnyway(id: number, number: number): Promise<void> {
    const { transaction, businesses, changes, audit } = this.ports;
    const rows = new PostgresReportedRows(transaction);
    const candidates = new PostgresDuplicateCandidates(transaction);
    const clock = { now: () => new Date() };
    const list = new ListAnyway({ transaction, rows, businesses, changes, candidates, audit, clock });
    await list.run({ name: 'Grace' }, id, number);
  }

  /** Orders the undo of an import, as Grace. */
  async orderUndo(id: number, now = new Date()): Promise<void> {
    const { transaction, undos, audit } = this.undoPorts;
    const jobs = { enqueue: () => Promise.resolve() };
    await new UndoImport(transaction, undos, audit, jobs, { now: () => now }).run({ name: 'Grace' }, id);
  }

  /** Undoes an import and returns the number of listings per result, without zeros. */
  async undo(id: number): Promise<Record<string, number>> {
    await this.orderUndo(id);
    await new RunUndo(this.undoPorts).run(id);
    const { rows } = await this.database.pool.query<{ state: string; counts: Record<string, number> }>(
      'select state, counts from import_undos where import_id = $1',
      [id],
    );
    if (rows[0]?.state !== 'done') throw new Error('The undo has not ended.');
    return Object.fromEntries(Object.entries(rows[0].counts).filter(([, count]) => count > 0));
  }

  /** Returns the report of the last import, one line per row. */
  async report(): Promise<string[]> {
    const { rows } = await this.database.pool.query<{ sentence: string }>(
      `select concat_ws(' ', line, outcome, message) as sentence from import_lines
       where import_id = (select max(id) from imports) order by number`,
    );
    return rows.map(({ sentence }) => sentence);
  }

  async exported(format: ExportFormat): Promise<string> {
    let text = '';
    for await (const piece of new PostgresDirectoryExport(this.database, this.ownSource).text(format)) text += piece;
    return text;
  }

  async close(): Promise<void> {
    await this.orm.close();
    await this.database.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
