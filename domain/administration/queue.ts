import { TOTAL_CAP } from '../shared/page-size.js';

/** The queues of items that wait for an administrator. */
export const QUEUES = [
  'approvals',
  'claims',
  'ownership',
  'feedback',
  'reports',
  'appeals',
  'copyright',
  'duplicates',
] as const;

export type Queue = (typeof QUEUES)[number];

/** Product decision: maximum rows of a queue in one answer. */
export const MAX_QUEUE_ROWS = TOTAL_CAP;

/** Product decision: an administrator looks at an item as long as the page reported it within this time. */
export const PRESENCE_SECONDS = 15;

/** Product decision: decisions of other administrators are reported for this time. */
export const DECIDED_SECONDS = 120;
