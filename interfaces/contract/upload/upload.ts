import { z } from 'zod';
import { FILE_TYPES } from '../../../domain/upload/file-type.js';
import { UPLOAD_KINDS } from '../../../domain/upload/upload-kind.js';

export { fileRefusal, MAX_FILE_NAME_LENGTH, typeOrNameRefusal } from '../../../domain/upload/file-rules.js';
export { fileTypeOf, isImage, typesOf } from '../../../domain/upload/file-type.js';
export { UPLOAD_KIND, type UploadKind } from '../../../domain/upload/upload-kind.js';

/** The fields of the form beside `file`. */
export const UploadFields = z.strictObject({
  kind: z
    .enum(UPLOAD_KINDS)
    .describe('What it is for: photos are images, a menu and a claim document may be a PDF too.'),
});

export type UploadFields = z.infer<typeof UploadFields>;

/** A file as it is kept. */
export const UploadedFile = z
  .object({
    url: z.string().describe('What a record is given to use it. A claim document cannot be fetched there.'),
    width: z.int().min(1).nullable().describe('Of its largest size, in pixels; null for a document.'),
    height: z.int().min(1).nullable(),
    bytes: z.int().min(1).describe('Of its largest size.'),
    contentType: z.enum(FILE_TYPES),
    warnings: z.array(z.string()).optional().describe('What its sender may want to know; nothing is refused for it.'),
  })
  .meta({ id: 'UploadedFile' });

export type UploadedFile = z.infer<typeof UploadedFile>;

/** An uploaded file's name in a path; what cannot be one names nothing. */
export const UploadName = z
  .string()
  .transform((text, context) => {
    const [, id, extension] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(webp|pdf)$/.exec(text) ?? [];
    if (id !== undefined && extension !== undefined) return { id, isPicture: extension === 'webp' };
    context.addIssue({ code: 'custom', message: 'Not found', params: { code: 'NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', pattern: '^[0-9a-f-]{36}\\.(webp|pdf)$' });

export type UploadName = z.infer<typeof UploadName>;
