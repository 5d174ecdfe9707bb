import type { CopyrightTakedown } from '../../../interfaces/contract/moderation/copyright.js';
import { dayName } from '../../lib/words/day.js';
import { Card } from '../../ui/page/card.js';
import { CounterForm } from './counter-form.js';

/** The member's content that a copyright notice took down, with their counter-notice or the form for it. */
export function Takedown({ takedown }: { readonly takedown: CopyrightTakedown }) {
  const { id, counterNotice, takenDown } = takedown;
  const isRestored = takenDown.every(({ restoredAt }) => restoredAt !== null);
  return (
    <div className="flex flex-col gap-6">
      <h1>Counter-notice</h1>
      <AboutTheNotice takedown={takedown} isRestored={isRestored} />
      {counterNotice !== null ? (
        <SentCounterNotice counter={counterNotice} isRestored={isRestored} />
      ) : (
        !isRestored && <CounterForm noticeId={id} />
      )}
    </div>
  );
}

function AboutTheNotice({
  takedown: { id, claimantName, work, reason, takenDown },
  isRestored,
}: {
  readonly takedown: CopyrightTakedown;
  readonly isRestored: boolean;
}) {
  return (
    <Card as="section" aria-label={`Copyright notice no. ${id}`} className="flex flex-col gap-4">
      <p>
        <strong className="wrap-anywhere">{claimantName}</strong> says that content you posted infringes their
        copyright. {isRestored ? 'This notice no longer hides it:' : 'We hid this content until the matter is settled:'}
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-6">
        {takenDown.map(({ path, restoredAt }) => (
          <li key={path} className="wrap-anywhere">
            {path}
            {restoredAt !== null && !isRestored && ' (no longer hidden by this notice)'}
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-3">
        <Detail term="Their work">{work}</Detail>
        {reason !== null && <Detail term="Note from the administrator">{reason}</Detail>}
      </dl>
    </Card>
  );
}

function Detail({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="max-w-prose wrap-anywhere whitespace-pre-line text-muted">{children}</dd>
    </div>
  );
}

interface SentCounterNoticeProps {
  readonly counter: NonNullable<CopyrightTakedown['counterNotice']>;
  readonly isRestored: boolean;
}

function SentCounterNotice({ counter, isRestored }: SentCounterNoticeProps) {
  return (
    <Card as="section" aria-label="Your counter-notice">
      <p role="status">
        Your counter-notice of {dayName(counter.createdAt)} {outcomeOf(counter, isRestored)}
      </p>
      {counter.reason !== null && <p className="mt-2 max-w-prose whitespace-pre-line">{counter.reason}</p>}
    </Card>
  );
}

function outcomeOf(
  { status, restorableFrom, restoreBy }: SentCounterNoticeProps['counter'],
  isRestored: boolean,
): string {
  if (status === 'restored') return 'was accepted. This notice no longer hides your content.';
  if (status === 'upheld') return 'was reviewed. Your content stays hidden.';
  if (isRestored) return 'was forwarded. This notice no longer hides your content.';
  return `was forwarded. We’ll restore your content between ${dayName(restorableFrom)} and ${dayName(restoreBy)}, unless the person who sent the notice goes to court.`;
}
