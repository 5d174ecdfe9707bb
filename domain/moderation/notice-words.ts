import { countCharacters, firstCharacters } from '../shared/characters.js';
import { formatMoment } from '../shared/time-in-words.js';
import type { MemberNoticeKind } from './decision-notice.js';
import type { NoticeKind } from './notice.js';
import { SUMMARY_LENGTH, type TargetType } from './target.js';

const THING: Readonly<Record<TargetType, string>> = {
  review: 'your review',
  response: 'your response to a review',
  guide_dog: 'your Guide Dog profile',
  pet_profile: 'your pet profile',
  photo: 'your photo',
  turned_away: 'your report of being turned away',
  turned_away_answer: 'your answer to a report of being turned away',
};

/** Titles of notices. */
export const NOTICE_LABEL: Readonly<Record<MemberNoticeKind, string>> = {
  content_hidden: 'Content hidden',
  content_removed: 'Content removed',
  warning: 'Warning',
  restriction: 'Account restricted',
  suspension: 'Account suspended',
  business_approved: 'Listing approved',
  business_rejected: 'Listing not approved',
  business_needs_revision: 'Listing needs revision',
  change_approved: 'Changes approved',
  change_rejected: 'Changes not approved',
  claim_approved: 'Claim approved',
  claim_rejected: 'Claim not approved',
  listing_edited: 'Listing changed',
  listing_hidden: 'Listing hidden',
  listing_shown: 'Listing no longer hidden',
  listing_closed: 'Listing closed',
  listing_reopened: 'Listing reopened',
  listing_deleted: 'Listing deleted',
  listing_restored: 'Listing restored',
  fact_disputed: 'Visitors disagree',
  turned_away: 'Visitor turned away',
};

/** Returns what a decision was about; null means the whole account. */
export function thingInWords(target: TargetType | null): string {
  return target === null ? 'your account' : THING[target];
}

/** Returns the start of a text, as decisions quote it. */
export function summaryOf(words: string): string {
  const text = words.trim();
  if (countCharacters(text) <= SUMMARY_LENGTH) return text;
  return `${firstCharacters(text, SUMMARY_LENGTH - 1).trimEnd()}…`;
}

export function quoted(summary: string): string {
  return `“${summary}”`;
}

interface NoticeFacts {
  readonly kind: NoticeKind;
  readonly target: TargetType | null;
  /** End of a restriction. */
  readonly until: Date | null;
  /** True if the decision was withdrawn or ended by a later one. */
  readonly isLifted: boolean;
}

/** Returns a sentence that tells the member what happened. */
export function whatHappened(notice: NoticeFacts): string {
  return notice.isLifted ? sentenceOfEnded(notice) : sentenceInForce(notice);
}

function sentenceInForce({ kind, target, until }: NoticeFacts): string {
  const thing = thingInWords(target);
  if (kind === 'content_hidden') return `We hid ${thing}. Other people can no longer see it.`;
  if (kind === 'content_removed') return `We removed ${thing}. Other people can no longer see it.`;
  if (kind === 'warning') return `This is a warning about ${target === null ? 'your activity on this site' : thing}.`;
  const because = target === null ? '' : ` because of ${thing}, which other people can no longer see`;
  if (kind === 'suspension' || until === null) {
    return `Your account is suspended permanently${because}. You can read but not post.`;
  }
  return `Until ${formatMoment(until)}, you can read but not post${because}.`;
}

function sentenceOfEnded({ kind, target }: NoticeFacts): string {
  const thing = thingInWords(target);
  if (kind === 'content_hidden') return `We hid ${thing}. This decision no longer applies.`;
  if (kind === 'content_removed') return `We removed ${thing}. This decision no longer applies.`;
  if (kind === 'warning') {
    return `We warned you about ${target === null ? 'your activity on this site' : thing}. The warning was withdrawn.`;
  }
  const because = target === null ? '' : ` because of ${thing}`;
  const done = kind === 'suspension' ? 'suspended' : 'restricted';
  return `Your account was ${done}${because}. This decision no longer applies.`;
}
