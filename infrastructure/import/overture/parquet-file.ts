import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ImportFileError } from '../import-file-error.js';
import { MAX_ROWS } from '../row-count.js';
import { PARQUET_WORKER } from './parquet-worker.js';

/** Product decisions: what a Parquet file may unpack to. Files of Overture are far below. */
const LIMITS = {
  footerBytes: 8 * 1024 * 1024,
  columns: 2000,
  groups: 10_000,
  groupRows: 250_000,
  rows: MAX_ROWS,
  /** Unpacked. Pages usually have 1 MB. */
  pageBytes: 32 * 1024 * 1024,
  /** Unpacked, of one column in one row group. */
  columnBytes: 256 * 1024 * 1024,
  /** Of one column in one row group. A list has several in a row. */
  columnValues: 1_500_000,
  /** Of all columns that are read. */
  values: 150_000_000,
};

/** Product decision: memory of the thread in MB. */
const MAX_THREAD_MB = 768;
/** Product decision: reading one column of a row group takes about a second. */
const MAX_COLUMN_MS = 60_000;

const BROKEN = 'The file is not a valid Parquet file, or it is incomplete.';
const AGAIN = 'Please write the file again with smaller row groups, or import a smaller area.';

const PROBLEMS: Readonly<Record<keyof typeof LIMITS | 'encoding', string>> = {
  footerBytes: 'The description of the columns is too large.',
  columns: 'The file has too many columns.',
  groups: 'The file has too many row groups.',
  groupRows: `A row group has more than ${LIMITS.groupRows.toLocaleString('en-US')} rows.`,
  rows: `The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows.`,
  pageBytes: 'A page unpacks to too much.',
  columnBytes: 'A column in a row group unpacks to too much.',
  columnValues: 'A column in a row group has too many values.',
  values: 'The file has too many values.',
  encoding: 'A column has an encoding that is not supported.',
};

type Problem = keyof typeof PROBLEMS | 'broken';

type Answer =
  | { readonly problem: Problem }
  | { readonly columns: readonly string[]; readonly groups: readonly number[] }
  | { readonly values: readonly unknown[]; readonly isLast: boolean };

/** Asks for a column in a row group: for all of its rows, or for those with these indexes in the group. */
export interface ColumnRequest {
  readonly group: number;
  readonly rowStart: number;
  readonly rowEnd: number;
  readonly column: string;
  readonly wanted: Uint32Array | null;
}

/** A Parquet file that a thread of its own reads. All methods throw ImportFileError if it can't be read. */
export class ParquetFile {
  readonly #worker: Worker;
  /** Answers that nobody has taken yet. */
  readonly #answers: (Answer | Error)[] = [];
  #onAnswer: () => void = () => undefined;

  private constructor(
    path: string,
    private readonly maxColumnMs: number,
  ) {
    this.#worker = new Worker(PARQUET_WORKER, {
      eval: true,
      workerData: { path, modules: MODULES, limits: LIMITS },
      resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MB },
      execArgv: [],
    });
    const add = (answer: Answer | Error) => {
      this.#answers.push(answer);
      this.#onAnswer();
    };
    this.#worker.on('message', add);
    this.#worker.on('error', add);
  }

  /** Opens a file. The caller must close it. */
  static async open(path: string, maxColumnMs = MAX_COLUMN_MS) {
    const file = new ParquetFile(path, maxColumnMs);
    try {
      const opened = await file.#answer();
      if (!('columns' in opened)) throw new ImportFileError(BROKEN);
      return { file, columns: new Set(opened.columns), groups: opened.groups };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Yields the values of a column, in slices. */
  async *values(asked: ColumnRequest): AsyncGenerator<readonly unknown[]> {
    this.#worker.postMessage(asked);
    for (;;) {
      const answer = await this.#answer();
      if (!('values' in answer)) throw new ImportFileError(BROKEN);
      yield answer.values;
      if (answer.isLast) return;
    }
  }

  async #answer(): Promise<Answer> {
    if (this.#answers.length === 0) await this.#nextAnswer();
    const answer = this.#answers.shift();
    if (answer === undefined) throw new ImportFileError('Reading the file takes too long. It may be damaged.');
    if (answer instanceof Error) {
      if ((answer as { code?: string }).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw answer;
      throw new ImportFileError(`Reading the file needs too much memory. ${AGAIN}`);
    }
    if (!('problem' in answer)) return answer;
    throw new ImportFileError(answer.problem === 'broken' ? BROKEN : `${PROBLEMS[answer.problem]} ${AGAIN}`);
  }

  /** Waits for an answer, or until the time is over. */
  #nextAnswer(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.maxColumnMs);
      this.#onAnswer = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

const require = createRequire(import.meta.url);
const moduleAt = (name: string): string => pathToFileURL(require.resolve(name)).href;

const MODULES = {
  hyparquet: moduleAt('hyparquet'),
  column: moduleAt('hyparquet/src/column.js'),
  compressors: moduleAt('hyparquet-compressors'),
};
