import { CLAIM_DECISIONS } from '../claim/claim.js';
import { CASE_ACTIONS } from '../moderation/case.js';
import { COPYRIGHT_DECISIONS, COUNTER_DECISIONS } from '../moderation/copyright-notice.js';
import { REQUEST_DECISIONS } from '../ownership/ownership-request.js';
import type { Queue } from './queue.js';

/** The audit log entries after which an item no longer waits. */
interface Deciding {
  readonly targetType: string;
  readonly actions: readonly string[];
}

/** The decisions of each queue, as in the audit log. */
export const DECIDING: Readonly<Record<Queue, Deciding>> = {
  approvals: {
    targetType: 'business',
    actions: ['business.approve', 'business.reject', 'business.requestRevision', 'business.delete'],
  },
  claims: { targetType: 'claim', actions: CLAIM_DECISIONS.map((decision) => `claim.${decision}`) },
  ownership: {
    targetType: 'ownership_request',
    actions: REQUEST_DECISIONS.map((decision) => `ownership.${decision}`),
  },
  feedback: {
    targetType: 'feedback',
    actions: ['feedback.complete', 'feedback.reject', 'feedback.markDuplicate', 'feedback.list'],
  },
  reports: { targetType: 'report', actions: CASE_ACTIONS.map((action) => `report.${action}`) },
  appeals: { targetType: 'appeal', actions: ['appeal.uphold', 'appeal.reject'] },
  copyright: {
    targetType: 'copyright_notice',
    actions: [...COPYRIGHT_DECISIONS, ...COUNTER_DECISIONS].map((decision) => `copyright.${decision}`),
  },
  duplicates: { targetType: 'business', actions: ['business.notTheSame', 'business.merge'] },
};
