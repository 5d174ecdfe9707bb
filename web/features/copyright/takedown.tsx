import type { CopyrightTakedown } from '../../../interfaces/contract/moderation/copyright.js';
import { dayName } from '../../lib/day.js';
import { Card } from '../../ui/card.js';
import { CounterForm } from './counter-form.js';

/** What a copyright notice took down of the member's own, and their answer: sent already, or to be sent here. */
export function Takedown({ takedown }: { readonly takedown: CopyrightTakedown }) {
  const { id, counterNotice, takenDown } = takedown;
  const isShownAgain = takenDown.every(({ restoredAt }) => restoredAt !== null);
  return (
    <div className="mt-6 flex flex-col gap-6">
      <AboutTheNotice takedown={takedown} isShownAgain={isShownAgain} />
      {counterNotice !== null ? (
        <Sent counter={counterNotice} isShownAgain={isShownAgain} />
      ) : (
        !isShownAgain && <CounterForm noticeId={id} />
      )}
    </div>
  );
}

function AboutTheNotice({
  takedown: { id, claimantName, work, reason, takenDown },
  isShownAgain,
}: {
  readonly takedown: CopyrightTakedown;
  readonly isShownAgain: boolean;
}) {
  return (
    <Card as="section" aria-label={`Copyright notice no. ${id}`} className="flex flex-col gap-4">
      <p>
        <strong className="wrap-anywhere">{claimantName}</strong> says that something of yours infringes their
        copyright.{' '}
        {isShownAgain ? 'It was hidden, and this notice hides it no longer:' : 'Until this is settled it is hidden:'}
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-6">
        {takenDown.map(({ path, restoredAt }) => (
          <li key={path} className="wrap-anywhere">
            {path}
            {restoredAt !== null && !isShownAgain && ' (not hidden by it any more)'}
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

interface SentProps {
  readonly counter: NonNullable<CopyrightTakedown['counterNotice']>;
  readonly isShownAgain: boolean;
}

function Sent({ counter, isShownAgain }: SentProps) {
  return (
    <Card as="section" aria-label="Your counter-notice">
      <p role="status">
        Your counter-notice of {dayName(counter.createdAt)} {outcomeOf(counter, isShownAgain)}
      </p>
      {counter.reason !== null && <p className="mt-2 max-w-prose whitespace-pre-line">{counter.reason}</p>}
    </Card>
  );
}

function outcomeOf({ status, restorableFrom, restoreBy }: SentProps['counter'], isShownAgain: boolean): string {
  if (status === 'restored') return 'was followed: this notice hides nothing of yours any more.';
  if (status === 'upheld') return 'was read, and what was hidden stays hidden.';
  if (isShownAgain) return 'was passed on. Nothing of yours is hidden by this notice any more.';
  return `has been passed on. Between ${dayName(restorableFrom)} and ${dayName(restoreBy)} what was hidden is shown again, unless a court was asked.`;
}
