import { momentInWords } from '../shared/moment-in-words.js';
import type { NoticeKind } from './notice.js';
import { SUMMARY_LENGTH, type TargetType } from './target.js';

/** What a member published, as one speaks of it to them. */
const THING: Readonly<Record<TargetType, string>> = {
  review: 'your review',
  response: 'your answer to a review',
  guide_dog: 'your Guide Dog profile',
  pet_profile: 'a pet profile of yours',
  photo: 'a photo of yours',
};

export const NOTICE_LABEL: Readonly<Record<NoticeKind, string>> = {
  content_hidden: 'Content hidden',
  content_removed: 'Content removed',
  warning: 'Warning',
  restriction: 'Account restricted',
  suspension: 'Account suspended',
};

/** What a decision was about: something published, or null for the account as a whole. */
export function thingInWords(target: TargetType | null): string {
  return target === null ? 'your account' : THING[target];
}

/** The words of what a decision is about, as decisions quote them: cut short where they are long. */
export function summaryOf(words: string): string {
  const letters = [...words.trim()];
  if (letters.length <= SUMMARY_LENGTH) return letters.join('');
  return `${letters
    .slice(0, SUMMARY_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

/** The words of what a decision was about, quoted. */
export function quoted(summary: string): string {
  return `“${summary}”`;
}

interface Told {
  readonly kind: NoticeKind;
  readonly target: TargetType | null;
  /** The end of a restriction. */
  readonly until: Date | null;
  /** It was taken back, or something later ended it. */
  readonly isLifted: boolean;
}

/** What happened, in a sentence to the member. */
export function whatHappened(told: Told): string {
  return told.isLifted ? whatIsOver(told) : whatHolds(told);
}

function whatHolds({ kind, target, until }: Told): string {
  const thing = thingInWords(target);
  if (kind === 'content_hidden') return `We have hidden ${thing}. Others do not see it any more.`;
  if (kind === 'content_removed') return `We have removed ${thing}. Others do not see it any more.`;
  if (kind === 'warning') return `This is a warning about ${target === null ? 'what you do on this site' : thing}.`;
  const because = target === null ? '' : `, because of ${thing}, which others do not see any more`;
  if (kind === 'suspension' || until === null) {
    return `Your account is suspended for good${because}. You can read, but not write.`;
  }
  return `Until ${momentInWords(until)} you can read, but not write${because}.`;
}

function whatIsOver({ kind, target }: Told): string {
  const thing = thingInWords(target);
  if (kind === 'content_hidden') return `We had hidden ${thing}. This decision does not hold any more.`;
  if (kind === 'content_removed') return `We had removed ${thing}. This decision does not hold any more.`;
  if (kind === 'warning') {
    return `We had warned you about ${target === null ? 'what you do on this site' : thing}. The warning is taken back.`;
  }
  const because = target === null ? '' : `, because of ${thing}`;
  const done = kind === 'suspension' ? 'suspended' : 'restricted';
  return `Your account was ${done}${because}. This decision does not hold any more.`;
}
