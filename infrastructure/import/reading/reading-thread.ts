import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImportFile, ReadRow } from '../../../application/import/file-ports.js';
import { ImportFileError } from '../import-file-error.js';
import type { RowsOrder } from './file-rows.js';
import { NEXT, type ThreadAnswer, type ThreadOrder } from './thread-messages.js';

/** Product decision: memory of the thread in MB. The readers hold less of any file. */
const MAX_THREAD_MB = 1536;
/** Product decision: seconds to read a file, and additional seconds per MB. Most files need a hundredth of that. */
const MAX_SECONDS = 60;
const MAX_SECONDS_PER_MB = 10;

/** Returns how long a thread may read a file. Only the time in which the caller waits for rows counts. */
export const readingMs = (bytes: number): number => 1000 * (MAX_SECONDS + (MAX_SECONDS_PER_MB * bytes) / 1024 / 1024);

const TOO_SLOW = 'Reading the file takes too long. It may be damaged. Please split it into smaller files.';
const TOO_LARGE = 'Reading the file needs too much memory. Please split it into smaller files.';

/** Like `fileRows`, in a thread. Throws ImportFileError if reading takes more than `maxMs`, or too much memory. */
export async function* rowsInThread(
  rows: RowsOrder,
  onShare: (share: number) => void,
  maxMs: number,
): AsyncGenerator<ReadRow> {
  const thread = new ReadingThread({ call: 'rows', rows }, maxMs);
  try {
    for (;;) {
      const answer = await thread.next(onShare);
      if (answer.kind !== 'rows') throw new Error('The thread answered something else than rows.');
      onShare(answer.share);
      yield* answer.rows;
      if (answer.isLast) return;
    }
  } finally {
    await thread.close();
  }
}

/** Returns a file's own bounds or date (`fileBounds`, `fileDate`), read in a thread. Throws ImportFileError. */
export async function statedInThread(call: 'bounds' | 'date', file: ImportFile, maxMs: number): Promise<unknown> {
  const thread = new ReadingThread({ call, file }, maxMs);
  try {
    const answer = await thread.next(() => undefined);
    return answer.kind === 'value' ? answer.value : null;
  } finally {
    await thread.close();
  }
}

// The sources and the build have different extensions.
const PROGRAM = new URL(`./reader-thread${extname(import.meta.url)}`, import.meta.url);

class ReadingThread {
  readonly #worker: Worker;
  /** Answers that nobody has taken yet. */
  readonly #answers: (ThreadAnswer | Error)[] = [];
  #onAnswer: () => void = () => undefined;

  constructor(
    order: ThreadOrder,
    private msLeft: number,
  ) {
    this.#worker = new Worker(PROGRAM, {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: MAX_THREAD_MB },
    });
    const add = (answer: ThreadAnswer | Error) => {
      this.#answers.push(answer);
      this.#onAnswer();
    };
    this.#worker.on('message', add);
    this.#worker.on('error', add);
  }

  /** Returns the next rows, or the value. `onShare` receives the share of the file that was read so far. */
  async next(onShare: (share: number) => void): Promise<ThreadAnswer> {
    this.#worker.postMessage(NEXT);
    for (;;) {
      const answer = this.#answers.shift() ?? (await this.#nextAnswer());
      if (answer instanceof Error) {
        if ((answer as { code?: string }).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw answer;
        throw new ImportFileError(TOO_LARGE);
      }
      if (answer.kind === 'problem') throw new ImportFileError(answer.problem);
      if (answer.kind !== 'share') return answer;
      onShare(answer.share);
    }
  }

  /** Waits for an answer. Throws ImportFileError after the time limit. */
  async #nextAnswer(): Promise<ThreadAnswer | Error> {
    const startedAt = performance.now();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.msLeft);
      this.#onAnswer = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.msLeft -= performance.now() - startedAt;
    return this.#answers.shift() ?? new ImportFileError(TOO_SLOW);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
