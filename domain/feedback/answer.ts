import { refuse } from '../shared/domain-error.js';
import type { ContactPreference } from './feedback.js';

/** The record that an administrator answered the sender; both are null if nobody did. */
export interface Answered {
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
}

/** The part of feedback that says how to reach its sender. */
export interface Reachable {
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly contactPreference: ContactPreference;
}

/** Returns whether the sender wants an answer and left an address or phone number. */
export function wantsAnswer({ contactEmail, contactPhone, contactPreference }: Reachable): boolean {
  return contactPreference !== 'none' && (contactEmail !== null || contactPhone !== null);
}

/**
 * Returns feedback with the record of an answer, or without it if `isAnswered` is false. Throws FEEDBACK_MOVE_REFUSED if
 * it is recorded already, which names the first administrator, if there is none to remove, or if the sender can't be
 * reached.
 */
export function withAnswer<T extends Answered & Reachable>(feedback: T, isAnswered: boolean, by: string, at: Date): T {
  const { answeredAt, answeredBy } = feedback;
  if (isAnswered === (answeredAt !== null)) {
    const now = isAnswered ? `${answeredBy ?? 'Another administrator'} has already answered` : 'Nobody has answered';
    return refuse('FEEDBACK_MOVE_REFUSED', `${now} this feedback. Please reload to see it as it is now.`);
  }
  if (!isAnswered) return { ...feedback, answeredBy: null, answeredAt: null };
  if (wantsAnswer(feedback)) return { ...feedback, answeredBy: by, answeredAt: at };
  return refuse('FEEDBACK_MOVE_REFUSED', 'The sender asked for no answer, or left no address for one.');
}
