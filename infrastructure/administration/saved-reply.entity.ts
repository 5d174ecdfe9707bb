import { defineEntity, p } from '@mikro-orm/core';
import { SAVED_REPLY_KINDS } from '../../domain/administration/saved-reply.js';
import { added, identity } from '../postgres/columns.js';

/** A text that administrators insert into decisions and answers. Names are those of administrators. */
export const SavedReplyEntity = defineEntity({
  name: 'SavedReplyRow',
  tableName: 'saved_replies',
  properties: {
    id: identity(),
    title: p.text(),
    kind: p.enum(SAVED_REPLY_KINDS),
    text: p.text(),
    createdBy: p.text(),
    updatedBy: p.text(),
    createdAt: added(),
    updatedAt: added(),
    version: p.integer().version(),
  },
});
