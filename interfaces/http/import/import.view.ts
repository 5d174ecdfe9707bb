import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ExportFormat } from '../../../domain/import/file-format.js';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
};

/** Sends text as a file, part by part: the next part is read once the one before was taken. */
export function sendTextFile(
  reply: FastifyReply,
  name: string,
  format: ExportFormat,
  text: AsyncIterable<string>,
): void {
  reply
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .type(TYPES[format])
    .send(Readable.from(text, { objectMode: false, highWaterMark: 1 }));
}
