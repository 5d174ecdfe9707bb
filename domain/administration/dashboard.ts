/** Product decision: days for which an item counts as new on the dashboard, and days that its charts show. */
export const NEW_DAYS = 7;
export const FIGURES_DAYS = 28;

/** The queues of items that wait for administrators. */
export const WAITING_QUEUES = [
  'approvals',
  'claims',
  'ownership',
  'feedback',
  'reports',
  'appeals',
  'erasures',
  'copyright',
  'duplicates',
  'postcards',
  'policies',
  'outgoing',
] as const;

export type WaitingQueue = (typeof WAITING_QUEUES)[number];

/** Product decision: hours within which messages are answered, as the help pages promise. */
export const ANSWER_HOURS = 24;
