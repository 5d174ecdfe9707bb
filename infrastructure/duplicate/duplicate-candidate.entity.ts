import { defineEntity, p } from '@mikro-orm/core';
import { BusinessEntity } from '../business/business.entity.js';
import { added, identity, moment, partOf, texts } from '../postgres/columns.js';

/** Two businesses that may be duplicates, the lower id first. A dismissal is kept forever. */
export const DuplicateCandidateEntity = defineEntity({
  name: 'DuplicateCandidateRow',
  tableName: 'duplicate_candidates',
  properties: {
    id: identity(),
    lowerId: partOf(BusinessEntity),
    upperId: partOf(BusinessEntity),
    score: p.integer(),
    reasons: texts(),
    dismissedBy: p.text().nullable(),
    dismissedAt: moment().nullable(),
    createdAt: added(),
  },
  checks: [{ name: 'duplicate_candidates_order_check', expression: 'lower_id < upper_id' }],
  uniques: [{ name: 'duplicate_candidates_one', properties: ['lowerId', 'upperId'] }],
  indexes: [
    { name: 'duplicate_candidates_upper', properties: ['upperId'] },
    {
      name: 'duplicate_candidates_waiting',
      columns: [{ name: 'score', sort: 'DESC' }, { name: 'id' }],
      where: 'dismissed_at is null',
    },
    {
      name: 'duplicate_candidates_dismissed',
      columns: [
        { name: 'dismissedAt', sort: 'DESC' },
        { name: 'id', sort: 'DESC' },
      ],
      where: 'dismissed_at is not null',
    },
  ],
});

/**
 * A business that changed since it was last compared, written by triggers. No foreign key, because the business may be
 * gone.
 */
export const DuplicateCheckEntity = defineEntity({
  name: 'DuplicateCheckRow',
  tableName: 'duplicate_checks',
  properties: {
    businessId: p.integer().primary().autoincrement(false),
    // Different after each change, even if the row was deleted in between, so that a change during a comparison
    // triggers another one.
    round: p.bigint('number').defaultRaw('((pg_current_xact_id())::text)::bigint'),
    /** Whether the business is no longer visible. Its likely duplicates then need no decision. */
    isHidden: p.boolean().default(false),
  },
  indexes: [{ name: 'duplicate_checks_hidden', properties: ['businessId'], where: 'is_hidden' }],
});

/**
 * Match keys of a public business: two businesses that share a key are compared. No foreign key, so that it locks
 * nothing.
 */
export const DuplicateKeysEntity = defineEntity({
  name: 'DuplicateKeysRow',
  tableName: 'duplicate_keys',
  properties: {
    businessId: p.integer().primary().autoincrement(false),
    keys: p.array().$type<number[]>().columnType('integer[]'),
  },
});
