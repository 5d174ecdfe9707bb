import { describe, expect, it } from '@jest/globals';
import { answerToReporter, type ReportOutcome } from '../../../application/moderation/report-emails.js';
import { noticeEmail, outcomeEmail } from '../../../application/moderation/notice-emails.js';
import type { NoticeRecord } from '../../../application/moderation/notice-ports.js';
import type { AfterRelease } from '../../../application/moderation/release-content.js';
import type { TargetType } from '../../../domain/moderation/target.js';
import { NOTICE_KINDS, type NoticeKind } from '../../../domain/moderation/notice.js';
import { thingInWords } from '../../../domain/moderation/notice-words.js';

const REVIEW = { targetType: 'review', targetId: '1201' } as const;

const aNotice = (given: Partial<NoticeRecord> = {}): NoticeRecord =>
  ({
    ...{ kind: 'content_hidden', reason: 'spam', note: 'The same link.', target: REVIEW, until: null },
    ...{ createdAt: new Date('2026-05-01T09:30:00.000Z'), targetSummary: 'Great.', targetPath: '/business/3' },
    ...given,
  }) as NoticeRecord;

const HIDDEN_STILL = 'The content is still hidden because of another decision.';

describe('the email after an appeal', () => {
  it.each<[NoticeKind, AfterRelease | null, string]>([
    ['content_hidden', 'shown', ' The content is visible again.'],
    ['content_hidden', 'hidden', ` ${HIDDEN_STILL}`],
    ['content_removed', 'removed', ` ${HIDDEN_STILL}`],
    ['content_removed', 'gone', ' The content no longer exists.'],
    ['warning', null, ' The warning is withdrawn.'],
    ['restriction', null, ' The restriction is lifted. You can post again, unless another one is still active.'],
    ['suspension', 'shown', ' The suspension is lifted. You can post again, unless another one is still active. The content is visible again.'],
  ])('the email after an appeal says what happens when the appeal is upheld: %s, %s', (kind, after, sentence) => {
    expect(outcomeEmail(aNotice({ kind }), true, 'We misread it.', after)).toEqual({
      subject: 'Your appeal was upheld',
      paragraphs: [`We reviewed our decision about ${thingInWords('review')} and agree with you.${sentence}`, 'Why: We misread it.'],
      action: { label: 'See your notices', path: '/user-profile/notices' },
    });
  }); // prettier-ignore

  it('the email after a rejected appeal says that the decision stands, also for the whole account', () => {
    expect(outcomeEmail(aNotice({ target: null }), false, 'It is spam.', null)).toEqual({
      subject: 'Your appeal was not upheld',
      paragraphs: [`We reviewed our decision about ${thingInWords(null)} and did not change it.`, 'Why: It is spam.'],
      action: { label: 'See your notices', path: '/user-profile/notices' },
    });
  });
});

describe('the email of a moderation notice', () => {
  const mailed = (given: Partial<NoticeRecord> = {}) => noticeEmail(aNotice(given), 'secret-1', 'https://paws.example');

  it('the email of a moderation notice has a subject that says what happened', () => {
    expect(NOTICE_KINDS.map((kind) => mailed({ kind, until: new Date('2026-05-08T09:30:00.000Z') }).subject)).toEqual([
      'Something you published was hidden',
      'Something you published was removed',
      'A warning about your account',
      'Your account is restricted',
      'Your account is suspended',
    ]);
  });

  it('the email of a moderation notice contains all known facts and leaves out missing ones', () => {
    const whole = [
      'We hid your review. Other people can no longer see it.',
      'Content: “Great.”',
      'Page: https://paws.example/business/3',
      'Reason: Spam.',
      'The same link.',
      'If you think this is a mistake, you can appeal once until Oct 28, 2026. Use the link below; you don’t need to sign in. If possible, an administrator who didn’t make the decision will review your appeal. You can also see the notice in your account.',
    ];
    expect(mailed().paragraphs).toEqual(whole);
    const less = [whole[0], whole[3], whole[5]];
    for (const targetPath of [null, '/', '/pet-profiles/7'])
      expect(mailed({ targetSummary: null, targetPath, note: ' \n ' }).paragraphs).toEqual(less);
    expect(mailed({ targetPath: '/business/3/pet-profiles/7' }).paragraphs).toHaveLength(6);
  });
});

describe('the email to a reporter', () => {
  it.each<[TargetType, ReportOutcome, string, string]>([
    ['review', 'acted on', 'a review', 'A person reviewed your report, and we took action.'],
    ['response', 'stays', 'a response to a review', 'A person reviewed your report and found that the content follows our guidelines, so it stays.'],
    ['guide_dog', 'gone', 'a Guide Dog profile', 'A person reviewed your report. The content you reported is no longer on this site.'],
    ['pet_profile', 'gone', 'a pet profile', 'A person reviewed your report. The content you reported is no longer on this site.'],
    ['photo', 'acted on', 'a photo', 'A person reviewed your report, and we took action.'],
  ])('the email to a reporter of a %s says its outcome (%s) and nothing about other people', (type, outcome, thing, sentence) => {
    expect(answerToReporter(type, new Date('2026-05-01T23:30:00.000Z'), outcome)).toEqual({
      subject: 'The result of your report',
      paragraphs: [`Thank you for reporting ${thing} on May 1, 2026.`, sentence, 'To protect everyone’s privacy, we can’t share more details.'],
      action: { label: 'Read the guidelines', path: '/community-guidelines' },
    });
  }); // prettier-ignore
});
