/** What is marked on an item of a queue, the most important first. */
export const QUEUE_MARKS = [
  'no_proof',
  'spam_words',
  'same_network',
  'changed_contact',
  'duplicate',
  'unreachable_link',
  'first_listing',
] as const;

export type QueueMark = (typeof QUEUE_MARKS)[number];

/** Items whose network is kept for a while after they were submitted. */
export const SUBMISSION_KINDS = ['business', 'claim', 'feedback', 'report'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** Why a link of an item could not be reached: no website answered, or it has no such page. */
export const LINK_PROBLEMS = ['no_answer', 'no_page'] as const;

export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** HTTP statuses of pages that do not exist (RFC 9110). Others may only refuse a visitor that is no browser. */
const NO_PAGE: ReadonlySet<number> = new Set([404, 410]);

/** Returns the problem with a link whose website answered with an HTTP status; null if there is none. */
export function linkProblemOf(status: number): LinkProblem | null {
  return NO_PAGE.has(status) ? 'no_page' : null;
}
