import type { CopyrightTakedown } from '../../../interfaces/contract/copyright.js';
import { Card } from '../../ui/card.js';
import { CounterForm } from './counter-form.js';

/** What a copyright notice took down of the member's own, and their answer: sent already, or to be sent here. */
export function Takedown({ takedown }: { readonly takedown: CopyrightTakedown }) {
  const { id, counterNotice } = takedown;
  return (
    <div className="mt-6 flex flex-col gap-6">
      <AboutTheNotice takedown={takedown} />
      {counterNotice === null ? <CounterForm noticeId={id} /> : <Sent counter={counterNotice} />}
    </div>
  );
}

function AboutTheNotice({
  takedown: { id, claimantName, work, reason, takenDown },
}: {
  readonly takedown: CopyrightTakedown;
}) {
  return (
    <Card as="section" aria-label={`Copyright notice no. ${id}`} className="flex flex-col gap-4">
      <p>
        <strong className="wrap-anywhere">{claimantName}</strong> says that something of yours infringes their
        copyright. Until this is settled it is hidden:
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-6">
        {takenDown.map(({ path, restoredAt }) => (
          <li key={path} className="wrap-anywhere">
            {path}
            {restoredAt !== null && ' (shown again)'}
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-3">
        <Said term="The work">{work}</Said>
        {reason !== null && <Said term="What the administrator says">{reason}</Said>}
      </dl>
    </Card>
  );
}

function Said({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="max-w-prose wrap-anywhere whitespace-pre-line text-muted">{children}</dd>
    </div>
  );
}

/** A day that does not change with the reader's place: it is one of the law's. */
function dayOf(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function Sent({ counter }: { readonly counter: NonNullable<CopyrightTakedown['counterNotice']> }) {
  return (
    <Card as="section" aria-label="Your counter-notice">
      <p role="status">
        Your counter-notice of {dayOf(counter.createdAt)} {outcomeOf(counter)}
      </p>
      {counter.reason !== null && <p className="mt-2 max-w-prose whitespace-pre-line">{counter.reason}</p>}
    </Card>
  );
}

function outcomeOf({ status, restorableFrom, restoreBy }: NonNullable<CopyrightTakedown['counterNotice']>): string {
  if (status === 'restored') return 'was followed: what was hidden can be seen again.';
  if (status === 'upheld') return 'was read, and what was hidden stays hidden.';
  return `has been passed on. Between ${dayOf(restorableFrom)} and ${dayOf(restoreBy)} what was hidden is shown again, unless a court was asked.`;
}
