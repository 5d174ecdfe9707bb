import { defineEntity, p } from '@mikro-orm/core';
import type { FileType } from '../../domain/upload/file-type.js';
import { UPLOAD_KINDS } from '../../domain/upload/upload-kind.js';
import { UserEntity } from '../account/user.entity.js';
import { added, linkTo, moment, partOf } from '../postgres/columns.js';
import type { PhotoPlace } from '../../domain/moderation/photo-place.js';
import { CONTENT_STATES } from '../../domain/moderation/target.js';

/** Every picture is stored in one format, whatever was uploaded. */
const KEPT_TYPES = ['image/webp', 'application/pdf'] as const;

/** An uploaded file. Its content is stored elsewhere. The row outlives its member until the files are deleted. */
export const UploadEntity = defineEntity({
  name: 'UploadRow',
  tableName: 'uploads',
  properties: {
    id: p.uuid().primary(),
    userId: linkTo(UserEntity),
    kind: p.enum(UPLOAD_KINDS),
    contentType: p.enum(KEPT_TYPES).$type<FileType>(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    bytes: p.integer(),
    // When the file became unused; null while it is in use.
    freeSince: moment().nullable().defaultRaw('now()'),
    createdAt: added(),
  },
  checks: [
    { name: 'uploads_width_check', expression: 'width > 0' },
    { name: 'uploads_height_check', expression: 'height > 0' },
    { name: 'uploads_bytes_check', expression: 'bytes > 0' },
    {
      name: 'uploads_check',
      expression: `(content_type = 'image/webp') = (width is not null and height is not null)`,
    },
  ],
  indexes: [
    { name: 'uploads_user', properties: ['userId'] },
    { name: 'uploads_free', properties: ['freeSince'], where: 'free_since is not null' },
    { name: 'uploads_ownerless', properties: ['id'], where: 'user_id is null' },
  ],
});

/**
 * A photo that an administrator took down. Its address is blocked, and its places are stored so that it can be
 * restored.
 */
export const TakenDownPhotoEntity = defineEntity({
  name: 'TakenDownPhotoRow',
  tableName: 'taken_down_photos',
  properties: {
    address: p.text().primary(),
    // Null for a picture that nobody uploaded. The row is deleted with the file.
    uploadId: partOf(UploadEntity).nullable().updateRule('no action'),
    state: p.enum(CONTENT_STATES),
    stateSince: moment(),
    // Where it was shown.
    places: p.json<readonly PhotoPlace[]>().columnType('jsonb'),
  },
  checks: [{ name: 'taken_down_photos_check', expression: `state <> 'shown'` }],
  indexes: [{ name: 'taken_down_photos_upload', properties: ['uploadId'] }],
});
