import { defineEntity, p } from '@mikro-orm/core';
import type { MovedByMerge } from '../../domain/duplicate/merge.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, identity, moment, partOf } from '../postgres/columns.js';

/** Two merged businesses, and the ids of everything that was moved, so that the merge can be undone. */
export const MergeEntity = defineEntity({
  name: 'BusinessMergeRow',
  tableName: 'business_merges',
  properties: {
    id: identity(),
    keptId: partOf(BusinessEntity),
    mergedId: partOf(BusinessEntity),
    mergedBy: p.text(),
    mergedAt: added(),
    undoneBy: p.text().nullable(),
    undoneAt: moment().nullable(),
    moved: p.json<MovedByMerge>().columnType('jsonb'),
  },
  checks: [{ name: 'business_merges_two_check', expression: 'kept_id <> merged_id' }],
  uniques: [{ name: 'business_merges_one', properties: ['mergedId'], where: 'undone_at is null' }],
  indexes: [{ name: 'business_merges_kept', properties: ['keptId'] }],
});
