import { endOfAppealing, type NoticeKind } from '../../domain/moderation/notice.js';
import { quoted, thingInWords, whatHappened } from '../../domain/moderation/notice-words.js';
import { MODERATION_REASONS } from '../../domain/moderation/reason.js';
import type { EmailContent } from '../shared/outbox.js';
import type { NoticeRecord } from './notice-ports.js';
import type { AfterRelease } from './show-again.js';

type Told = Pick<NoticeRecord, 'kind' | 'reason' | 'note' | 'target' | 'until' | 'createdAt'>;

/** By what its member knows what it is about. */
type Which = Pick<NoticeRecord, 'targetSummary' | 'targetPath'>;

const SUBJECT: Readonly<Record<NoticeKind, string>> = {
  content_hidden: 'Something you published was hidden',
  content_removed: 'Something you published was removed',
  warning: 'A warning about your account',
  restriction: 'Your account is restricted',
  suspension: 'Your account is suspended',
};

/** What a suspended or restricted member may still do; the server refuses the rest. */
const STILL_OPEN =
  'You can still sign in, read, download your data, appeal and delete your account. Everything else that would change something is refused.';

/** What a member is told of a decision, with the secret of their link to appeal. */
export function noticeMail(notice: Told & Which, secret: string, publicUrl: string): EmailContent {
  return {
    subject: SUBJECT[notice.kind],
    paragraphs: [
      whatHappened({ ...notice, target: notice.target?.targetType ?? null, isLifted: false }),
      ...which(notice, publicUrl),
      ...(isSanction(notice.kind) ? [STILL_OPEN] : []),
      `Reason: ${MODERATION_REASONS[notice.reason]}.`,
      ...(notice.note.trim() === '' ? [] : [notice.note]),
      `If you think this is wrong, you can appeal until ${day(endOfAppealing(notice.createdAt))}: in your own words, once, by the link below and without signing in. Where possible somebody else than who decided looks at it. The notice also stands in your account.`,
    ],
    action: { label: 'Appeal', path: `/appeal/${secret}` },
  };
}

/** Which of the member's it is. The page of a pet that is hidden opens for nobody who is not signed in: it is not named. */
function which({ targetSummary: summary, targetPath: path }: Which, publicUrl: string): string[] {
  const isOpen = path !== null && path !== '/' && !/^\/pet-profiles\//.test(path);
  return [
    ...(summary === null ? [] : [`It is about: ${quoted(summary)}`]),
    ...(isOpen ? [`The page: ${publicUrl}${path}`] : []),
  ];
}

/** What a member is told of the end of their appeal; `after` is what became of the thing it was about, null where it was about none. */
export function outcomeMail(
  { kind, target }: Told,
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
            `We have looked at our decision about ${about} again: you were right.`,
            TAKEN_BACK[kind],
            after === null ? undefined : SEEN[after],
          ]
            .filter((sentence) => sentence !== undefined)
            .join(' ')
        : `We have looked at our decision about ${about} again, and it stands.`,
      `Why: ${note}`,
    ],
    action: { label: 'See your notices', path: '/user-profile#notices' },
  };
}

/** What an appeal that is upheld does. */
const TAKEN_BACK: Readonly<Partial<Record<NoticeKind, string>>> = {
  warning: 'The warning is taken back.',
  restriction: 'The restriction is lifted: unless another one holds, you can write again.',
  suspension: 'The suspension is lifted: unless another one holds, you can write again.',
};

const HELD = 'Others still do not see what it was about, because of another decision.';

/** Whether others see now what it was about. */
const SEEN: Readonly<Record<AfterRelease, string>> = {
  shown: 'Others see what it was about again.',
  hidden: HELD,
  removed: HELD,
  gone: 'What it was about is not there any more.',
};

/** The day of a time, in UTC. */
function day(time: Date): string {
  return time.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
}

function isSanction(kind: NoticeKind): boolean {
  return kind === 'restriction' || kind === 'suspension';
}
