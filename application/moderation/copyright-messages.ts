import { COUNTER_STATEMENTS, NOTICE_STATEMENTS, type WaitingPeriod } from '../../domain/moderation/copyright-notice.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import { serviceEmail, type EmailContent, type OutgoingMessage } from '../shared/outbox.js';
import type { Claimant, CopyrightItem, CounterParty } from './copyright-ports.js';
import type { AfterRelease } from './release-content.js';

interface Notice extends Claimant {
  readonly id: number;
  readonly items: readonly CopyrightItem[];
}

interface NamingNotice {
  readonly id: number;
  readonly items: readonly Pick<CopyrightItem, 'path'>[];
}

/** What happened to a notice. */
export type NoticeEvent = 'received' | 'taken_down' | 'refused' | 'upheld' | 'appealed';

/** The page that explains copyright notices. */
const COPYRIGHT_PAGE = '/copyright';

/** Returns the page for a counter-notice. */
const counterPath = (noticeId: number): string => `${COPYRIGHT_PAGE}/${noticeId}/counter`;

/**
 * Returns an email to the sender of a notice. The address may belong to someone else, so the email contains nothing
 * from the notice before an administrator has read it.
 */
export function noticeEmailToClaimant(
  notice: NamingNotice & Pick<Notice, 'email'>,
  news: NoticeEvent,
  reason: string | null = null,
  /** Distinguishes several events of the same kind. */
  ofId: number | null = null,
): OutgoingMessage {
  const about = ofId === null ? news : `${news} ${ofId}`;
  return toClaimant(notice, about, NEWS[news](notice, reason === null ? [] : [reason]));
}

const HOW_THIS_WORKS = { label: 'How this works', path: COPYRIGHT_PAGE };
const SEND_A_NOTICE = { label: 'Send a notice', path: COPYRIGHT_PAGE };

const NEWS: Readonly<Record<NoticeEvent, (notice: NamingNotice, reason: readonly string[]) => EmailContent>> = {
  received: ({ id }) => ({
    subject: `We received your copyright notice no. ${id}`,
    paragraphs: [
      `We received your copyright notice no. ${id}. We’ll review it and email you our decision.`,
      'If you didn’t send a notice, you can ignore this email.',
    ],
    action: HOW_THIS_WORKS,
  }),
  taken_down: ({ id, items }, reason) => ({
    subject: `Content taken down after your copyright notice no. ${id}`,
    paragraphs: [
      `We acted on your copyright notice no. ${id}. We took down this content:`,
      pathsOf(items),
      ...reason,
      'We notified the member who posted it. They may send a counter-notice. If they do, we’ll send you a copy.',
    ],
    action: HOW_THIS_WORKS,
  }),
  refused: ({ id }, reason) => ({
    subject: `Your copyright notice no. ${id} was declined`,
    paragraphs: [
      `We did not take down the content named in your copyright notice no. ${id} for this reason:`,
      ...reason,
      'You can send another notice, or contact us if you think this is a mistake.',
    ],
    action: SEND_A_NOTICE,
  }),
  upheld: ({ id }, reason) => ({
    subject: `Content from your copyright notice no. ${id} stays down`,
    paragraphs: [
      `The content named in your copyright notice no. ${id} stays down despite a counter-notice for this reason:`,
      ...reason,
    ],
    action: HOW_THIS_WORKS,
  }),
  appealed: ({ id, items }, reason) => ({
    subject: `Your copyright notice no. ${id} was reversed on appeal`,
    paragraphs: [
      `The member who posted the content appealed our decision on your copyright notice no. ${id}. We found that we should not have acted on your notice. It no longer applies to this content:`,
      pathsOf(items),
      ...reason,
      'You can send another notice, or contact us if you think this is a mistake.',
    ],
    action: SEND_A_NOTICE,
  }),
};

/**
 * Returns the email to the sender of a notice about a decided counter-notice. `after` has the state of each item that
 * the notice no longer holds down; null if all stay down.
 */
export function counterEmailToClaimant(
  notice: Pick<Notice, 'id' | 'email' | 'items'>,
  counterId: number,
  after: readonly AfterRelease[] | null,
  reason: string | null,
): OutgoingMessage {
  if (after === null) return noticeEmailToClaimant(notice, 'upheld', reason, counterId);
  const { id } = notice;
  return toClaimant(notice, `restored ${counterId}`, {
    subject: `${after.includes('shown') ? 'Content restored' : 'Counter-notice accepted'}: your copyright notice no. ${id}`,
    paragraphs: [
      `After a counter-notice to your copyright notice no. ${id}, we did not hear in time that you filed a court action. The notice no longer applies to this member’s content. ${visibilityAgain(after)}`,
      ...(reason === null ? [] : [reason]),
    ],
    action: HOW_THIS_WORKS,
  });
}

