import { defineEntity, p } from '@mikro-orm/core';
import type { PhotoPlace } from '../../domain/moderation/photo-place.js';
import { CONTENT_STATES } from '../../domain/moderation/target.js';
import { moment } from '../postgres/columns.js';
import { UploadEntity } from './upload.entity.js';

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
    uploadId: p.manyToOne(UploadEntity).mapToPk().nullable().deleteRule('cascade').updateRule('no action').index(false),
    state: p.enum(CONTENT_STATES),
    stateSince: moment(),
    // Where it was shown.
    places: p.json<readonly PhotoPlace[]>().columnType('jsonb'),
  },
  checks: [{ name: 'taken_down_photos_check', expression: `state <> 'shown'` }],
  indexes: [{ name: 'taken_down_photos_upload', properties: ['uploadId'] }],
});
