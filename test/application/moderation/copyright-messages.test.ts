import { describe, expect, it } from '@jest/globals';
import {
  counterDecided,
  counterForClaimant,
  newsOfCounter,
  newsOfNotice,
  noteToMember,
  noticeForAgent,
  type NoticeNews,
} from '../../../application/moderation/copyright-messages.js';
import type { AfterRelease } from '../../../application/moderation/show-again.js';
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
const WRITE_TO_US = 'You can send another notice, or write to us if you think that this is wrong.';
const STILL_DOWN =
  'What was taken down can still not be seen, because of another decision or because it is not there any more.';
const PARTLY =
  'A part of what was taken down can be seen again. The rest cannot, because of another decision or because it is not there any more.';
const AGAIN = 'What was taken down can be seen again.';

/** A mail to somebody who need not be a member, whatever they chose to hear of. */
const to = (address: string, about: string, content: object): OutgoingMessage =>
  ({
    ...{ kind: 'mail', dedupeKey: `copyright:12:${about}`, memberId: null, service: true, to: address, content },
  }) as OutgoingMessage;
const toClara = (about: string, content: object) => to('clara@example.com', about, content);

describe('the sender of a copyright notice', () => {
  it.each<[NoticeNews, string, readonly string[], object]>([
    ['received', 'Your copyright notice no. 12 has arrived',
      ['Your copyright notice no. 12 has arrived. We look at it and tell you by mail what becomes of it.', 'If you did not send one, you need not do anything.'], HOW],
    ['taken_down', 'Your copyright notice no. 12: taken down',
      ['We followed your copyright notice no. 12. This can no longer be seen on our site:', '/business/3\n/pet-profiles/7', 'It is your photo.',
        'Whoever posted it has been told, and may send a counter-notice. If they do, you get a copy of it.'], HOW],
    ['refused', 'Your copyright notice no. 12 was not followed',
      ['We did not take down what your copyright notice no. 12 names, for this reason:', 'It is your photo.', WRITE_TO_US], SEND],
    ['upheld', 'Your copyright notice no. 12: stays down',
      ['What your copyright notice no. 12 names stays down in spite of a counter-notice, for this reason:', 'It is your photo.'], HOW],
    ['appealed', 'Your copyright notice no. 12: not followed any more',
      ['Whoever posted it appealed against our decision on your copyright notice no. 12, and we found that we should not have followed it. It takes this down no longer:',
        '/business/3\n/pet-profiles/7', 'It is your photo.', WRITE_TO_US], SEND],
  ])('is told by mail that it was %s', (news, subject, paragraphs, action) => {
    expect(newsOfNotice(NOTICE, news, 'It is your photo.')).toEqual(toClara(news, { subject, paragraphs, action }));
  }); // prettier-ignore

  it('reads no reason where none was given, and hears of each of several once', () => {
    const { content, dedupeKey } = newsOfNotice(NOTICE, 'taken_down', null, 7) as OutgoingMessage & { kind: 'mail' };
    expect([content.paragraphs.length, dedupeKey]).toEqual([3, 'copyright:12:taken_down 7']);
  });

  it.each<[readonly AfterRelease[], string, string]>([
    [['shown', 'shown'], 'put back', AGAIN],
    [['shown', 'hidden'], 'put back', PARTLY],
    [['removed', 'gone'], 'not followed any more', STILL_DOWN],
  ])('learns after a counter-notice what can be seen again: %j', (after, end, seen) => {
    const first = `After a counter-notice to your copyright notice no. 12 we were not told in time that you asked a court, so it keeps nothing of theirs down any more. ${seen}`;
    const content = { subject: `Your copyright notice no. 12: ${end}`, paragraphs: [first], action: HOW };
    expect(newsOfCounter(NOTICE, 5, after, null)).toEqual(toClara('restored 5', content));
    const reasoned = { ...content, paragraphs: [first, 'Nobody sued.'] };
    expect(newsOfCounter(NOTICE, 5, after, 'Nobody sued.')).toEqual(toClara('restored 5', reasoned));
  });

  it('learns that it stays down in spite of a counter-notice', () => {
    expect(newsOfCounter(NOTICE, 5, null, 'You sued.')).toEqual(newsOfNotice(NOTICE, 'upheld', 'You sued.', 5));
  });

  it('gets a copy of a counter-notice, with the days between which it is put back', () => {
    const counter = {
      ...{ id: 5, name: 'Ada L', postalAddress: '2 Oak St  \n\n  Austin TX', phone: '512 555 0100', signature: 'A. L' },
      ...{ statement: 'I took it.\n\nMyself.', restorableFrom: new Date('2026-05-15T00:00:00Z') },
      restoreBy: new Date('2026-05-21T23:59:00Z'),
    };
    expect(counterForClaimant(NOTICE, counter, ITEMS)).toEqual(
      toClara('counter 5', {
        subject: 'A counter-notice to your copyright notice no. 12',
        paragraphs: [
          'Whoever posted what your copyright notice no. 12 names has sent a counter-notice. We put it back between May 15, 2026 and May 21, 2026 unless you tell us before, in answer to this mail, that you have asked a court to restrain them.',
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

describe('the agent of the site', () => {
  it.each([
    [null, 'not given'],
    ['512 555 0199', '512 555 0199'],
  ])('reads the whole notice, and answers its sender: phone %s', (phone, told) => {
    expect(noticeForAgent(12, { ...CLAIMANT, phone }, 'agent@example.com')).toEqual(
      to('agent@example.com', 'agent', {
        subject: 'Copyright notice no. 12',
        paragraphs: [
          'A copyright notice has arrived. It names:\n/business/3\n/pet-profiles/7',
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

describe('a member whose content a copyright notice took down', () => {
  it.each<[readonly AfterRelease[] | null, string | null, string, string, readonly string[]]>([
    [null, 'They sued.', 'upheld', 'What was taken down stays down',
      ['What was taken down after the copyright notice no. 12 stays down in spite of your counter-notice, for this reason:', 'They sued.']],
    [['shown'], null, 'restored', 'What was taken down is back',
      [`After your counter-notice the copyright notice no. 12 keeps nothing of yours down any more. ${AGAIN}`]],
    [['hidden'], 'Nobody sued.', 'restored', 'Your counter-notice was followed',
      [`After your counter-notice the copyright notice no. 12 keeps nothing of yours down any more. ${STILL_DOWN}`, 'Nobody sued.']],
  ])('learns how the counter-notice was decided: %j', (after, reason, how, subject, paragraphs) => {
    expect(counterDecided(12, ADA, after, reason)).toEqual({
      ...{ kind: 'mail', dedupeKey: `copyright:12:${how}:${ADA}`, memberId: ADA, service: true, to: null },
      content: { subject, paragraphs, action: { label: 'View your counter-notice', path: '/copyright/12/counter' } },
    });
  }); // prettier-ignore

  it('learns who says so, and where to answer', () => {
    const says =
      'Clara Claim says that this infringes their copyright (notice no. 12). If it was taken down by mistake, you can send a counter-notice: https://paws.example/copyright/12/counter';
    expect(noteToMember(NOTICE, null, 'https://paws.example')).toBe(says);
    expect(noteToMember(NOTICE, 'A clear case.', 'https://paws.example')).toBe(`A clear case.\n\n${says}`);
  });
});
