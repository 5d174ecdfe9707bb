import type { ErrorCode } from '../shared/domain-error.js';
import { fileTypeOf, hasExtensionOf, sniffedType, typesOf, type FileChoice } from './file-type.js';
import type { KindRule } from './upload-kind.js';

/** A product decision: longest name of a file, in characters. */
export const MAX_FILE_NAME_LENGTH = 255;

/** A name that holds one of these anywhere is refused, 'my.jsmith.jpg' too. */
const SUSPICIOUS = ['.exe', '.bat', '.cmd', '.scr', '.js', '.vbs', '.ps1'] as const;

const WRONG_TYPE: Readonly<Record<FileChoice, string>> = {
  image: 'Please select an image file (JPEG, PNG, GIF, WebP)',
  document: 'Please select a PDF document',
  both: 'Please select an image (JPEG, PNG, GIF, WebP) or PDF document',
};

const MISMATCH = 'File type mismatch. Please ensure the file extension matches the file content.';

/** What browsers and programs declare that do not know the type. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream'];

/** A file as far as it is known before it is decoded. */
export interface FileFacts {
  /** Null where it has none, as in a data URL. */
  readonly name: string | null;
  /** The media type its sender declares. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Its first bytes; absent where they cannot be looked at yet. */
  readonly head?: Uint8Array;
}

/** Why a file is not taken. */
export interface FileRefusal {
  readonly code: Extract<ErrorCode, 'FILE_TYPE_REFUSED' | 'FILE_TOO_LARGE' | 'FILE_REFUSED'>;
  readonly message: string;
}

/** The first rule that a file breaks: of its type, then its size, then its name; null where it keeps all. */
export function fileRefusal(rule: Pick<KindRule, 'accepts' | 'maxKB'>, file: FileFacts): FileRefusal | null {
  return typeRefusal(rule.accepts, file) ?? sizeRefusal(rule.maxKB, file.size) ?? nameRefusal(file.name);
}

/** The rules but for the size, for a picture that will be made smaller first. */
export function typeOrNameRefusal(accepts: FileChoice, file: FileFacts): FileRefusal | null {
  return typeRefusal(accepts, file) ?? nameRefusal(file.name);
}

function typeRefusal(accepts: FileChoice, { name, type, head }: FileFacts): FileRefusal | null {
  const taken = typesOf(accepts);
  const declared = fileTypeOf(type);
  // Without a look at the content, what is declared is all there is.
  const isDeclared = head === undefined || !UNKNOWN_TYPES.includes(type.trim().toLowerCase());
  const content = head === undefined ? null : sniffedType(head);
  const known = [...(isDeclared ? [declared] : []), ...(head === undefined ? [] : [content])];
  if (known.some((each) => each === null || !taken.includes(each))) {
    return { code: 'FILE_TYPE_REFUSED', message: WRONG_TYPE[accepts] };
  }
  const fits = known.every(
    (each) => each === known[0] && (name === null || each === null || hasExtensionOf(name, each)),
  );
  return fits ? null : { code: 'FILE_REFUSED', message: MISMATCH };
}

function sizeRefusal(maxKB: number, size: number): FileRefusal | null {
  if (size <= maxKB * 1024) return null;
  // Rounded, but never to a figure that would be allowed.
  const actual = Math.max(Math.round(size / 1024), maxKB + 1);
  return {
    code: 'FILE_TOO_LARGE',
    message: `File size must be less than ${maxKB}KB. Your file is ${actual}KB.`,
  };
}

function nameRefusal(name: string | null): FileRefusal | null {
  if (name === null) return null;
  if (name.length > MAX_FILE_NAME_LENGTH) {
    const message = `File name is too long. Please rename the file to less than ${MAX_FILE_NAME_LENGTH} characters.`;
    return { code: 'FILE_REFUSED', message };
  }
  const lower = name.toLowerCase();
  if (!SUSPICIOUS.some((part) => lower.includes(part))) return null;
  return { code: 'FILE_REFUSED', message: 'File name contains suspicious content. Please rename the file.' };
}
