import { sumOf } from '../../domain/import/outcome.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Transaction } from '../shared/transaction.js';
import { Unavailable } from '../shared/unavailable.js';
import { EarlierRows } from './compare-rows.js';
import { judgeRows } from './judge-rows.js';
import {
  ImportFileError,
  type ImportedBusinesses,
  type ImportFiles,
  type ImportRecord,
  type Imports,
  type ReadRow,
  type ReportLine,
  type RowRules,
} from './ports.js';
import { SeenRows } from './seen-rows.js';
import { takeRows, type TakenBefore } from './take-rows.js';

/** Rows that are taken in one transaction: small enough for a statement's time, large enough to be fast. */
const BATCH = 250;
/** A database that does not answer now is asked again so often, with a second between. */
const ATTEMPTS = 10;
const PAUSE_MS = 1000;
/** An import that was begun so often without a row being kept is given up. */
const MAX_TRIES = 5;

interface RunPorts {
  readonly transaction: Transaction;
  readonly imports: Imports;
  readonly files: ImportFiles;
  readonly businesses: ImportedBusinesses;
  readonly gazetteer: Gazetteer;
  readonly rules: RowRules;
  /** Does the work every now and then until what is answered is called. */
  readonly repeat: (work: () => Promise<void>) => () => void;
  /** Lets so many milliseconds pass. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** What is told after each batch. */
export interface ImportProgress {
  /** From 0 to 1. */
  readonly share: number;
  readonly record: ImportRecord;
  readonly lines: readonly ReportLine[];
}

/** How far a run is. */
interface Way extends TakenBefore {
  /** From 0 to 1. */
  readonly share: number;
}

type Tell = (progress: ImportProgress) => void;

/**
 * Takes the rows of a file, a batch in one transaction together with how far it came: after a crash it goes on behind the last batch
 * that was kept, and no row counts twice. Two that run the same import at once do no harm: the slower one ends.
 */
export class RunImport {
  constructor(private readonly ports: RunPorts) {}

  /**
   * Answers the import as it ended; null where there is none that waits, or another process goes on with it. Reads the file at `path`,
   * where that is not the one that it began with.
   */
  async run(id: number, tell: Tell = () => undefined, path?: string): Promise<ImportRecord | null> {
    const { imports, transaction, files } = this.ports;
    const found = await imports.find(id);
    if (found === null || found.state === 'done' || found.state === 'failed') return null;
    let record = { ...found, path: path ?? found.path };
    const ended = await this.#checkedRows(record, (progress) => {
      record = progress.record;
      tell(progress);
    }).catch((error: unknown) => {
      if (!(error instanceof ImportFileError)) throw error;
      return error;
    });
    if (ended === null) return null;
    const failure = ended instanceof ImportFileError ? ended.message : null;
    if (!(await transaction.run(() => imports.end(record, failure)))) return null;
    await files.discard(record.path);
    return imports.find(id);
  }

  /** Takes the rows, unless they are others than those that it began with, or it was tried too often. */
  async #checkedRows(record: ImportRecord, tell: Tell): Promise<ImportRecord | null> {
    const { imports, transaction, files } = this.ports;
    if (record.tries >= MAX_TRIES) throw new ImportFileError(gaveUp(record));
    await transaction.run(() => imports.begin(record.id));
    if (record.position > 0 && (await files.fingerprint(record)) !== record.fingerprint)
      throw new ImportFileError(OTHER_FILE);
    return this.#rows(record, tell);
  }

  async #rows(begun: ImportRecord, tell: Tell): Promise<ImportRecord | null> {
    let record = begun;
    let share = 0;
    let number = 0;
    let batch: ReadRow[] = [];
    const seen = new SeenRows();
    const unlisted = begun.isDryRun ? EarlierRows.ofFile() : null;
    const keep = async (): Promise<boolean> => {
      const lines = await this.#patiently(() => this.#batch(record, batch, { share, seen, unlisted }));
      if (lines === null) return false;
      const outcomes = lines.map(({ outcome }) => outcome);
      record = { ...record, position: record.position + lines.length, counts: sumOf(record.counts, outcomes) };
      tell({ share, record, lines });
      batch = [];
      return true;
    };
    const read = this.ports.files.rows(begun, (part) => {
      share = part;
    });
    const rows = this.#heard(this.#notingSkipped(read, begun, seen), () => this.ports.imports.touch(begun.id, share));
    try {
      for await (const row of rows) {
        number += 1;
        if (number <= begun.position) continue;
        if (batch.push(row) === BATCH && !(await keep())) return null;
      }
    } catch (error) {
      // What stands ahead of the place where the file cannot be read is taken all the same.
      if (error instanceof ImportFileError && batch.length > 0 && !(await keep())) return null;
      throw error;
    }
    share = 1;
    return batch.length > 0 && !(await keep()) ? null : record;
  }

  /** The same rows; while they are read, also before there is a first one, it is said that somebody does. */
  async *#heard(rows: AsyncIterable<ReadRow>, say: () => Promise<void>): AsyncGenerator<ReadRow> {
    const stop = this.ports.repeat(() => say().catch(() => undefined));
    try {
      yield* rows;
    } finally {
      stop();
    }
  }

  /** The same rows; of those that were taken before, the keys are noted. */
  async *#notingSkipped(rows: AsyncIterable<ReadRow>, begun: ImportRecord, seen: SeenRows): AsyncGenerator<ReadRow> {
    let number = 0;
    for await (const row of rows) {
      number += 1;
      if (number <= begun.position && !('problem' in row)) {
        const checked = this.ports.rules.check(row, begun.source);
        if (typeof checked !== 'string') seen.add(checked, row.line);
      }
      yield row;
    }
  }

  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Unavailable) || attempt === ATTEMPTS) throw error;
        await this.ports.wait(PAUSE_MS);
      }
    }
  }

  /** Null where somebody else went on with the import. */
  async #batch(
    record: ImportRecord,
    rows: readonly ReadRow[],
    { share, ...before }: Way,
  ): Promise<readonly ReportLine[] | null> {
    const { rules, gazetteer, transaction, imports, businesses } = this.ports;
    const judged = await judgeRows(rows, { rules, gazetteer, source: record.source, first: record.position + 1 });
    const taken = await transaction.run(async () => {
      if (!(await imports.hold(record))) return null;
      const lines = await takeRows(judged, record, businesses, before);
      await imports.advance(record, lines, share);
      return lines;
    });
    // Not before: the batch may be tried again.
    for (const [index, { key, line, judgement }] of judged.entries()) {
      if (key !== null) before.seen.add(key, line);
      const isAdded = taken?.[index]?.outcome === 'added';
      if (isAdded && typeof judgement !== 'string') before.unlisted?.add(judgement, line);
    }
    return taken;
  }
}

const OTHER_FILE =
  'The file, or the table of tags, is not the one that this import began with. What was taken before stays; import the file anew.';

const gaveUp = ({ position }: ImportRecord): string =>
  `It was begun ${MAX_TRIES} times without coming further than row ${position}; the log says why. What was taken before stays.`;
