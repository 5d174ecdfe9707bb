import type { ErrorCode } from '../shared/domain-error.js';
import { countCharacters } from '../shared/characters.js';
import { fileTypeOf, hasExtensionOf, sniffedType, typesOf, type FileChoice } from './file-type.js';
import type { KindRule } from './upload-kind.js';

/** Product decision: characters of a file name. */
export const MAX_FILE_NAME_LENGTH = 255;

/** A name that contains one of these is refused, even 'my.jsmith.jpg'. */
const SUSPICIOUS = ['.exe', '.bat', '.cmd', '.scr', '.js', '.vbs', '.ps1'] as const;

const WRONG_TYPE: Readonly<Record<FileChoice, string>> = {
  image: 'Please select an image file (JPEG, PNG, GIF, WebP)',
  document: 'Please select a PDF document',
  both: 'Please select an image (JPEG, PNG, GIF, WebP) or PDF document',
};

const MISMATCH = 'File type mismatch. Please ensure the file extension matches the file content.';

/** Types declared by clients that don't know the type. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream'];

/** What is known about a file before decoding. */
export interface FileFacts {
  /** Null if it has none, as in a data URL. */
  readonly name: string | null;
  /** The declared media type. */
  readonly type: string;
  readonly size: number;
  /** The first bytes; absent if they can't be read yet. */
  readonly head?: Uint8Array;
}

export interface FileRefusal {
  readonly code: Extract<ErrorCode, 'FILE_TYPE_REFUSED' | 'FILE_TOO_LARGE' | 'FILE_REFUSED'>;
  readonly message: string;
}

/** Returns the first rule that a file breaks, in the order type, size, name; null if none. */
export function fileRefusal(rule: Pick<KindRule, 'accepts' | 'maxKB'>, file: FileFacts): FileRefusal | null {
  return typeRefusal(rule.accepts, file) ?? sizeRefusal(rule.maxKB, file.size) ?? nameRefusal(file.name);
}

/** Like `fileRefusal` without the size, for a picture that will be scaled down first. */
export function typeOrNameRefusal(accepts: FileChoice, file: FileFacts): FileRefusal | null {
  return typeRefusal(accepts, file) ?? nameRefusal(file.name);
}

function typeRefusal(accepts: FileChoice, { name, type, head }: FileFacts): FileRefusal | null {
  const accepted = typesOf(accepts);
  const declared = fileTypeOf(type);
  // Without the content, only the declared type is known.
  const isDeclared = head === undefined || !UNKNOWN_TYPES.includes(type.trim().toLowerCase());
  const content = head === undefined ? null : sniffedType(head);
  const candidates = [...(isDeclared ? [declared] : []), ...(head === undefined ? [] : [content])];
  if (candidates.some((each) => each === null || !accepted.includes(each))) {
    return { code: 'FILE_TYPE_REFUSED', message: WRONG_TYPE[accepts] };
  }
  const fits = candidates.every(
    (each) => each === candidates[0] && (name === null || each === null || hasExtensionOf(name, each)),
  );
  return fits ? null : { code: 'FILE_REFUSED', message: MISMATCH };
}

function sizeRefusal(maxKB: number, size: number): FileRefusal | null {
  if (size <= maxKB * 1024) return null;
  // Rounding must not produce an allowed size.
  const actual = Math.max(Math.round(size / 1024), maxKB + 1);
  return {
    code: 'FILE_TOO_LARGE',
    message: `File size must be less than ${maxKB}KB. Your file is ${actual}KB.`,
  };
}

function nameRefusal(name: string | null): FileRefusal | null {
  if (name === null) return null;
  if (countCharacters(name) > MAX_FILE_NAME_LENGTH) {
    const message = `File name is too long. Please rename the file to less than ${MAX_FILE_NAME_LENGTH} characters.`;
    return { code: 'FILE_REFUSED', message };
  }
  const lower = name.toLowerCase();
  if (!SUSPICIOUS.some((part) => lower.includes(part))) return null;
  return { code: 'FILE_REFUSED', message: 'File name contains suspicious content. Please rename the file.' };
}
