import type { AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { COUNTER_STATEMENTS, NOTICE_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/day.js';
import { Badge } from '../../ui/badge.js';
import { FactList, OutsideLink } from '../../ui/fact-list.js';
import type { Shown } from '../../ui/queue/queue-entry.js';

type Counter = AdminCopyrightNotice['counterNotices'][number];

const STATUS: Readonly<Record<AdminCopyrightNotice['status'], string>> = {
  received: 'Waiting',
  taken_down: 'Taken down',
  refused: 'Refused',
};

const COUNTER_STATUS: Readonly<Record<Counter['status'], string>> = {
  waiting: 'Waiting',
  restored: 'Put back',
  upheld: 'Left down',
};

/** 'Notice 12 by Pat Painter'. */
export const nameOfNotice = ({ id, name }: AdminCopyrightNotice): string => `Notice ${id} by ${name}`;

/** A notice with all that the law asks for, as whoever decides needs to see it. */
export function shownNotice(notice: AdminCopyrightNotice): Shown {
  const { status, counterNotices, takenDown } = notice;
  return {
    badges: (
      <>
        <Badge tone={status === 'received' ? 'marigold' : 'neutral'}>{STATUS[status]}</Badge>
        {counterNotices.some((counter) => counter.status === 'waiting') && (
          <Badge tone="marigold">Counter-notice waits</Badge>
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

/** Whether the law wants something put back now. */
function PutBackBadge({ counters }: { readonly counters: readonly Counter[] }) {
  if (counters.some(({ putBack }) => putBack === 'overdue')) return <Badge tone="danger">Put back overdue</Badge>;
  return counters.some(({ putBack }) => putBack === 'due') ? <Badge tone="marigold">Put back due</Badge> : null;
}

function Claim({ notice }: { readonly notice: AdminCopyrightNotice }) {
  const { name, email, postalAddress, phone, work, signature, claimantId, createdAt } = notice;
  return (
    <>
      <FactList
        facts={[
          ['Full name', name],
          ['Email', email],
          ['Phone', phone],
          ['Postal address', postalAddress],
          ['Signature', signature],
          ['Sent on', <time dateTime={createdAt}>{dayName(createdAt)}</time>],
          ['Sent by', claimantId === null ? 'A visitor' : <Member id={claimantId} />],
        ]}
      />
      <Words label="The work" text={work} />
      <Statements of={NOTICE_STATEMENTS} />
    </>
  );
}

/** What is named and what was hidden of it, each with a link. */
function Named({ notice: { items, takenDown } }: { readonly notice: AdminCopyrightNotice }) {
  return (
    <>
      <div role="group" aria-label="What is named">
        <h3 className="text-sm font-semibold text-muted">What is named</h3>
        <ul className="list-disc pl-5">
          {items.map(({ path }) => (
            <li key={path}>
              <OutsideLink href={path}>{path}</OutsideLink>
            </li>
          ))}
        </ul>
      </div>
      {takenDown.length > 0 && (
        <div role="group" aria-label="What was taken down">
          <h3 className="text-sm font-semibold text-muted">What was taken down</h3>
          <ul className="list-disc pl-5">
            {takenDown.map(({ path, authorId, followedAgainst, isSuspended, takenDownAt, restoredAt }) => (
              <li key={path}>
                <OutsideLink href={path}>{path}</OutsideLink>, on {dayName(takenDownAt)}
                {restoredAt !== null && `, put back on ${dayName(restoredAt)}`}
                {authorId !== null && (
                  <>
                    {' '}
                    (<Member id={authorId} />, notices followed against them in a year: {followedAgainst}
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

/** A member's answer, and from when on what it is about may be put back. */
function CounterNotice({ counter }: { readonly counter: Counter }) {
  const { id, memberId, name, postalAddress, phone, statement, signature, status, createdAt } = counter;
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
          ['Sent on', <time dateTime={createdAt}>{dayName(createdAt)}</time>],
          ['Member', memberId === null ? 'Account erased' : <Member id={memberId} />],
          ['Can be put back from', dayName(counter.restorableFrom)],
          ['Must be put back by', dayName(counter.restoreBy)],
        ]}
      />
      <Words label="Why it was a mistake" text={statement} />
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
        ['Decided on', <time dateTime={decidedAt}>{dayName(decidedAt)}</time>],
        ['Why', reason],
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

/** What the sender confirmed: nothing is taken without. */
function Statements({ of }: { readonly of: Readonly<Record<string, string>> }) {
  return (
    <details className="max-w-prose">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Statements that were confirmed</summary>
      <ul className="list-disc pl-5">
        {Object.values(of).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

function Member({ id }: { readonly id: string }) {
  return <OutsideLink href={`/user-reviews/${id}`}>the member</OutsideLink>;
}
