import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_IMPORT_MB } from '../../../domain/import/file-format.js';
import { firstCharacters } from '../../../domain/shared/characters.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import { ImportMappingText, MAX_MAPPING_LENGTH, type ImportMapping } from '../../contract/import/column-mapping.js';
import { ContractPipe } from '../server/contract.pipe.js';
import { shortKey } from '../server/problem/short-key.js';
import { WireError } from '../server/problem/problem.js';

/** One extra byte reveals that a file is too large. */
const LIMITS = {
  ...{ files: 1, fields: 1, parts: 2, headerPairs: 20 },
  ...{ fieldSize: 4 * MAX_MAPPING_LENGTH, fileSize: MAX_IMPORT_MB * 1024 * 1024 + 1 },
};

/** The file in a form, as a stream, and how its columns become fields. */
export interface SentFile {
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Null if they are those of the template. */
  readonly mapping: ImportMapping | null;
}

type Part = MultipartFile | MultipartValue;

/**
 * Returns the single file of a multipart form. Throws MALFORMED_REQUEST if the form cannot be parsed, and INVALID_INPUT if
 * its mapping is invalid, or comes after the file.
 */
export async function readImportFile(request: FastifyRequest): Promise<SentFile> {
  if (!request.isMultipart()) throw new WireError('UNSUPPORTED_MEDIA_TYPE');
  const parts = request.parts({ limits: LIMITS });
  let mapping: ImportMapping | null = null;
  for (let part = await nextOf(parts); part !== null; part = await nextOf(parts)) {
    if (part.type === 'file')
      return { fileName: firstCharacters(part.filename, 255), bytes: bytesOf(part, parts), mapping };
    if (part.fieldname !== 'mapping')
      refuse('INVALID_INPUT', `Unknown: ${shortKey(part.fieldname)}`, shortKey(part.fieldname));
    mapping = mappingOf(part);
  }
  return refuse('INVALID_INPUT', 'file: Required', 'file');
}

async function nextOf(parts: AsyncIterableIterator<Part>): Promise<Part | null> {
  const next = await parts.next().catch(malformed);
  return next.done === true ? null : next.value;
}

/** Throws INVALID_INPUT. A part of the type application/json is parsed already. */
function mappingOf({ value }: MultipartValue): ImportMapping {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return new ContractPipe().transform(text, { type: 'custom', schema: ImportMappingText }) as ImportMapping;
}

/** Yields the bytes of the file, and throws INVALID_INPUT if a part follows. */
async function* bytesOf(part: MultipartFile, parts: AsyncIterableIterator<Part>): AsyncGenerator<Uint8Array> {
  try {
    yield* part.file as AsyncIterable<Uint8Array>;
  } catch (error) {
    malformed(error);
  }
  if ((await nextOf(parts)) !== null) refuse('INVALID_INPUT', 'The mapping must come before the file.', 'mapping');
}

function malformed(cause: unknown): never {
  throw new WireError('MALFORMED_REQUEST', {}, { cause });
}
