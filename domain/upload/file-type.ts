/** Types of files that are taken. SVG is not among them: it can hold scripts. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'] as const;

export type FileType = (typeof FILE_TYPES)[number];

/** What a form takes: an image, a document, or either. */
export type FileChoice = 'image' | 'document' | 'both';

const EXTENSIONS: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/** The types of a choice. */
export function typesOf(choice: FileChoice): readonly FileType[] {
  if (choice === 'both') return FILE_TYPES;
  return FILE_TYPES.filter((type) => isImage(type) === (choice === 'image'));
}

/** Whether files of a type are pictures; the rest are documents. */
export function isImage(type: FileType): boolean {
  return type !== 'application/pdf';
}

/** Whether a name ends as names of the type do. */
export function hasExtensionOf(name: string, type: FileType): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return EXTENSIONS[type].includes(extension);
}

/** The file type that a media type names, without its parameters; null for any other. */
export function fileTypeOf(mediaType: string): FileType | null {
  const plain = mediaType.split(';', 1)[0]?.trim().toLowerCase();
  // Old browsers declare JPEG by these names.
  const known = plain === 'image/jpg' || plain === 'image/pjpeg' ? 'image/jpeg' : plain;
  return FILE_TYPES.find((type) => type === known) ?? null;
}

/** How many bytes of a file `sniffedType` looks at. */
const SNIFFED_BYTES = 16;

/** The type that the first bytes of a file tell, whatever it is called; null for any other. */
export function sniffedType(head: Uint8Array): FileType | null {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp';
  return text.startsWith('%PDF-') ? 'application/pdf' : null;
}
