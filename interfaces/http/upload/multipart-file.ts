import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SentFile } from '../../../application/upload/upload-file.js';
import { DomainError, refuse } from '../../../domain/shared/domain-error.js';
import { shortKey } from '../server/problem/short-key.js';
import { WireError } from '../server/problem/problem.js';

/**
 * Further bytes of a file are counted but discarded, so that the error can state the file's size. Reading stops at this
 * many.
 */
const MAX_COUNTED_BYTES = 32 * 1024 * 1024;

/** Limits of a form: one file and a few text fields. */
const FORM_LIMITS = {
  files: 1,
  fields: 8,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
  fileSize: MAX_COUNTED_BYTES,
};

export interface FileForm {
  /** The text fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: SentFile;
}

/** Enables multipart bodies. content-type.ts lists the calls that accept them. */
export function registerMultipart(fastify: FastifyInstance): void {
  void fastify.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a form whose field `file` is a file. Keeps at most `kept` bytes of it, plus one that reveals that the file was
 * larger.
 */
export async function readFileForm(request: FastifyRequest, kept: number): Promise<FileForm> {
  if (!request.isMultipart()) throw new WireError('UNSUPPORTED_MEDIA_TYPE');
  return readForm(request, kept).catch((error: unknown) => {
    // Parser errors have no status.
    const isAnswerable =
      error instanceof DomainError || error instanceof WireError || 'statusCode' in (error as object);
    throw isAnswerable ? error : new WireError('MALFORMED_REQUEST', {}, { cause: error });
  });
}

async function readForm(request: FastifyRequest, kept: number): Promise<FileForm> {
  const fields: Record<string, string> = {};
  let file: SentFile | undefined;
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'file') {
      const read = await readFile(part, kept + 1);
      if (part.fieldname !== 'file') unknownField(part.fieldname);
      file = read;
    } else fields[part.fieldname] = String(part.value);
  }
  return { fields, file: file ?? refuse('INVALID_INPUT', 'file: Required', 'file') };
}

async function readFile(part: MultipartFile, kept: number): Promise<SentFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (size < kept) chunks.push(chunk.subarray(0, kept - size));
    size += chunk.byteLength;
  }
  if (part.file.truncated) throw new WireError('BODY_TOO_LARGE');
  return { name: part.filename, type: part.mimetype, size, bytes: Buffer.concat(chunks), path: 'file' };
}

function unknownField(name: string): never {
  const path = shortKey(name);
  throw new DomainError('INVALID_INPUT', `Unknown: ${path}`, [{ path, message: 'Unknown field' }]);
}
