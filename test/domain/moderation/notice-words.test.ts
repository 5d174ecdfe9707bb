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
import { formatMoment } from '../../../domain/shared/time-in-words.js';

const MAY = new Date('2026-05-08T09:30:00Z');
type Told = readonly [NoticeKind, TargetType | null, Date | null, string];
const sentence = ([kind, target, until]: Told, isLifted: boolean) => whatHappened({ kind, target, until, isLifted });

const HOLDS: readonly Told[] = [
  ['content_hidden', 'review', null, 'We hid your review. Other people can no longer see it.'],
  ['content_removed', 'photo', null, 'We removed your photo. Other people can no longer see it.'],
  ['warning', 'response', null, 'This is a warning about your response to a review.'],
  ['warning', null, null, 'This is a warning about your activity on this site.'],
  ['restriction', null, MAY, 'Until May 8, 2026 at 9:30 AM UTC, you can read but not post.'],
  ['restriction', 'guide_dog', MAY, 'Until May 8, 2026 at 9:30 AM UTC, you can read but not post because of your Guide Dog profile, which other people can no longer see.'],
  ['restriction', null, null, 'Your account is suspended permanently. You can read but not post.'],
  ['suspension', null, MAY, 'Your account is suspended permanently. You can read but not post.'],
  ['suspension', 'pet_profile', null, 'Your account is suspended permanently because of your pet profile, which other people can no longer see. You can read but not post.'],
]; // prettier-ignore

const OVER: readonly Told[] = [
  ['content_hidden', 'review', null, 'We hid your review. This decision no longer applies.'],
  ['content_removed', 'photo', null, 'We removed your photo. This decision no longer applies.'],
  ['warning', 'response', null, 'We warned you about your response to a review. The warning was withdrawn.'],
  ['warning', null, null, 'We warned you about your activity on this site. The warning was withdrawn.'],
  ['restriction', null, MAY, 'Your account was restricted. This decision no longer applies.'],
  ['restriction', 'guide_dog', MAY, 'Your account was restricted because of your Guide Dog profile. This decision no longer applies.'],
  ['suspension', null, null, 'Your account was suspended. This decision no longer applies.'],
  ['suspension', 'pet_profile', null, 'Your account was suspended because of your pet profile. This decision no longer applies.'],
]; // prettier-ignore

describe('the text of a decision for a member', () => {
  it.each(HOLDS)('the text describes a decision in force: %s of %s until %s', (...told) => {
    expect(sentence(told, false)).toBe(told[3]);
  });

  it.each(OVER)('the text describes a decision that has ended: %s of %s until %s', (...told) => {
    expect(sentence(told, true)).toBe(told[3]);
  });

  it.each<[NoticeKind, string]>([
    ['content_hidden', 'Content hidden'],
    ['content_removed', 'Content removed'],
    ['warning', 'Warning'],
    ['restriction', 'Account restricted'],
    ['suspension', 'Account suspended'],
  ])('a decision has a heading: %s is “%s”', (kind, label) => {
    expect(NOTICE_LABEL[kind]).toBe(label);
  });

  it('the text of a decision names the content concerned', () => {
    expect([thingInWords(null), thingInWords('photo')]).toEqual(['your account', 'your photo']);
  });

  it('formats a date and time the same everywhere', () => {
    expect(formatMoment(new Date('2026-12-31T23:05:59Z'))).toBe('Dec 31, 2026 at 11:05 PM UTC');
  });
});

describe('the quote in a decision', () => {
  it('the quote in a decision contains up to 200 characters, without outer whitespace', () => {
    expect(summaryOf(`  ${'🐕'.repeat(200)} `)).toBe('🐕'.repeat(200));
  });

  it('the quote in a decision is shortened to 200 characters with an ellipsis, but not after a space', () => {
    expect(summaryOf('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`);
    expect(summaryOf(`${'a'.repeat(198)} bcd`)).toBe(`${'a'.repeat(198)}…`);
  });

  it('the quote in a decision is in quotation marks', () => {
    expect(quoted('Bad dog')).toBe('“Bad dog”');
  });
});
