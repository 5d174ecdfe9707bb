/**
 * The program of the thread that reads an import file. A hostile file can keep a parser busy for long without a pause, so
 * parsing must not block the process that answers requests. That process only gets the rows that it asks for.
 */
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { ReadRow } from '../../../application/import/file-ports.js';
import { ImportFileError } from '../import-file-error.js';
import { fileBounds, fileDate, fileRows, type RowsOrder } from './file-rows.js';
import type { ThreadAnswer, ThreadOrder } from './thread-messages.js';

const MAX_ROWS_AT_ONCE = 250;
/** Copying this much takes about a millisecond. */
const MAX_BYTES_AT_ONCE = 256 * 1024;
/** Smallest progress that is reported to the other thread. */
const SHARE_STEP = 0.005;

const tell = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

/** Waits until rows are asked for. */
const asked = (): Promise<void> => new Promise((resolve) => parentPort?.once('message', () => resolve()));

async function work(order: ThreadOrder): Promise<void> {
  if (order.call === 'rows') return sendRows(order.rows);
  tell({ kind: 'value', value: await (order.call === 'bounds' ? fileBounds : fileDate)(order.file) });
}

async function sendRows(order: RowsOrder): Promise<void> {
  let share = 0;
  let told = 0;
  let rows: ReadRow[] = [];
  let bytes = 0;
  const send = async (isLast: boolean): Promise<void> => {
    tell({ kind: 'rows', rows, share, isLast });
    [rows, bytes, told] = [[], 0, share];
    if (!isLast) await asked();
  };
  const onShare = (part: number): void => {
    share = part;
    if (share - told < SHARE_STEP) return;
    told = share;
    tell({ kind: 'share', share });
  };
  await asked();
  try {
    for await (const row of fileRows(order, onShare)) {
      rows.push(row);
      bytes += serialize(row).length;
      if (rows.length === MAX_ROWS_AT_ONCE || bytes >= MAX_BYTES_AT_ONCE) await send(false);
    }
  } catch (error) {
    // Rows before the unreadable place in the file count.
    if (rows.length > 0) await send(false);
    throw error;
  }
  await send(true);
}

try {
  await work(workerData as ThreadOrder);
} catch (error) {
  if (!(error instanceof ImportFileError)) throw error;
  tell({ kind: 'problem', problem: error.message });
}
