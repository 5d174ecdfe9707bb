import type { AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { COUNTER_STATEMENTS, NOTICE_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/words/day.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { Badge } from '../../ui/show/badge.js';
import { Day, FactList, OutsideLink } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';

type Counter = AdminCopyrightNotice['counterNotices'][number];

const STATUS: Readonly<Record<AdminCopyrightNotice['status'], string>> = {
  received: 'Open',
  taken_down: 'Taken down',
  refused: 'Rejected',
};

const COUNTER_STATUS: Readonly<Record<Counter['status'], string>> = {
  waiting: 'Pending',
  restored: 'Restored',
  upheld: 'Kept down',
};

/** 'Notice 12 by Pat Painter'. */
export const nameOfNotice = ({ id, name }: AdminCopyrightNotice): string => `Notice ${id} by ${name}`;

/** A copyright notice with everything the law requires, for the administrator who decides. */
export function noticeEntry(notice: AdminCopyrightNotice): EntryContent {
  const { status, counterNotices, takenDown } = notice;
  return {
    badges: (
      <>
        <Badge tone={status === 'received' ? 'marigold' : 'neutral'}>{STATUS[status]}</Badge>
        {counterNotices.some((counter) => counter.status === 'waiting') && (
          <Badge tone="marigold">Counter-notice pending</Badge>
        )}
        <PutBackBadge counters={counterNotices} />
        {takenDown.some(({ isRepeatInfringer }) => isRepeatInfringer) && <Badge tone="danger">Repeat infringer</Badge>}
      </>
    ),
    facts: (
      <>
        <Claim notice={notice} />
        <Named notice={notice} />
        {counterNotices.map((counter) => (
          <CounterNotice key={counter.id} counter={counter} />
        ))}
        <Decided of={notice} />
      </>
    ),
  };
}

/** Shows whether content has to be put back now or is overdue. */
function PutBackBadge({ counters }: { readonly counters: readonly Counter[] }) {
  if (counters.some(({ putBack }) => putBack === 'overdue')) return <Badge tone="danger">Restoration overdue</Badge>;
  return counters.some(({ putBack }) => putBack === 'due') ? <Badge tone="marigold">Restoration due</Badge> : null;
}

function Claim({ notice }: { readonly notice: AdminCopyrightNotice }) {
  const { name, email, postalAddress, phone, work, signature, claimantId, claimantName, createdAt } = notice;
  return (
    <>
      <FactList
        facts={[
          ['Full name', name],
          ['Email', email],
          ['Phone', phone],
          ['Postal address', postalAddress],
          ['Signature', signature],
          ['Filed on', <Day of={createdAt} />],
          ['Filed by', claimantId === null ? 'A visitor' : <MemberLink id={claimantId} name={claimantName} />],
        ]}
      />
      <Words label="Copyrighted work" text={work} />
      <Statements of={NOTICE_STATEMENTS} />
    </>
  );
}

/** The content that the notice names and what was hidden of it, with links. */
function Named({ notice: { items, takenDown } }: { readonly notice: AdminCopyrightNotice }) {
  return (
    <>
      <div role="group" aria-label="Reported content">
        <h3 className="text-sm font-semibold text-muted">Reported content</h3>
        <ul className="list-disc pl-5">
          {items.map(({ path }) => (
            <li key={path}>
              <OutsideLink href={path}>{path}</OutsideLink>
            </li>
          ))}
        </ul>
      </div>
      {takenDown.length > 0 && (
        <div role="group" aria-label="Content taken down">
          <h3 className="text-sm font-semibold text-muted">Content taken down</h3>
          <ul className="list-disc pl-5">
            {takenDown.map(({ path, authorId, authorName, followedAgainst, isSuspended, takenDownAt, restoredAt }) => (
              <li key={path}>
                <OutsideLink href={path}>{path}</OutsideLink>, on {dayName(takenDownAt)}
                {restoredAt !== null && `, restored on ${dayName(restoredAt)}`}
                {authorId !== null && (
                  <>
                    {' '}
                    (<MemberLink id={authorId} name={authorName} />, takedowns against the author in the past year:{' '}
                    {followedAgainst}
                    {isSuspended && ', suspended'})
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** A member's counter-notice, and the date from which the content may be put back. */
function CounterNotice({ counter }: { readonly counter: Counter }) {
  const { id, memberId, memberName, name, postalAddress, phone, statement, signature, status, createdAt } = counter;
  return (
    <div role="group" aria-label={`Counter-notice ${id}`} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">
        Counter-notice {id}: {COUNTER_STATUS[status]}
      </h3>
      <FactList
        facts={[
          ['Full name', name],
          ['Phone', phone],
          ['Postal address', postalAddress],
          ['Signature', signature],
          ['Filed on', <Day of={createdAt} />],
          ['Member', memberId === null ? 'Account deleted' : <MemberLink id={memberId} name={memberName} />],
          ['Can be restored from', dayName(counter.restorableFrom)],
          ['Must be restored by', dayName(counter.restoreBy)],
        ]}
      />
      <Words label="Why the takedown was a mistake" text={statement} />
      <Statements of={COUNTER_STATEMENTS} />
      <Decided of={counter} />
    </div>
  );
}

function Decided({ of: { reason, decidedBy, decidedAt } }: { readonly of: AdminCopyrightNotice | Counter }) {
  if (decidedAt === null) return null;
  return (
    <FactList
      facts={[
        ['Decided by', decidedBy],
        ['Decided on', <Day of={decidedAt} />],
        ['Reason', reason],
      ]}
    />
  );
}

function Words({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="max-w-prose">
      <h3 className="text-sm font-semibold text-muted">{label}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

/** The required statements that the sender confirmed. */
function Statements({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return (
    <details className="max-w-prose">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Confirmed statements</summary>
      <ul className="list-disc pl-5">
        {Object.values(of).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
