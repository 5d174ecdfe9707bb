import { sumOf } from '../../domain/import/outcome.js';
import { addSkips } from '../../domain/import/skip.js';
import type { AuditLog } from '../administration/audit.js';
import type { Gazetteer, PinTowns } from '../gazetteer/ports.js';
import type { Transaction } from '../shared/transaction.js';
import { EarlierRows } from './compare-rows.js';
import { countryOf, isPlaced, judgeRows, presentPlace } from './judge-rows.js';
import type {
  FileProblem,
  ImportedBusinesses,
  ImportFiles,
  ImportRecord,
  Imports,
  ReadRow,
  ReportLine,
  RowRules,
} from './ports.js';
import { FileArea, missingPlaces } from './missing-places.js';
import { SeenRows } from './seen-rows.js';
import { takeRows, type EarlierFileRows } from './take-rows.js';

/** Rows per transaction: few enough for the statement timeout, enough to be fast. */
const BATCH = 250;
/** Starts without progress after which an import is given up. */
const MAX_STARTS = 5;

interface RunPorts {
  readonly transaction: Transaction;
  readonly imports: Imports;
  readonly files: ImportFiles;
  readonly businesses: ImportedBusinesses;
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

/** The context of a batch. */
interface BatchContext extends EarlierFileRows {
  readonly area: FileArea;
  /** 0 to 1. */
  readonly share: number;
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
    const ended = await this.#checkedRows(record, (progress) => {
      record = progress.record;
      tell(progress);
    });
    if (ended === null) return null;
    const claimed = ended.area === null ? null : await files.bounds(record);
    const isEnded = await transaction.run(async () => {
      if (ended.area === null) return imports.end(record, ended.failure, []);
      if (!(await imports.hold(record))) return false;
      const hides = this.ports.hidesMissing;
      const missing = await missingPlaces(this.ports, { record, area: ended.area, claimed, hides });
      return imports.end(record, ended.failure, missing);
    });
    if (!isEnded) return null;
    await files.discard(record.path);
    return imports.find(id);
  }

  /** Imports the rows, unless the file is another one than at the start or the import was started too often. */
  async #checkedRows(record: ImportRecord, tell: OnProgress): Promise<RunResult | null> {
    const { imports, transaction, files } = this.ports;
    if (record.attempts >= MAX_STARTS) return { failure: gaveUp(record), area: null };
    await transaction.run(() => imports.begin(record.id));
    const fingerprint = record.position > 0 ? await files.fingerprint(record) : null;
    // A file that can't be read says why when its rows are read.
    if (fingerprint !== null && fingerprint !== record.fingerprint) return { failure: OTHER_FILE, area: null };
    return this.#rows(record, tell);
  }

  async #rows(started: ImportRecord, tell: OnProgress): Promise<RunResult | null> {
    let record = started;
    let share = 0;
    let number = 0;
    let isReadable = false;
    let batch: ReadRow[] = [];
    const seenRows = new SeenRows();
    const area = new FileArea();
    const unlisted = started.isDryRun ? EarlierRows.ofFile() : null;
    const keep = async (): Promise<boolean> => {
      const lines = await this.ports.retry(() => this.#batch(record, batch, { share, seen: seenRows, unlisted, area }));
      if (lines === null) return false;
      const outcomes = lines.map(({ outcome }) => outcome);
      const skipped = addSkips(
        record.skipped,
        lines.map(({ skipReason }) => skipReason),
      );
      record = { ...record, position: record.position + lines.length, counts: sumOf(record.counts, outcomes), skipped };
      tell({ share, record, lines });
      batch = [];
      return true;
    };
    const read = this.ports.files.rows(started, (part) => {
      share = part;
    });
    const rows = this.ports.heartbeat(this.#notingSkipped(read, started, { seen: seenRows, area }), () =>
      this.ports.imports.touch(started.id, share),
    );
    for await (const row of rows) {
      // The rows before the place where the file can't be read are imported all the same.
      if ('fileProblem' in row)
        return batch.length > 0 && !(await keep()) ? null : { failure: row.fileProblem, area: null };
      number += 1;
      isReadable ||= 'values' in row;
      if (number <= started.position) continue;
      if (batch.push(row) === BATCH && !(await keep())) return null;
    }
    share = 1;
    if (batch.length > 0 && !(await keep())) return null;
    const failure = number === 0 ? NO_PLACES : isReadable ? null : OTHER_FORMAT;
    return { failure, area: failure === null ? area : null };
  }

  /** Yields the same rows, and records the keys of those that were imported earlier. */
  async *#notingSkipped(
    rows: AsyncIterable<ReadRow | FileProblem>,
    started: ImportRecord,
    { seen, area }: Pick<BatchContext, 'seen' | 'area'>,
  ): AsyncGenerator<ReadRow | FileProblem> {
    let number = 0;
    for await (const row of rows) {
      number += 1;
      if (number <= started.position && 'values' in row) {
        const checked = this.ports.rules.check(row, started.source);
        const present = presentPlace(row, checked, started.source);
        if (present !== null) area.addPlace(present);
        if (typeof checked !== 'string') {
          seen.add(checked, row.line);
          const isTaken = countryOf(checked, this.ports.pinTowns, started.country) === started.country;
          if (isTaken) area.addPin(checked.content);
        }
      }
      yield row;
    }
  }

  /** Returns null if another process has continued the import. */
  async #batch(
    record: ImportRecord,
    rows: readonly ReadRow[],
    { share, ...before }: BatchContext,
  ): Promise<readonly ReportLine[] | null> {
    const { rules, gazetteer, pinTowns, transaction, imports } = this.ports;
    const judged = await judgeRows(rows, {
      rules,
      gazetteer,
      pinTowns,
      source: record.source,
      country: record.country,
      first: record.position + 1,
    });
    const results = await transaction.run(async () => {
      if (!(await imports.hold(record))) return null;
      const lines = await takeRows(judged, record, this.ports, before);
      await imports.advance(record, lines, share);
      return lines;
    });
    // Only after the commit, because the batch may be retried.
    for (const [index, { key, present, line, judgement }] of judged.entries()) {
      if (key !== null) before.seen.add(key, line);
      if (present !== null) before.area.addPlace(present);
      if (isPlaced(judgement)) before.area.addPin(judgement.content);
      const isAdded = results?.[index]?.outcome === 'added';
      if (isAdded && isPlaced(judgement)) before.unlisted?.add(judgement, line);
    }
    return results;
  }
}

const OTHER_FILE =
  'The file or the tag table has changed since this import started. Rows imported before that remain. Import the file again.';

const NO_PLACES =
  'The file has no places to import. Of OpenStreetMap, only places for pets or that welcome them count.';

const OTHER_FORMAT = 'No row of the file can be read. Its content is not in the format that its name says.';

const gaveUp = ({ position }: ImportRecord): string =>
  `The import started ${MAX_STARTS} times without getting past row ${position}. See the log for the reason. Rows imported before that remain.`;
