import { describe, expect, it } from '@jest/globals';
import {
  counterDecided,
  counterForClaimant,
  counterEmailToClaimant,
  noticeEmailToClaimant,
  noteToMember,
  noticeForAgent,
  type NoticeEvent,
} from '../../../application/moderation/copyright-messages.js';
import type { AfterRelease } from '../../../application/moderation/release-content.js';
import type { OutgoingMessage } from '../../../application/shared/outbox.js';
import { COUNTER_STATEMENTS, NOTICE_STATEMENTS } from '../../../domain/moderation/copyright-notice.js';
import { ADA } from '../../support/search/seeded.js';

const ITEMS = ['/business/3', '/pet-profiles/7'].map((path) => ({
  ...{ path, targetType: 'business' as const, targetId: '3' },
}));
const CLAIMANT = {
  ...{ name: 'Clara Claim', email: 'clara@example.com', postalAddress: '1 Elm St\nAustin TX 78701', phone: null },
  ...{ work: 'My photo of a dog.\n\n\nTaken in May.', signature: 'C. Claim', items: ITEMS },
};
const NOTICE = { id: 12, ...CLAIMANT };
const HOW = { label: 'How this works', path: '/copyright' };
const SEND = { label: 'Send a notice', path: '/copyright' };
const WRITE_TO_US = 'You can send another notice, or contact us if you think this is a mistake.';
const STILL_DOWN = 'The content is still not visible, because of another decision or because it no longer exists.';
const PARTLY =
  'Part of the content is visible again. The rest is not, because of another decision or because it no longer exists.';
const AGAIN = 'The content is visible again.';

/** Builds an email to someone who may not be a member. It is sent whatever their settings. */
const to = (address: string, about: string, content: object): OutgoingMessage =>
  ({
    ...{ kind: 'mail', dedupeKey: `copyright:12:${about}`, memberId: null, service: true, to: address, content },
  }) as OutgoingMessage;
const toClara = (about: string, content: object) => to('clara@example.com', about, content);

describe('emails to the sender of a copyright notice', () => {
  it.each<[NoticeEvent, string, readonly string[], object]>([
    ['received', 'We received your copyright notice no. 12',
      ['We received your copyright notice no. 12. We’ll review it and email you our decision.', 'If you didn’t send a notice, you can ignore this email.'], HOW],
    ['taken_down', 'Content taken down after your copyright notice no. 12',
      ['We acted on your copyright notice no. 12. We took down this content:', '/business/3\n/pet-profiles/7', 'It is your photo.',
        'We notified the member who posted it. They may send a counter-notice. If they do, we’ll send you a copy.'], HOW],
    ['refused', 'Your copyright notice no. 12 was declined',
      ['We did not take down the content named in your copyright notice no. 12 for this reason:', 'It is your photo.', WRITE_TO_US], SEND],
    ['upheld', 'Content from your copyright notice no. 12 stays down',
      ['The content named in your copyright notice no. 12 stays down despite a counter-notice for this reason:', 'It is your photo.'], HOW],
    ['appealed', 'Your copyright notice no. 12 was reversed on appeal',
      ['The member who posted the content appealed our decision on your copyright notice no. 12. We found that we should not have acted on your notice. It no longer applies to this content:',
        '/business/3\n/pet-profiles/7', 'It is your photo.', WRITE_TO_US], SEND],
  ])('say that the notice was %s', (news, subject, paragraphs, action) => {
    expect(noticeEmailToClaimant(NOTICE, news, 'It is your photo.')).toEqual(toClara(news, { subject, paragraphs, action }));
  }); // prettier-ignore

  it('contain no reason if none was given, and are sent once per event', () => {
    const { content, dedupeKey } = noticeEmailToClaimant(NOTICE, 'taken_down', null, 7) as OutgoingMessage & {
      kind: 'mail';
    };
    expect([content.paragraphs.length, dedupeKey]).toEqual([3, 'copyright:12:taken_down 7']);
  });

  it.each<[readonly AfterRelease[], string, string]>([
    [['shown', 'shown'], 'Content restored', AGAIN],
    [['shown', 'hidden'], 'Content restored', PARTLY],
    [['removed', 'gone'], 'Counter-notice accepted', STILL_DOWN],
  ])('say after a counter-notice what is visible again: %j', (after, result, seen) => {
    const first = `After a counter-notice to your copyright notice no. 12, we did not hear in time that you filed a court action. The notice no longer applies to this member’s content. ${seen}`;
    const content = { subject: `${result}: your copyright notice no. 12`, paragraphs: [first], action: HOW };
    expect(counterEmailToClaimant(NOTICE, 5, after, null)).toEqual(toClara('restored 5', content));
    const reasoned = { ...content, paragraphs: [first, 'Nobody sued.'] };
    expect(counterEmailToClaimant(NOTICE, 5, after, 'Nobody sued.')).toEqual(toClara('restored 5', reasoned));
  });

  it('say that the content stays down despite a counter-notice', () => {
    expect(counterEmailToClaimant(NOTICE, 5, null, 'You sued.')).toEqual(
      noticeEmailToClaimant(NOTICE, 'upheld', 'You sued.', 5),
    );
  });

  it('contain a copy of a counter-notice, with the dates between which the content is restored', () => {
    const counter = {
      ...{ id: 5, name: 'Ada L', postalAddress: '2 Oak St  \n\n  Austin TX', phone: '512 555 0100', signature: 'A. L' },
      ...{ statement: 'I took it.\n\nMyself.', restorableFrom: new Date('2026-05-15T00:00:00Z') },
      restoreBy: new Date('2026-05-21T23:59:00Z'),
    };
    expect(counterForClaimant(NOTICE, counter, ITEMS)).toEqual(
      toClara('counter 5', {
        subject: 'Counter-notice to your copyright notice no. 12',
        paragraphs: [
          'The member who posted the content named in your copyright notice no. 12 has sent a counter-notice. We’ll restore the content between May 15, 2026 and May 21, 2026, unless you reply to this email before then to say that you have filed a court action to restrain the member.',
          'This is the counter-notice:',
          'Taken down:\n/business/3\n/pet-profiles/7',
          'Name: Ada L\nAddress: 2 Oak St, Austin TX\nPhone: 512 555 0100',
          COUNTER_STATEMENTS.mistake,
          ...['I took it.', 'Myself.'],
          COUNTER_STATEMENTS.jurisdiction,
          'Signed: A. L',
        ],
        action: HOW,
      }),
    );
  });
});

