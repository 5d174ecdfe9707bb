import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { WrittenEntry } from '../../../application/administration/audit.js';
import { CSV_FILE } from '../../../application/shared/csv.js';
import { Download } from '../server/answer-adapter.js';

const COLUMNS = [
  'id',
  'at',
  'actor',
  'actorId',
  'action',
  'targetType',
  'targetId',
  'before',
  'after',
  'reason',
] as const;

/**
 * Returns a CSV file of entries as a stream. The next part is read only after the client has received the previous one.
 */
export function auditFile(parts: AsyncIterable<readonly WrittenEntry[]>): Download {
  const lines = Readable.from(linesOf(parts), { objectMode: false, highWaterMark: 1 });
  return new Download('audit-log.csv', 'text/csv; charset=utf-8', lines);
}

async function* linesOf(parts: AsyncIterable<readonly WrittenEntry[]>): AsyncGenerator<string> {
  const file = { ...CSV_FILE, columns: COLUMNS };
  yield stringify([], file);
  for await (const part of parts) yield stringify([...part], { ...file, header: false });
}
