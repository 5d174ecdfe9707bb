import { PET_TYPES, type PetType } from '../pet/pet.js';
import type { AskedPet } from '../policy/question.js';
import { DAY_MS, daysAfter } from '../shared/days.js';
import { refuse } from '../shared/domain-error.js';
import { statusAfter, type StateMachine } from '../shared/state-machine.js';
import { formatDay } from '../shared/time-in-words.js';

/** A visit on which a member was turned away with their pets. */
export interface Visit {
  /** Day at the place, such as '2026-11-21'. */
  readonly visitedOn: string;
  /** At least one. */
  readonly pets: readonly AskedPet[];
  readonly staffSaid: string;
}

/** Product decision: characters of what the staff said, after trimming. */
export const STAFF_SAID_LIMITS = { min: 5, max: 500 } as const;

/** Product decision: characters of the owner's answer, as for responses to reviews. */
export { RESPONSE_LIMITS as ANSWER_LIMITS } from '../review/owner-response.js';

/** Product decision: hours for the owner's answer before the report counts without one. */
export const ANSWER_HOURS = 72;

/** Product decision: a member reports the same place once in this many days. */
export const REPORT_EVERY_DAYS = 90;

/** Product decision: days for which a report is public and, without an answer, disputes what it contradicts. */
export const COUNTED_DAYS = 365;

/** Product decision: a visit can be reported for this many months. */
export const VISIT_MONTHS = 12;

/**
 * `waiting` for the owner's answer; `answered` in time; `unanswered` and counted; `answered_late` after it counted;
 * `withdrawn` by its writer, which leaves only the day of the report.
 */
export const TURNED_AWAY_STATUSES = ['waiting', 'answered', 'unanswered', 'answered_late', 'withdrawn'] as const;

export type TurnedAwayStatus = (typeof TURNED_AWAY_STATUSES)[number];

/** The statuses of public reports. */
export const PUBLIC_STATUSES = ['answered', 'unanswered', 'answered_late'] as const satisfies TurnedAwayStatus[];

/** `expire`: the time for an answer is over, or the place has no owner who could give one. */
export type TurnedAwayMove = 'answer' | 'expire' | 'withdraw';

export const TURNED_AWAY: StateMachine<TurnedAwayStatus, TurnedAwayMove> = {
  start: 'waiting',
  moves: {
    waiting: { answer: 'answered', expire: 'unanswered', withdraw: 'withdrawn' },
    answered: { answer: 'answered', withdraw: 'withdrawn' },
    unanswered: { answer: 'answered_late', withdraw: 'withdrawn' },
    answered_late: { answer: 'answered_late', withdraw: 'withdrawn' },
    withdrawn: {},
  },
  refusal: { code: 'TURNED_AWAY_NOT_FOUND', message: 'Report not found' },
};

/** Returns the status after a move. Throws TURNED_AWAY_NOT_FOUND for a report that was deleted. */
export const turnedAwayAfter = (status: TurnedAwayStatus, move: TurnedAwayMove): TurnedAwayStatus =>
  statusAfter(TURNED_AWAY, status, move);

/** Returns until when the owner can answer before the report counts; null for a place without an owner. */
export const answerBy = (ownerId: string | null, now: Date): Date | null =>
  ownerId === null ? null : new Date(now.getTime() + (ANSWER_HOURS * DAY_MS) / 24);

/** Whether the time for an answer is over. */
export const isOverdue = (until: Date | null, now: Date): boolean => until === null || until <= now;

/** Throws FORBIDDEN if the member owns the business. */
export function requireOtherBusiness(business: { readonly ownerId: string | null }, memberId: string): void {
  if (business.ownerId === memberId) refuse('FORBIDDEN', 'You cannot report that your own business turned you away.');
}

/** Throws FORBIDDEN unless the member wrote the report. */
export function requireReporter(report: { readonly reporterId: string | null }, memberId: string): void {
  if (report.reporterId !== memberId) refuse('FORBIDDEN', 'Only its writer can delete a report.');
}

/** Throws TURNED_AWAY_EXISTS if the member reported the place within REPORT_EVERY_DAYS, even if they deleted it. */
export function requireNoRecentReport(last: Date | null, now: Date): void {
  const next = last === null ? now : daysAfter(last, REPORT_EVERY_DAYS);
  if (next > now) {
    const message = `You reported this place on ${formatDay(last ?? now)}. You can report it again on ${formatDay(next)}.`;
    refuse('TURNED_AWAY_EXISTS', message);
  }
}

/** Throws INVALID_INPUT unless the day, at the place, is today or within the last VISIT_MONTHS. */
export function requireRecentVisit(visitedOn: string, now: Date, timeZone: string | null): void {
  const today = dayAt(now, timeZone);
  if (visitedOn > today) refuse('INVALID_INPUT', 'The visit can’t be in the future.', 'visitedOn');
  if (visitedOn < firstVisit(today)) {
    refuse('INVALID_INPUT', `The visit can’t be more than ${VISIT_MONTHS} months ago.`, 'visitedOn');
  }
}

/**
 * Returns the day at a place, such as '2026-11-21'. Without a known time zone it is the day in UTC, which is ahead of
 * every place in the United States, so that nobody is refused who was there today.
 */
export function dayAt(now: Date, timeZone: string | null): string {
  return now.toLocaleDateString('en-CA', { timeZone: timeZone ?? 'UTC' });
}

/** Returns the first day that can be reported on a day: the same day of the previous year; for February 29, the 28th. */
export function firstVisit(today: string): string {
  const [year = '', month, day] = today.split('-');
  return [Number(year) - VISIT_MONTHS / 12, month, month === '02' && day === '29' ? '28' : day].join('-');
}

/** Returns the types of pets, each once, in their usual order. */
export const petTypesOf = (pets: readonly Pick<AskedPet, 'type'>[]): readonly PetType[] =>
  PET_TYPES.filter((type) => pets.some((pet) => pet.type === type));
