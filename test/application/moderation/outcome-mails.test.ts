import { describe, expect, it } from '@jest/globals';
import { answerToReporter, type ReportOutcome } from '../../../application/moderation/report-mails.js';
import { noticeMail, outcomeMail } from '../../../application/moderation/notice-mails.js';
import type { NoticeRecord } from '../../../application/moderation/notice-ports.js';
import type { AfterRelease } from '../../../application/moderation/show-again.js';
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

const HIDDEN_STILL = 'Others still do not see what it was about, because of another decision.';

describe('the end of an appeal', () => {
  it.each<[NoticeKind, AfterRelease | null, string]>([
    ['content_hidden', 'shown', ' Others see what it was about again.'],
    ['content_hidden', 'hidden', ` ${HIDDEN_STILL}`],
    ['content_removed', 'removed', ` ${HIDDEN_STILL}`],
    ['content_removed', 'gone', ' What it was about is not there any more.'],
    ['warning', null, ' The warning is taken back.'],
    ['restriction', null, ' The restriction is lifted: unless another one holds, you can write again.'],
    ['suspension', 'shown', ' The suspension is lifted: unless another one holds, you can write again. Others see what it was about again.'],
  ])('is told to who was right, with what became of it: %s, %s', (kind, after, sentence) => {
    expect(outcomeMail(aNotice({ kind }), true, 'We misread it.', after)).toEqual({
      subject: 'Your appeal was upheld',
      paragraphs: [`We have looked at our decision about ${thingInWords('review')} again: you were right.${sentence}`, 'Why: We misread it.'],
      action: { label: 'See your notices', path: '/user-profile#notices' },
    });
  }); // prettier-ignore

  it('is told to who was not, of the account as a whole too', () => {
    expect(outcomeMail(aNotice({ target: null }), false, 'It is spam.', null)).toEqual({
      subject: 'Your appeal was not upheld',
      paragraphs: [
        `We have looked at our decision about ${thingInWords(null)} again, and it stands.`,
        'Why: It is spam.',
      ],
      action: { label: 'See your notices', path: '/user-profile#notices' },
    });
  });
});

describe('the mail of a notice', () => {
  const mailed = (given: Partial<NoticeRecord> = {}) => noticeMail(aNotice(given), 'secret-1', 'https://paws.example');

  it('has a subject that says what happened', () => {
    expect(NOTICE_KINDS.map((kind) => mailed({ kind, until: new Date('2026-05-08T09:30:00.000Z') }).subject)).toEqual([
      'Something you published was hidden',
      'Something you published was removed',
      'A warning about your account',
      'Your account is restricted',
      'Your account is suspended',
    ]);
  });

  it('says all that there is to say, and nothing of what there is not', () => {
    const whole = [
      'We have hidden your review. Others do not see it any more.',
      'It is about: “Great.”',
      'The page: https://paws.example/business/3',
      'Reason: Spam.',
      'The same link.',
      'If you think this is wrong, you can appeal until October 28, 2026: in your own words, once, by the link below and without signing in. Where possible somebody else than who decided looks at it. The notice also stands in your account.',
    ];
    expect(mailed().paragraphs).toEqual(whole);
    const less = [whole[0], whole[3], whole[5]];
    for (const targetPath of [null, '/', '/pet-profiles/7'])
      expect(mailed({ targetSummary: null, targetPath, note: ' \n ' }).paragraphs).toEqual(less);
    expect(mailed({ targetPath: '/business/3/pet-profiles/7' }).paragraphs).toHaveLength(6);
  });
});

describe('who reported something', () => {
  it.each<[TargetType, ReportOutcome, string, string]>([
    ['review', 'acted on', 'a review', 'A person looked at it, and we did something about it.'],
    ['response', 'stays', 'an answer to a review', 'A person looked at it and found that it keeps to our guidelines, so it stays.'],
    ['guide_dog', 'gone', 'a Guide Dog profile', 'A person looked at your report. What you reported can no longer be seen on this site.'],
    ['pet_profile', 'gone', 'a pet profile', 'A person looked at your report. What you reported can no longer be seen on this site.'],
    ['photo', 'acted on', 'a photo', 'A person looked at it, and we did something about it.'],
  ])('of a %s reads that it was %s, and nothing of anybody else', (type, outcome, thing, sentence) => {
    expect(answerToReporter(type, new Date('2026-05-01T23:30:00.000Z'), outcome)).toEqual({
      subject: 'What became of your report',
      paragraphs: [`On May 1, 2026 you reported ${thing}. Thank you for taking the time.`, sentence, 'To protect everybody’s privacy we cannot say more than that.'],
      action: { label: 'Read the guidelines', path: '/community-guidelines' },
    });
  }); // prettier-ignore
});
