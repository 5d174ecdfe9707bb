import { sumOf } from '../../domain/import/outcome.js';
import { addSkips } from '../../domain/import/skip.js';
import type { AuditLog } from '../administration/audit.js';
import type { Gazetteer, PinTowns } from '../gazetteer/ports.js';
import type { Transaction } from '../shared/transaction.js';
import { EarlierRows } from './compare-rows.js';
import { isPlaced, judgeRows, type JudgedRow } from './judge-rows.js';
import type { ImportFiles, ReadRow } from './file-ports.js';
import type { ImportedBusinesses, ImportRecord, Imports, ReportLine, RowRules } from './ports.js';
import { FileArea, missingPlaces } from './missing-places.js';
import { RecordedBusinesses } from './recorded-businesses.js';
import { SeenRows } from './seen-rows.js';
import { takeRows, type EarlierFileRows } from './take-rows.js';
import type { ImportChanges } from './undo-ports.js';

/** Rows per transaction: few enough for the statement timeout, enough to be fast. */
const BATCH = 250;
/** Starts without progress after which an import is given up. */
const MAX_STARTS = 5;

interface RunPorts {
  readonly transaction: Transaction;
  readonly imports: Imports;
  readonly files: ImportFiles;
  readonly businesses: ImportedBusinesses;
  readonly changes: ImportChanges;
  readonly gazetteer: Gazetteer;
  readonly pinTowns: PinTowns;
  readonly rules: RowRules;
  readonly audit: AuditLog;
  /** Whether listings that two imports missed are hidden. */
  readonly hidesMissing: boolean;
  /** Yields the rows and calls `beat` regularly until they end, so that other processes see that the import runs. */
  readonly heartbeat: <T>(rows: AsyncIterable<T>, beat: () => Promise<void>) => AsyncIterable<T>;
  /** Runs the work again while the database is unavailable. */
  readonly retry: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Reported after each batch. */
export interface ImportProgress {
  /** 0 to 1. */
  readonly share: number;
  readonly record: ImportRecord;
  readonly lines: readonly ReportLine[];
}

/** What is known about the file and its earlier rows. */
interface FileContext extends EarlierFileRows {
  readonly area: FileArea;
}

/** How a run ended. */
interface RunResult {
  /** Why the file was not imported to its end; null if it was. */
  readonly failure: string | null;
  /** Null if not all rows were read. */
  readonly area: FileArea | null;
}

type OnProgress = (progress: ImportProgress) => void;

/**
 * Imports the rows of a file, one batch per transaction together with its progress. After a crash, it continues after
 * the last stored batch, so no row counts twice. If two processes run the same import, the slower one ends.
 */
export class RunImport {
  constructor(private readonly ports: RunPorts) {}

