/** Accepted file types. SVG is excluded because it can contain scripts. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'] as const;

export type FileType = (typeof FILE_TYPES)[number];

/** The files that a form accepts: images, documents, or both. */
export type FileChoice = 'image' | 'document' | 'both';

const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

export function typesOf(choice: FileChoice): readonly FileType[] {
  if (choice === 'both') return FILE_TYPES;
  return FILE_TYPES.filter((type) => isImage(type) === (choice === 'image'));
}

export function isImage(type: FileType): boolean {
  return type !== 'application/pdf';
}

/** Whether the name has an extension of the type. */
export function hasExtensionOf(name: string, type: FileType): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return EXTENSIONS[type].includes(extension);
}

/** Returns the file type for a media type, ignoring parameters; null if not accepted. */
export function fileTypeOf(mediaType: string): FileType | null {
  const plain = mediaType.split(';', 1)[0]?.trim().toLowerCase();
  // Old browsers use these names for JPEG.
  const normalized = plain === 'image/jpg' || plain === 'image/pjpeg' ? 'image/jpeg' : plain;
  return FILE_TYPES.find((type) => type === normalized) ?? null;
}

/** Number of bytes that `sniffedType` reads. */
const SNIFFED_BYTES = 16;

/** Returns the type according to the first bytes; null if not accepted. */
export function sniffedType(head: Uint8Array): FileType | null {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  return text.startsWith('%PDF-') ? 'application/pdf' : null;
}

/** Maximum distance of the cross-reference position from the end (ISO 32000-1, annex H.3, implementation note 18). */
const TAIL_BYTES = 1024;

/**
 * Whether a file has the structure of a PDF (ISO 32000-1, section 7.5): version, objects, a root, and the position of
 * the cross-reference table at the end. The patterns limit digits and blanks so that the check takes linear time.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  return (
    /^%PDF-[12]\.\d/.test(text) &&
    /(?<!\d)\d{1,10}\s{1,16}\d{1,5}\s{1,16}obj\b/.test(text) &&
    /\/Root\s{0,16}\d{1,10}\s{1,16}\d{1,5}\s{1,16}R/.test(text) &&
    /startxref\s{1,16}\d{1,15}\s{1,16}%%EOF/.test(text.slice(-TAIL_BYTES))
  );
}
