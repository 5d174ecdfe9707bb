import { defineEntity, p } from '@mikro-orm/core';
import { BusinessEntity } from '../business/business.entity.js';
import { added, identity, moment, texts } from '../postgres/columns.js';

/** Two businesses that may be duplicates, the lower id first. A dismissal is kept forever. */
export const DuplicateCandidateEntity = defineEntity({
  name: 'DuplicateCandidateRow',
  tableName: 'duplicate_candidates',
  properties: {
    id: identity(),
    lowerId: p.manyToOne(BusinessEntity).mapToPk().deleteRule('cascade').index(false),
    upperId: p.manyToOne(BusinessEntity).mapToPk().deleteRule('cascade').index(false),
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
