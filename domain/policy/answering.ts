import { formatDay } from '../shared/time-in-words.js';
import { DAY_MS } from '../shared/days.js';
import { isSameValue, type FactKey } from './fact.js';
import type { KnownFacts, NewStatement } from './known-facts.js';

/** Product decision: a member answers once in this many days about each fact of a place. */
export const ANSWER_DAYS = 90;

/** Product decision: days without an owner's statement, or since the last request, after which we ask the owner. */
export const CONFIRM_EVERY_DAYS = 365;

export const OWN_BUSINESS = 'You can’t answer for your own business. Edit it to confirm or change what it says.';

/** Returns when a member who answered at `last` can answer again. */
export const nextAnswer = (last: Date): Date => new Date(last.getTime() + ANSWER_DAYS * DAY_MS);

/** Returns the sentence for a second answer within ANSWER_DAYS. */
export const alreadyAnswered = (last: Date): string =>
  `You already answered this. You can answer again on ${formatDay(nextAnswer(last))}.`;

/** The facts that reviews ask about, by their field. */
export const ASKED_IN_REVIEWS = {
  petsIndoors: 'areas.indoors',
  petsOnPatio: 'areas.patio',
} as const satisfies Readonly<Record<string, FactKey>>;

/** Returns what a review's answer does: it confirms or contradicts the shown value, or states one if nothing is known. */
export function answerAbout(key: FactKey, answer: 'yes' | 'no', known: KnownFacts): NewStatement {
  const shown = known[key]?.value;
  if (shown === undefined) return { key, value: answer, verdict: 'states' };
  return { key, value: shown, verdict: isSameValue(shown, answer) ? 'confirms' : 'contradicts' };
}
