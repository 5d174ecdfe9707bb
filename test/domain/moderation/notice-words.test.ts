import { describe, expect, it } from '@jest/globals';
import type { NoticeKind } from '../../../domain/moderation/notice.js';
import {
  NOTICE_LABEL,
  quoted,
  summaryOf,
  thingInWords,
  whatHappened,
} from '../../../domain/moderation/notice-words.js';
import type { TargetType } from '../../../domain/moderation/target.js';
import { momentInWords } from '../../../domain/shared/moment-in-words.js';

const MAY = new Date('2026-05-08T09:30:00Z');
type Told = readonly [NoticeKind, TargetType | null, Date | null, string];
const sentence = ([kind, target, until]: Told, isLifted: boolean) => whatHappened({ kind, target, until, isLifted });

const HOLDS: readonly Told[] = [
  ['content_hidden', 'review', null, 'We have hidden your review. Others do not see it any more.'],
  ['content_removed', 'photo', null, 'We have removed a photo of yours. Others do not see it any more.'],
  ['warning', 'response', null, 'This is a warning about your answer to a review.'],
  ['warning', null, null, 'This is a warning about what you do on this site.'],
  ['restriction', null, MAY, 'Until May 8, 2026 at 9:30 AM UTC you can read, but not write.'],
  ['restriction', 'guide_dog', MAY, 'Until May 8, 2026 at 9:30 AM UTC you can read, but not write, because of your Guide Dog profile, which others do not see any more.'],
  ['restriction', null, null, 'Your account is suspended for good. You can read, but not write.'],
  ['suspension', null, MAY, 'Your account is suspended for good. You can read, but not write.'],
  ['suspension', 'pet_profile', null, 'Your account is suspended for good, because of a pet profile of yours, which others do not see any more. You can read, but not write.'],
]; // prettier-ignore

const OVER: readonly Told[] = [
  ['content_hidden', 'review', null, 'We had hidden your review. This decision does not hold any more.'],
  ['content_removed', 'photo', null, 'We had removed a photo of yours. This decision does not hold any more.'],
  ['warning', 'response', null, 'We had warned you about your answer to a review. The warning is taken back.'],
  ['warning', null, null, 'We had warned you about what you do on this site. The warning is taken back.'],
  ['restriction', null, MAY, 'Your account was restricted. This decision does not hold any more.'],
  ['restriction', 'guide_dog', MAY, 'Your account was restricted, because of your Guide Dog profile. This decision does not hold any more.'],
  ['suspension', null, null, 'Your account was suspended. This decision does not hold any more.'],
  ['suspension', 'pet_profile', null, 'Your account was suspended, because of a pet profile of yours. This decision does not hold any more.'],
]; // prettier-ignore

describe('what a member is told of a decision', () => {
  it.each(HOLDS)('that holds: %s of %s until %s', (...told) => {
    expect(sentence(told, false)).toBe(told[3]);
  });

  it.each(OVER)('that is over: %s of %s until %s', (...told) => {
    expect(sentence(told, true)).toBe(told[3]);
  });

  it.each<[NoticeKind, string]>([
    ['content_hidden', 'Content hidden'],
    ['content_removed', 'Content removed'],
    ['warning', 'Warning'],
    ['restriction', 'Account restricted'],
    ['suspension', 'Account suspended'],
  ])('stands under a heading: %s is “%s”', (kind, label) => {
    expect(NOTICE_LABEL[kind]).toBe(label);
  });

  it('names what it is about', () => {
    expect([thingInWords(null), thingInWords('photo')]).toEqual(['your account', 'a photo of yours']);
  });

  it('tells a moment in words that are the same everywhere', () => {
    expect(momentInWords(new Date('2026-12-31T23:05:59Z'))).toBe('December 31, 2026 at 11:05 PM UTC');
  });
});

describe('the words that a decision quotes', () => {
  it('are whole up to 200 characters, blanks around them left out', () => {
    expect(summaryOf(`  ${'🐕'.repeat(200)} `)).toBe('🐕'.repeat(200));
  });

  it('are cut at 200 characters with the sign of it, but not behind a blank', () => {
    expect(summaryOf('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
    expect(summaryOf(`${'a'.repeat(198)} bcd`)).toBe(`${'a'.repeat(198)}…`);
  });

  it('stand between quotation marks', () => {
    expect(quoted('Bad dog')).toBe('“Bad dog”');
  });
});
