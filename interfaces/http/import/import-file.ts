import type { FastifyRequest } from 'fastify';
import { MAX_IMPORT_MB } from '../../../domain/import/file-format.js';
import { firstCharacters } from '../../../domain/shared/characters.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import { WireError } from '../server/problem/problem.js';

/** One extra byte reveals that a file is too large. */
const LIMITS = { files: 1, fields: 0, parts: 1, headerPairs: 20, fileSize: MAX_IMPORT_MB * 1024 * 1024 + 1 };

/** The file in a form, as a stream. */
export interface SentFile {
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Returns the single file of a multipart form. Throws MALFORMED_REQUEST if the form cannot be parsed. */
export async function readImportFile(request: FastifyRequest): Promise<SentFile> {
  if (!request.isMultipart()) throw new WireError('UNSUPPORTED_MEDIA_TYPE');
  const part = await request.file({ limits: LIMITS }).catch(malformed);
  const file = part ?? refuse('INVALID_INPUT', 'file: Required', 'file');
  return { fileName: firstCharacters(file.filename, 255), bytes: bytesOf(file.file as AsyncIterable<Uint8Array>) };
}

async function* bytesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    malformed(error);
  }
}

function malformed(cause: unknown): never {
  throw new WireError('MALFORMED_REQUEST', {}, { cause });
}
