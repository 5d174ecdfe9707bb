import { defineEntity, p } from '@mikro-orm/core';
import { LINK_PROBLEMS, SUBMISSION_KINDS } from '../../../domain/administration/queue-mark.js';
import { added } from '../../postgres/columns.js';

/**
 * The network from which an item was submitted, as a keyed hash, for RETENTION.submissionNetworkDays. No foreign key,
 * because items are in different tables.
 */
export const SubmissionNetworkEntity = defineEntity({
  name: 'SubmissionNetworkRow',
  tableName: 'submission_networks',
  properties: {
    kind: p.enum(SUBMISSION_KINDS).primary(),
    id: p.integer().primary().autoincrement(false),
    networkHash: p.text(),
    createdAt: added(),
  },
  indexes: [
    { name: 'submission_networks_hash', properties: ['networkHash'] },
    { name: 'submission_networks_created', properties: ['createdAt'] },
  ],
});

/** Whether a link of a waiting item could be reached, when it was last checked. */
export const LinkCheckEntity = defineEntity({
  name: 'LinkCheckRow',
  tableName: 'link_checks',
  properties: {
    url: p.text().primary(),
    /** Null if it could be reached. */
    problem: p.enum(LINK_PROBLEMS).nullable(),
    checkedAt: added(),
  },
  indexes: [{ name: 'link_checks_checked', properties: ['checkedAt'] }],
});
