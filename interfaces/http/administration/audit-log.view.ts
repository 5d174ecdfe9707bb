import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { WrittenEntry } from '../../../application/administration/audit.js';
import { CSV_FILE } from '../../../application/shared/csv.js';

const COLUMNS = ['id', 'at', 'actor', 'action', 'targetType', 'targetId', 'before', 'after', 'reason'] as const;

/** Sends entries as a file, part by part: the next part is read once the one before was taken. */
export function sendAuditFile(reply: FastifyReply, parts: AsyncIterable<readonly WrittenEntry[]>): void {
  reply
    .header('Content-Disposition', 'attachment; filename="audit-log.csv"')
    .type('text/csv; charset=utf-8')
    .send(Readable.from(linesOf(parts), { objectMode: false, highWaterMark: 1 }));
}

async function* linesOf(parts: AsyncIterable<readonly WrittenEntry[]>): AsyncGenerator<string> {
  const file = { ...CSV_FILE, columns: COLUMNS };
  yield stringify([], file);
  for await (const part of parts) yield stringify([...part], { ...file, header: false });
}
