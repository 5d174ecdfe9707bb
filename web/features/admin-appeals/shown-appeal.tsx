import type { AdminAppeal } from '../../../interfaces/contract/moderation/notice.js';
import {
  MODERATION_REASONS,
  momentInWords,
  NOTICE_LABEL,
  TARGET_LABEL,
} from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/day.js';
import { Badge } from '../../ui/badge.js';
import { FactList, OutsideLink } from '../../ui/fact-list.js';
import type { Shown } from '../../ui/queue/queue-entry.js';
import { isForSomebodyElse } from './appeal-actions.js';

const STATUS: Readonly<Record<AdminAppeal['status'], string>> = {
  open: 'Waiting',
  upheld: 'Upheld',
  rejected: 'Rejected',
};

/** 'Appeal 12 by Ada Lindqvist'. */
export function nameOfAppeal({ id, member: { firstName, lastName } }: AdminAppeal): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? `Appeal ${id}` : `Appeal ${id} by ${name}`;
}

/** An appeal with what it is about, as whoever decides needs to see it. */
export function shownAppeal(appeal: AdminAppeal, notAgain: string | null): Shown {
  const { notice, status, text, createdAt } = appeal;
  return {
    badges: (
      <>
        <Badge tone={status === 'open' ? 'marigold' : 'neutral'}>{STATUS[status]}</Badge>
        <Badge tone="plain">{NOTICE_LABEL[notice.kind]}</Badge>
      </>
    ),
    facts: (
      <>
        <div role="group" aria-label="What the member says">
          <Quoted label={`The member, on ${dayName(createdAt)}`}>{text}</Quoted>
        </div>
        <Notice appeal={appeal} />
        {status === 'open' && isForSomebodyElse(appeal, notAgain) && (
          <p className="font-semibold">You made this decision, so another administrator decides on the appeal.</p>
        )}
        <Outcome appeal={appeal} />
      </>
    ),
  };
}

function Quoted({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-1">
      <h3 className="text-sm font-semibold text-muted">{label}</h3>
      <blockquote className="border-l-4 border-edge pl-4 wrap-anywhere whitespace-pre-line">{children}</blockquote>
    </div>
  );
}

/** Decisions that last for a while; all others are made once. */
const ENDS: ReadonlySet<AdminAppeal['notice']['kind']> = new Set(['restriction', 'suspension']);

const endOf = (until: string | null): string => (until === null ? 'Without an end' : momentInWords(new Date(until)));

function Notice({ appeal: { notice, member } }: { readonly appeal: AdminAppeal }) {
  const { kind, reason, note, targetType, targetId, targetSummary, targetPath } = notice;
  const { until, liftedAt, decidedBy, createdAt } = notice;
  const stood = targetPath !== null && <OutsideLink href={targetPath}>{targetPath}</OutsideLink>;
  return (
    <div role="group" aria-label="The notice" className="flex flex-col gap-3 border-t border-line pt-4">
      {targetSummary !== null && <Quoted label="Its words then">{targetSummary}</Quoted>}
      <Quoted label="What the member was told">{note === '' ? 'Nothing beside the reason' : note}</Quoted>
      <FactList
        facts={[
          ['Notice', NOTICE_LABEL[kind]],
          ['About', targetType === null ? 'The account as a whole' : `${TARGET_LABEL[targetType]} ${targetId ?? ''}`],
          ...(targetType === null ? [] : ([['Where it stood', stood]] as const)),
          ['Reason', MODERATION_REASONS[reason]],
          ...(ENDS.has(kind) ? ([['Until', endOf(until)]] as const) : []),
          ['Decided by', decidedBy],
          ['Decided on', <time dateTime={createdAt}>{dayName(createdAt)}</time>],
          ['Taken back', liftedAt === null ? 'No, it holds' : `On ${dayName(liftedAt)}`],
          ['Member', <OutsideLink href={`/user-reviews/${member.id}`}>{member.email ?? 'Profile'}</OutsideLink>],
        ]}
      />
    </div>
  );
}

/** How it was decided, and by whom. */
function Outcome({ appeal: { status, note, decidedBy, decidedAt } }: { readonly appeal: AdminAppeal }) {
  if (decidedAt === null) return null;
  return (
    <div role="group" aria-label="Decision" className="border-t border-line pt-4">
      <FactList
        facts={[
          ['Decision', STATUS[status]],
          ['Decided by', decidedBy],
          ['Decided on', <time dateTime={decidedAt}>{dayName(decidedAt)}</time>],
          ['Why', note],
        ]}
      />
    </div>
  );
}
