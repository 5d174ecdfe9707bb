import { z } from 'zod';
import { FILE_TYPES } from '../../../domain/upload/file-type.js';
import { UPLOAD_KINDS } from '../../../domain/upload/upload-kind.js';
import { pathPart } from '../shared/path-id.js';

export { fileRefusal, MAX_FILE_NAME_LENGTH, typeOrNameRefusal } from '../../../domain/upload/file-rules.js';
export { fileTypeOf, isImage, typesOf } from '../../../domain/upload/file-type.js';
export { UPLOAD_KIND, type UploadKind } from '../../../domain/upload/upload-kind.js';

/** The form fields besides `file`. */
export const UploadFields = z.strictObject({
  kind: z
    .enum(UPLOAD_KINDS)
    .describe('Purpose of the file. Photos must be pictures; a menu or claim document can be a PDF, too.'),
});

export type UploadFields = z.infer<typeof UploadFields>;

export const UploadedFile = z
  .object({
    url: z
      .string()
      .describe('Path of the file on this site, to use in other calls. A claim document cannot be fetched there.'),
    width: z.int().min(1).nullable().describe('Width of the largest version in pixels. Null for a document.'),
    height: z.int().min(1).nullable().describe('Height of the largest version in pixels. Null for a document.'),
    bytes: z.int().min(1).describe('Size of the largest version.'),
    contentType: z.enum(FILE_TYPES).describe('Media type of the stored file.'),
    warnings: z
      .array(z.string())
      .nullable()
      .describe('Hints about the file that do not prevent its use; null if there are none.'),
  })
  .meta({ id: 'UploadedFile', description: 'A stored file.' });

export type UploadedFile = z.infer<typeof UploadedFile>;

/** Parses the ID of an uploaded file, and whether it is a picture, from its file name. */
export const UploadName = pathPart(
  (text) => {
    const [, id, extension] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(webp|pdf)$/.exec(text) ?? [];
    return id === undefined ? null : { id, isPicture: extension === 'webp' };
  },
  'NOT_FOUND',
  'Not found',
  {
    title: 'UploadFile',
    description: 'File name of the upload.',
    type: 'string',
    pattern: '^[0-9a-f-]{36}\\.(webp|pdf)$',
  },
);

export type UploadName = z.infer<typeof UploadName>;
