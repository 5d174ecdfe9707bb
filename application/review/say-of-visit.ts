import { answerAbout, ASKED_IN_REVIEWS, nextAnswer } from '../../domain/policy/answering.js';
import type { FactKey } from '../../domain/policy/fact.js';
import type { NewStatement } from '../../domain/policy/known-facts.js';
import { sayAboutPlace, type SayPorts } from '../policy/say-about-place.js';

/** Whether pets were welcome; null takes an earlier answer back, and an absent one says nothing. */
type VisitAnswer = 'yes' | 'no' | null | undefined;

/** What the author of a review says about the visit, apart from the review. */
export interface VisitInput {
  readonly petsIndoors?: VisitAnswer;
  readonly petsOnPatio?: VisitAnswer;
  readonly network: string;
}

/** The review that the answers come with. */
interface AnsweringReview {
  readonly id: number;
  readonly businessId: number;
  readonly memberId: string;
}

const ASKED = Object.entries(ASKED_IN_REVIEWS) as [keyof typeof ASKED_IN_REVIEWS, FactKey][];

/**
 * Records where pets were welcome, like an answer to 'Is this still right?'. Answers count while their review is shown;
 * those of a changed review replace its earlier ones. A new review says nothing about facts that the member answered
 * within ANSWER_DAYS. Runs in a transaction.
 */
export async function sayOfVisit(
  ports: SayPorts,
  { id: reviewId, businessId, memberId }: AnsweringReview,
  { network, ...visit }: VisitInput,
  isNew: boolean,
): Promise<void> {
  const { facts, clock } = ports;
  const given = ASKED.flatMap(([field, key]) => {
    const answer = visit[field];
    return answer === undefined ? [] : [[key, answer] as const];
  });
  if (given.length === 0) return;
  // First, so that a changed answer is compared with what others say.
  if (!isNew) await facts.withdraw(reviewId, given.map(([key]) => key)); // prettier-ignore
  const place = await facts.hold(businessId, memberId);
  if (place === null) return;
  const said: NewStatement[] = [];
  for (const [key, answer] of given) {
    const last = isNew ? await facts.lastSaid(businessId, key, memberId) : null;
    const isDue = last === null || nextAnswer(last) <= clock.now();
    if (answer !== null && isDue) said.push(answerAbout(key, answer, place.known));
  }
  await sayAboutPlace(ports, place, said, { source: 'visitor', memberId, network, reviewId });
}
