import { endOfAppealing, type NoticeKind } from '../../domain/moderation/notice.js';
import { quoted, thingInWords, whatHappened } from '../../domain/moderation/notice-words.js';
import { MODERATION_REASONS } from '../../domain/moderation/reason.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import type { EmailContent } from '../shared/outbox.js';
import type { NoticeRecord } from './notice-ports.js';
import type { AfterRelease } from './release-content.js';

type NoticeFacts = Pick<NoticeRecord, 'kind' | 'reason' | 'note' | 'target' | 'until' | 'createdAt'>;

/** Hints that help the member recognize the content. */
type Which = Pick<NoticeRecord, 'targetSummary' | 'targetPath'>;

const SUBJECT: Readonly<Record<NoticeKind, string>> = {
  content_hidden: 'Something you published was hidden',
  content_removed: 'Something you published was removed',
  warning: 'A warning about your account',
  restriction: 'Your account is restricted',
  suspension: 'Your account is suspended',
};

/** Actions left to suspended and restricted members. The server refuses everything else. */
const STILL_OPEN =
  'You can still sign in, browse, download your data, appeal, and delete your account. You can’t post or change anything else.';

/** Returns the email about a decision, with the secret of the appeal link. */
export function noticeEmail(notice: NoticeFacts & Which, secret: string, publicUrl: string): EmailContent {
  return {
    subject: SUBJECT[notice.kind],
    paragraphs: [
      whatHappened({ ...notice, target: notice.target?.targetType ?? null, isLifted: false }),
      ...which(notice, publicUrl),
      ...(isSanction(notice.kind) ? [STILL_OPEN] : []),
      `Reason: ${MODERATION_REASONS[notice.reason]}.`,
      ...(notice.note.trim() === '' ? [] : [notice.note]),
      `If you think this is a mistake, you can appeal once until ${formatDay(endOfAppealing(notice.createdAt))}. Use the link below; you don’t need to sign in. If possible, an administrator who didn’t make the decision will review your appeal. You can also see the notice in your account.`,
    ],
    action: { label: 'Appeal', path: `/appeal/${secret}` },
  };
}

/** Returns which content it is about. Omits the page of a hidden pet, which visitors can't open. */
function which({ targetSummary: summary, targetPath: path }: Which, publicUrl: string): string[] {
  const isOpen = path !== null && path !== '/' && !/^\/pet-profiles\//.test(path);
  return [
    ...(summary === null ? [] : [`Content: ${quoted(summary)}`]),
    ...(isOpen ? [`Page: ${publicUrl}${path}`] : []),
  ];
}

/** Returns the email about a decided appeal. `after` is the new state of the content; null if it was about none. */
export function outcomeEmail(
  { kind, target }: NoticeFacts,
  isUpheld: boolean,
  note: string,
  after: AfterRelease | null,
): EmailContent {
  const about = thingInWords(target?.targetType ?? null);
  return {
    subject: isUpheld ? 'Your appeal was upheld' : 'Your appeal was not upheld',
    paragraphs: [
      isUpheld
        ? [
            `We reviewed our decision about ${about} and agree with you.`,
            REVERSED[kind],
            after === null ? undefined : VISIBILITY[after],
          ]
            .filter((sentence) => sentence !== undefined)
            .join(' ')
        : `We reviewed our decision about ${about} and did not change it.`,
      `Why: ${note}`,
    ],
    action: { label: 'See your notices', path: '/user-profile/notices' },
  };
}

/** Effects of a successful appeal. */
const REVERSED: Readonly<Partial<Record<NoticeKind, string>>> = {
  warning: 'The warning is withdrawn.',
  restriction: 'The restriction is lifted. You can post again, unless another one is still active.',
  suspension: 'The suspension is lifted. You can post again, unless another one is still active.',
};

const STILL_HIDDEN = 'The content is still hidden because of another decision.';

/** Says whether others see the content now. */
const VISIBILITY: Readonly<Record<AfterRelease, string>> = {
  shown: 'The content is visible again.',
  hidden: STILL_HIDDEN,
  removed: STILL_HIDDEN,
  gone: 'The content no longer exists.',
};

function isSanction(kind: NoticeKind): boolean {
  return kind === 'restriction' || kind === 'suspension';
}