  /**
   * Returns the finished import; null if it isn't waiting or another process has continued it. `path` replaces the
   * original path of the file.
   */
  async run(id: number, tell: OnProgress = () => undefined, path?: string): Promise<ImportRecord | null> {
    const { imports, transaction, files } = this.ports;
    const found = await imports.find(id);
    if (found === null || found.state === 'done' || found.state === 'failed') return null;
    let record = { ...found, path: path ?? found.path };
    const datedAt = await files.datedAt(record);
    const unlisted = record.isDryRun ? EarlierRows.ofFile() : null;
    const context = { seen: new SeenRows(), area: new FileArea(), unlisted, datedAt };
    const ended = await this.#checkedRows(record, context, (progress) => {
      record = progress.record;
      tell(progress);
    });
    if (ended === null) return null;
    const claimed = ended.area === null ? null : await files.bounds(record);
    const isEnded = await transaction.run(async () => {
      if (ended.area === null) return imports.end(record, ended.failure, []);
      if (!(await imports.hold(record))) return false;
      const hides = this.ports.hidesMissing;
      const missing = await missingPlaces(this.#recorded(record), {
        record,
        area: ended.area,
        claimed,
        hides,
        datedAt,
      });
      return imports.end(record, ended.failure, missing);
    });
    if (!isEnded) return null;
    await files.discard(record.path);
    return imports.find(id);
  }

  /** The ports for one transaction, which record what it changes. */
  #recorded({ id }: ImportRecord) {
    const { businesses, changes, audit, imports } = this.ports;
    return { imports, audit, businesses: new RecordedBusinesses(businesses, changes, id) };
  }

  /** Imports the rows, unless the file is another one than at the start or the import was started too often. */
  async #checkedRows(record: ImportRecord, context: FileContext, tell: OnProgress): Promise<RunResult | null> {
    const { imports, transaction, files } = this.ports;
    if (record.attempts >= MAX_STARTS) return { failure: gaveUp(record), area: null };
    await transaction.run(() => imports.begin(record.id));
    const fingerprint = record.position > 0 ? await files.fingerprint(record) : null;
    // A file that can't be read says why when its rows are read.
    if (fingerprint !== null && fingerprint !== record.fingerprint) return { failure: OTHER_FILE, area: null };
    return this.#rows(record, context, tell);
  }

  async #rows(started: ImportRecord, context: FileContext, tell: OnProgress): Promise<RunResult | null> {
    let record = started;
    let [share, number, isReadable] = [0, 0, false];
    let batch: ReadRow[] = [];
    const keep = async (): Promise<boolean> => {
      if (batch.length === 0) return true;
      const rows = batch;
      batch = [];
      if (number <= started.position) {
        await this.ports.retry(() => this.#replay(started, rows, number - rows.length, context));
        return true;
      }
      const lines = await this.ports.retry(() => this.#batch(record, rows, share, context));
      if (lines === null) return false;
      record = advanced(record, lines);
      tell({ share, record, lines });
      return true;
    };
    const read = this.ports.files.rows(started, (part) => {
      share = part;
    });
    for await (const row of this.ports.heartbeat(read, () => this.ports.imports.touch(started.id, share))) {
      // The rows before the place where the file can't be read are imported all the same.
      if ('fileProblem' in row) return (await keep()) ? { failure: row.fileProblem, area: null } : null;
      number += 1;
      isReadable ||= 'values' in row;
      batch.push(row);
      if ((batch.length === BATCH || number === started.position) && !(await keep())) return null;
    }
    share = 1;
    if (!(await keep())) return null;
    const failure = number === 0 ? NO_PLACES : isReadable ? null : OTHER_FORMAT;
    return { failure, area: failure === null ? context.area : null };
  }

  /**
   * Learns from rows that were imported before the process ended what the import knew of them. A dry run takes them
   * again, because it listed none of them.
   */
  async #replay(record: ImportRecord, rows: readonly ReadRow[], done: number, context: FileContext): Promise<void> {
    const judged = await this.#judged(record, rows, done);
    const { transaction } = this.ports;
    const lines = record.isDryRun
      ? await transaction.run(() => takeRows(judged, record, this.ports, context))
      : undefined;
    noteRows(judged, lines, context);
  }

  /** Returns null if another process has continued the import. */
  async #batch(
    record: ImportRecord,
    rows: readonly ReadRow[],
    share: number,
    context: FileContext,
  ): Promise<readonly ReportLine[] | null> {
    const { transaction, imports } = this.ports;
    const judged = await this.#judged(record, rows, record.position);
    const lines = await transaction.run(async () => {
      if (!(await imports.hold(record))) return null;
      const taken = await takeRows(judged, record, this.#recorded(record), context);
      await imports.advance(record, taken, share);
      return taken;
    });
    // Only after the commit, because the batch may be retried.
    if (lines !== null) noteRows(judged, lines, context);
    return lines;
  }

  #judged({ source, country }: ImportRecord, rows: readonly ReadRow[], done: number): Promise<JudgedRow[]> {
    const { rules, gazetteer, pinTowns } = this.ports;
    return judgeRows(rows, { rules, gazetteer, pinTowns, source, country, first: done + 1 });
  }
}

function advanced(record: ImportRecord, lines: readonly ReportLine[]): ImportRecord {
  const counts = sumOf(record.counts, lines.map(({ outcome }) => outcome)); // prettier-ignore
  const skipped = addSkips(record.skipped, lines.map(({ skipReason }) => skipReason)); // prettier-ignore
  return { ...record, position: record.position + lines.length, counts, skipped };
}

function noteRows(
  judged: readonly JudgedRow[],
  lines: readonly ReportLine[] | undefined,
  { seen, area, unlisted }: FileContext,
): void {
  for (const [index, row] of judged.entries()) {
    if (row.key !== null) seen.add(row.key, row.line);
    area.addRow(row);
    const isAdded = lines?.[index]?.outcome === 'added';
    if (isAdded && isPlaced(row.judgement)) unlisted?.add(row.judgement, row.line);
  }
}

const OTHER_FILE =
  'The file or the tag table has changed since this import started. Rows imported before that remain. Import the file again.';

const NO_PLACES =
  'The file has no places to import. Of OpenStreetMap, only places for pets or that welcome them count.';

const OTHER_FORMAT = 'No row of the file can be read. Its content is not in the format that its name says.';

const gaveUp = ({ position }: ImportRecord): string =>
  `The import started ${MAX_STARTS} times without getting past row ${position}. See the log for the reason. Rows imported before that remain.`;
