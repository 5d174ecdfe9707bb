import type { FastifyReply } from 'fastify';
import type { ReadFile } from '../../../application/upload/read-upload.js';

/** A document that only administrators see: never cached, and opened directly it may run and load nothing. */
const DOCUMENT_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Sends a document. One with a name is a download. */
export function sendPrivateDocument(reply: FastifyReply, { bytes, contentType, downloadName }: ReadFile): void {
  const disposition = downloadName === null ? 'inline' : `attachment; filename="${downloadName}"`;
  reply
    .headers({ ...DOCUMENT_HEADERS, 'content-disposition': disposition })
    .type(contentType)
    .send(Buffer.from(bytes));
}
