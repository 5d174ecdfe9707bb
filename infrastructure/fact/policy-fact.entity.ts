import { defineEntity, p } from '@mikro-orm/core';
import { EVIDENCE_SOURCES, VERDICTS } from '../../domain/policy/evidence.js';
import type { FactKey, FactValue } from '../../domain/policy/fact.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, identity, linkTo, moment, partOf } from '../postgres/columns.js';

/**
 * A statement about one fact of a business. Rows are only added; erasure and time make them anonymous. A merge moves
 * them to the kept business. A withdrawn one stays, with the time, and no longer counts.
 */
export const PolicyFactEntity = defineEntity({
  name: 'PolicyFactRow',
  tableName: 'policy_facts',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    fact: p.text().$type<FactKey>(),
    /** Null if the fact is no longer stated. */
    value: p.json<FactValue>().columnType('jsonb').nullable(),
    source: p.enum(EVIDENCE_SOURCES),
    verdict: p.enum(VERDICTS).default('states'),
    /** The member who said it; null for imports and administrators, and after an erasure. */
    memberId: linkTo(UserEntity),
    /** The same for all visitors' statements that count once. It names nobody. */
    voice: p.text().nullable(),
    /** Keyed hash of the visitor's network, for RETENTION.answerNetworkDays. */
    networkHash: p.text().nullable(),
    /** The import that said it, and for which of its sources; null for others, and for a business that it listed. */
    importId: p.integer().nullable(),
    importSource: p.text().nullable(),
    /** The review that it came with. It counts only while that review is shown. Without a foreign key, as it may be gone. */
    reviewId: p.integer().nullable(),
    /** When an undo or its author withdrew it. */
    withdrawnAt: moment().nullable(),
    createdAt: added(),
  },
  indexes: [
    { name: 'policy_facts_of_business', properties: ['businessId', 'fact', 'createdAt', 'id'] },
    { name: 'policy_facts_of_member', properties: ['memberId', 'businessId', 'fact'], where: 'member_id is not null' },
    {
      name: 'policy_facts_of_keeper',
      properties: ['businessId', 'createdAt'],
      where: `source in ('owner', 'administrator')`,
    },
    { name: 'policy_facts_of_review', properties: ['reviewId'], where: 'review_id is not null' },
    { name: 'policy_facts_network', properties: ['createdAt'], where: 'network_hash is not null' },
  ],
});