describe('the email to the copyright agent', () => {
  it.each([
    [null, 'not given'],
    ['512 555 0199', '512 555 0199'],
  ])('contains the whole notice, with Reply-To set to the sender: phone %s', (phone, told) => {
    expect(noticeForAgent(12, { ...CLAIMANT, phone }, 'agent@example.com')).toEqual(
      to('agent@example.com', 'agent', {
        subject: 'Copyright notice no. 12',
        paragraphs: [
          'You received a copyright notice about:\n/business/3\n/pet-profiles/7',
          `Name: Clara Claim\nEmail: clara@example.com\nPhone: ${told}`,
          'Address:\n1 Elm St\nAustin TX 78701',
          ...['The work:', 'My photo of a dog.', 'Taken in May.'],
          ...[NOTICE_STATEMENTS.goodFaith, NOTICE_STATEMENTS.accuracy],
          'Signed: C. Claim',
        ],
        replyTo: 'clara@example.com',
      }),
    );
  });
});

describe('emails to a member whose content was taken down', () => {
  it.each<[readonly AfterRelease[] | null, string | null, string, string, readonly string[]]>([
    [null, 'They sued.', 'upheld', 'Your content stays down',
      ['The content taken down after copyright notice no. 12 stays down despite your counter-notice for this reason:', 'They sued.']],
    [['shown'], null, 'restored', 'Your content is back',
      [`After your counter-notice, copyright notice no. 12 no longer applies to your content. ${AGAIN}`]],
    [['hidden'], 'Nobody sued.', 'restored', 'Your counter-notice was accepted',
      [`After your counter-notice, copyright notice no. 12 no longer applies to your content. ${STILL_DOWN}`, 'Nobody sued.']],
  ])('say how the counter-notice was decided: %j', (after, reason, how, subject, paragraphs) => {
    expect(counterDecided(12, ADA, after, reason)).toEqual({
      ...{ kind: 'mail', dedupeKey: `copyright:12:${how}:${ADA}`, memberId: ADA, service: true, to: null },
      content: { subject, paragraphs, action: { label: 'View your counter-notice', path: '/copyright/12/counter' } },
    });
  }); // prettier-ignore

  it('say who sent the notice and where to respond', () => {
    const says =
      'Clara Claim says that this content infringes their copyright (notice no. 12). If it was taken down by mistake, you can send a counter-notice: https://paws.example/copyright/12/counter';
    expect(noteToMember(NOTICE, null, 'https://paws.example')).toBe(says);
    expect(noteToMember(NOTICE, 'A clear case.', 'https://paws.example')).toBe(`A clear case.\n\n${says}`);
  });
});