/** Says whether others see the content again. */
function visibilityAgain(after: readonly AfterRelease[]): string {
  const shown = after.filter((each) => each === 'shown').length;
  if (shown === 0)
    return 'The content is still not visible, because of another decision or because it no longer exists.';
  return shown === after.length
    ? 'The content is visible again.'
    : 'Part of the content is visible again. The rest is not, because of another decision or because it no longer exists.';
}

/** Returns the copy of a counter-notice that the sender of the notice must get (17 U.S.C. 512(g)(2)(B)). */
export function counterForClaimant(
  notice: Pick<Notice, 'id' | 'email'>,
  counter: CounterParty & WaitingPeriod & { readonly id: number },
  items: readonly CopyrightItem[],
): OutgoingMessage {
  const { restorableFrom, restoreBy } = counter;
  return toClaimant(notice, `counter ${counter.id}`, {
    subject: `Counter-notice to your copyright notice no. ${notice.id}`,
    paragraphs: [
      `The member who posted the content named in your copyright notice no. ${notice.id} has sent a counter-notice. We’ll restore the content between ${formatDay(restorableFrom)} and ${formatDay(restoreBy)}, unless you reply to this email before then to say that you have filed a court action to restrain the member.`,
      'This is the counter-notice:',
      `Taken down:\n${pathsOf(items)}`,
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
    action: HOW_THIS_WORKS,
  });
}

/** Returns the email to this site's agent about a notice. Replies go to the sender. */
export function noticeForAgent(id: number, notice: Omit<Notice, 'id'>, agent: string): OutgoingMessage {
  const content = {
    subject: `Copyright notice no. ${id}`,
    paragraphs: [
      `You received a copyright notice about:\n${pathsOf(notice.items)}`,
      `Name: ${notice.name}\nEmail: ${notice.email}\nPhone: ${notice.phone ?? 'not given'}`,
      `Address:\n${notice.postalAddress}`,
      'The work:',
      ...notice.work.split(/\n{2,}/),
      NOTICE_STATEMENTS.goodFaith,
      NOTICE_STATEMENTS.accuracy,
      `Signed: ${notice.signature}`,
    ],
    replyTo: notice.email,
  };
  return serviceEmail(`copyright:${id}:agent`, { memberId: null, to: agent }, content);
}

/** Returns the email to the member about their decided counter-notice. `after` is as in `counterEmailToClaimant`. */
export function counterDecided(
  noticeId: number,
  memberId: string,
  after: readonly AfterRelease[] | null,
  reason: string | null,
): OutgoingMessage {
  const key = `copyright:${noticeId}:${after === null ? 'upheld' : 'restored'}:${memberId}`;
  return serviceEmail(
    key,
    { memberId, to: null },
    {
      subject: subjectOf(after),
      paragraphs: [
        after !== null
          ? `After your counter-notice, copyright notice no. ${noticeId} no longer applies to your content. ${visibilityAgain(after)}`
          : `The content taken down after copyright notice no. ${noticeId} stays down despite your counter-notice for this reason:`,
        ...(reason === null ? [] : [reason]),
      ],
      action: { label: 'View your counter-notice', path: counterPath(noticeId) },
    },
  );
}

function pathsOf(items: NamingNotice['items']): string {
  return items.map(({ path }) => path).join('\n');
}

function subjectOf(after: readonly AfterRelease[] | null): string {
  if (after === null) return 'Your content stays down';
  return after.includes('shown') ? 'Your content is back' : 'Your counter-notice was accepted';
}

/** Returns the note to a member whose content was taken down. */
export function noteToMember(notice: Pick<Notice, 'id' | 'name'>, reason: string | null, publicUrl: string): string {
  return [
    ...(reason === null ? [] : [reason]),
    `${notice.name} says that this content infringes their copyright (notice no. ${notice.id}). If it was taken down by mistake, you can send a counter-notice: ${publicUrl}${counterPath(notice.id)}`,
  ].join('\n\n');
}

function toClaimant(notice: Pick<Notice, 'id' | 'email'>, about: string, content: EmailContent): OutgoingMessage {
  return serviceEmail(`copyright:${notice.id}:${about}`, { memberId: null, to: notice.email }, content);
}
