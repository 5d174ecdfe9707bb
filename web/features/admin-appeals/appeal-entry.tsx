import type { AdminAppeal } from '../../../interfaces/contract/moderation/notice.js';
import {
  MODERATION_REASONS,
  formatMoment,
  NOTICE_LABEL,
  TARGET_LABEL,
} from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/words/day.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { Badge } from '../../ui/show/badge.js';
import { Day, FactList, OutsideLink } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import { needsAnotherReviewer } from './appeal-actions.js';

const STATUS: Readonly<Record<AdminAppeal['status'], string>> = {
  open: 'Open',
  upheld: 'Upheld',
  rejected: 'Rejected',
};

/** 'Appeal 12 by Ada Lindqvist'. */
export function nameOfAppeal({ id, member: { firstName, lastName } }: AdminAppeal): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? `Appeal ${id}` : `Appeal ${id} by ${name}`;
}

/** An appeal with everything an administrator needs to decide it. */
export function appealEntry(appeal: AdminAppeal, excludedReviewer: string | null): EntryContent {
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
        <div role="group" aria-label="Appeal text">
          <Quoted label={`Member’s statement, ${dayName(createdAt)}`}>{text}</Quoted>
        </div>
        <Notice appeal={appeal} />
        {status === 'open' && needsAnotherReviewer(appeal, excludedReviewer) && (
          <p className="font-semibold">You made this decision, so another administrator must review the appeal.</p>
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

const nameOf = ({ firstName, lastName }: AdminAppeal['member']): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null;

/** Decisions that can have an end date. */
const ENDS: ReadonlySet<AdminAppeal['notice']['kind']> = new Set(['restriction', 'suspension']);

const endOf = (until: string | null): string => (until === null ? 'No end date' : formatMoment(new Date(until)));

function Notice({ appeal: { notice, member } }: { readonly appeal: AdminAppeal }) {
  const { kind, reason, note, targetType, targetId, targetSummary, targetPath } = notice;
  const { until, liftedAt, decidedBy, createdAt } = notice;
  const page = targetPath !== null && <OutsideLink href={targetPath}>{targetPath}</OutsideLink>;
  return (
    <div role="group" aria-label="The notice" className="flex flex-col gap-3 border-t border-line pt-4">
      {targetSummary !== null && <Quoted label="Original content">{targetSummary}</Quoted>}
      <Quoted label="Note to the member">{note === '' ? 'None' : note}</Quoted>
      <FactList
        facts={[
          ['Notice', NOTICE_LABEL[kind]],
          ['Content', targetType === null ? 'Entire account' : `${TARGET_LABEL[targetType]} ${targetId ?? ''}`],
          targetType !== null && ['Page', page],
          ['Reason', MODERATION_REASONS[reason]],
          ENDS.has(kind) && ['Until', endOf(until)],
          ['Decided by', decidedBy],
          ['Decided on', <Day of={createdAt} />],
          ['In effect', liftedAt === null ? 'Yes' : `No, undone on ${dayName(liftedAt)}`],
          ['Member', <MemberLink id={member.id} name={nameOf(member)} />],
        ]}
      />
    </div>
  );
}

/** The outcome and the administrator who decided. */
function Outcome({ appeal: { status, note, decidedBy, decidedAt } }: { readonly appeal: AdminAppeal }) {
  if (decidedAt === null) return null;
  return (
    <div role="group" aria-label="Decision" className="border-t border-line pt-4">
      <FactList
        facts={[
          ['Decision', STATUS[status]],
          ['Decided by', decidedBy],
          ['Decided on', <Day of={decidedAt} />],
          ['Reason', note],
        ]}
      />
    </div>
  );
}
