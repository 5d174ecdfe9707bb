import { COUNTER_STATEMENTS, NOTICE_STATEMENTS, type WaitingPeriod } from '../../domain/moderation/copyright-notice.js';
import type { EmailContent, OutgoingMessage } from '../shared/outbox.js';
import type { Claimant, CopyrightItem, CounterParty } from './copyright-ports.js';
import type { AfterRelease } from './show-again.js';

interface Notice extends Claimant {
  readonly id: number;
  readonly items: readonly CopyrightItem[];
}

/** What the sender of a notice is told. */
export type NoticeNews = 'received' | 'taken_down' | 'refused' | 'upheld' | 'appealed';

/** The page that explains how notices work. */
export const COPYRIGHT_PAGE = '/copyright';

/** The page on which a member answers a notice. */
export const counterPath = (noticeId: number): string => `${COPYRIGHT_PAGE}/${noticeId}/counter`;

/** A day as a person in the United States writes it. */
function dayIn(moment: Date): string {
  return moment.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * The mail to the sender of a notice. Its address may be somebody else's, so it bears nothing of what was typed into the
 * notice before an administrator has read it.
 */
export function newsOfNotice(
  notice: Pick<Notice, 'id' | 'email'> & { readonly items: readonly Pick<CopyrightItem, 'path'>[] },
  news: NoticeNews,
  reason: string | null = null,
  /** What of several of the same kind it is about. */
  ofId: number | null = null,
): OutgoingMessage {
  const about = ofId === null ? news : `${news} ${ofId}`;
  return toClaimant(notice, about, NEWS[news](notice, reason === null ? [] : [reason]));
}

const NEWS: Readonly<
  Record<
    NoticeNews,
    (
      notice: { readonly id: number; readonly items: readonly Pick<CopyrightItem, 'path'>[] },
      reason: readonly string[],
    ) => EmailContent
  >
> = {
  received: ({ id }) => ({
    subject: `Your copyright notice no. ${id} has arrived`,
    paragraphs: [
      `Your copyright notice no. ${id} has arrived. We look at it and tell you by mail what becomes of it.`,
      'If you did not send one, you need not do anything.',
    ],
    action: { label: 'How this works', path: COPYRIGHT_PAGE },
  }),
  taken_down: ({ id, items }, reason) => ({
    subject: `Your copyright notice no. ${id}: taken down`,
    paragraphs: [
      `We followed your copyright notice no. ${id}. This can no longer be seen on our site:`,
      items.map(({ path }) => path).join('\n'),
      ...reason,
      'Whoever posted it has been told, and may send a counter-notice. If they do, you get a copy of it.',
    ],
    action: { label: 'How this works', path: COPYRIGHT_PAGE },
  }),
  refused: ({ id }, reason) => ({
    subject: `Your copyright notice no. ${id} was not followed`,
    paragraphs: [
      `We did not take down what your copyright notice no. ${id} names, for this reason:`,
      ...reason,
      'You can send another notice, or write to us if you think that this is wrong.',
    ],
    action: { label: 'Send a notice', path: COPYRIGHT_PAGE },
  }),
  upheld: ({ id }, reason) => ({
    subject: `Your copyright notice no. ${id}: stays down`,
    paragraphs: [
      `What your copyright notice no. ${id} names stays down in spite of a counter-notice, for this reason:`,
      ...reason,
    ],
    action: { label: 'How this works', path: COPYRIGHT_PAGE },
  }),
  appealed: ({ id, items }, reason) => ({
    subject: `Your copyright notice no. ${id}: not followed any more`,
    paragraphs: [
      `Whoever posted it appealed against our decision on your copyright notice no. ${id}, and we found that we should not have followed it. It takes this down no longer:`,
      items.map(({ path }) => path).join('\n'),
      ...reason,
      'You can send another notice, or write to us if you think that this is wrong.',
    ],
    action: { label: 'Send a notice', path: COPYRIGHT_PAGE },
  }),
};

/**
 * The mail to the sender of a notice when a counter-notice to it is decided: `after` is what became of each thing that the
 * notice holds down no longer, null where all of it stays down.
 */
export function newsOfCounter(
  notice: Pick<Notice, 'id' | 'email' | 'items'>,
  counterId: number,
  after: readonly AfterRelease[] | null,
  reason: string | null,
): OutgoingMessage {
  if (after === null) return newsOfNotice(notice, 'upheld', reason, counterId);
  const { id } = notice;
  return toClaimant(notice, `restored ${counterId}`, {
    subject: `Your copyright notice no. ${id}: ${after.includes('shown') ? 'put back' : 'not followed any more'}`,
    paragraphs: [
      `After a counter-notice to your copyright notice no. ${id} we were not told in time that you asked a court, so it keeps nothing of theirs down any more. ${seenAgain(after)}`,
      ...(reason === null ? [] : [reason]),
    ],
    action: { label: 'How this works', path: COPYRIGHT_PAGE },
  });
}

/** Whether others see what was taken down. */
function seenAgain(after: readonly AfterRelease[]): string {
  const shown = after.filter((each) => each === 'shown').length;
  if (shown === 0)
    return 'What was taken down can still not be seen, because of another decision or because it is not there any more.';
  return shown === after.length
    ? 'What was taken down can be seen again.'
    : 'A part of what was taken down can be seen again. The rest cannot, because of another decision or because it is not there any more.';
}

/** The copy of a counter-notice, which the law owes to the sender of the notice (17 U.S.C. 512(g)(2)(B)). */
export function counterForClaimant(
  notice: Pick<Notice, 'id' | 'email'>,
  counter: CounterParty & WaitingPeriod & { readonly id: number },
  items: readonly CopyrightItem[],
): OutgoingMessage {
  const { restorableFrom, restoreBy } = counter;
  return toClaimant(notice, `counter ${counter.id}`, {
    subject: `A counter-notice to your copyright notice no. ${notice.id}`,
    paragraphs: [
      `Whoever posted what your copyright notice no. ${notice.id} names has sent a counter-notice. We put it back between ${dayIn(restorableFrom)} and ${dayIn(restoreBy)} unless you tell us before, in answer to this mail, that you have asked a court to restrain them.`,
      'This is the counter-notice:',
      `Taken down:\n${items.map(({ path }) => path).join('\n')}`,
      [
        `Name: ${counter.name}`,
        `Address: ${counter.postalAddress.replaceAll(/\s*\n\s*/g, ', ')}`,
        `Phone: ${counter.phone}`,
      ].join('\n'),
      COUNTER_STATEMENTS.mistake,
      ...counter.statement.split(/\n{2,}/),
      COUNTER_STATEMENTS.jurisdiction,
      `Signed: ${counter.signature}`,
    ],
    action: { label: 'How this works', path: COPYRIGHT_PAGE },
  });
}

/** A notice as the agent of this site reads it; an answer goes to its sender. */
export function noticeForAgent(id: number, notice: Omit<Notice, 'id'>, agent: string): OutgoingMessage {
  return {
    kind: 'mail',
    dedupeKey: `copyright:${id}:agent`,
    memberId: null,
    service: true,
    to: agent,
    content: {
      subject: `Copyright notice no. ${id}`,
      paragraphs: [
        `A copyright notice has arrived. It names:\n${notice.items.map(({ path }) => path).join('\n')}`,
        `Name: ${notice.name}\nEmail: ${notice.email}\nPhone: ${notice.phone ?? 'not given'}`,
        `Address:\n${notice.postalAddress}`,
        'The work:',
        ...notice.work.split(/\n{2,}/),
        NOTICE_STATEMENTS.goodFaith,
        NOTICE_STATEMENTS.accuracy,
        `Signed: ${notice.signature}`,
      ],
      replyTo: notice.email,
    },
  };
}

/** What the member is told whose counter-notice is decided; `after` as in `newsOfCounter`. */
export function counterDecided(
  noticeId: number,
  memberId: string,
  after: readonly AfterRelease[] | null,
  reason: string | null,
): OutgoingMessage {
  return {
    kind: 'mail',
    dedupeKey: `copyright:${noticeId}:${after === null ? 'upheld' : 'restored'}:${memberId}`,
    memberId,
    service: true,
    to: null,
    content: {
      subject: subjectOf(after),
      paragraphs: [
        after !== null
          ? `After your counter-notice the copyright notice no. ${noticeId} keeps nothing of yours down any more. ${seenAgain(after)}`
          : `What was taken down after the copyright notice no. ${noticeId} stays down in spite of your counter-notice, for this reason:`,
        ...(reason === null ? [] : [reason]),
      ],
      action: { label: 'View your counter-notice', path: counterPath(noticeId) },
    },
  };
}

function subjectOf(after: readonly AfterRelease[] | null): string {
  if (after === null) return 'What was taken down stays down';
  return after.includes('shown') ? 'What was taken down is back' : 'Your counter-notice was followed';
}

/** What stands in the notice to a member whose content was taken down. */
export function noteToMember(notice: Pick<Notice, 'id' | 'name'>, reason: string | null, publicUrl: string): string {
  return [
    ...(reason === null ? [] : [reason]),
    `${notice.name} says that this infringes their copyright (notice no. ${notice.id}). If it was taken down by mistake, you can send a counter-notice: ${publicUrl}${counterPath(notice.id)}`,
  ].join('\n\n');
}

function toClaimant(notice: Pick<Notice, 'id' | 'email'>, about: string, content: EmailContent): OutgoingMessage {
  return {
    kind: 'mail',
    dedupeKey: `copyright:${notice.id}:${about}`,
    memberId: null,
    service: true,
    to: notice.email,
    content,
  };
}
