import { Check, TriangleAlert } from 'lucide-react';
import { ANSWER_HOURS } from '../../../interfaces/contract/shared/words.js';
import { ageWords, hoursSince } from '../../lib/words/age.js';
import { classNames } from '../../lib/page/class-names.js';
import { usePage } from '../../lib/page/page-context.js';

/** How long the oldest message has waited, compared with the response time that the help pages promise. */
export function OldestMessage({ since }: { readonly since: string | null }) {
  const { now } = usePage();
  const hours = since === null ? 0 : hoursSince(since, now);
  const isLate = hours >= ANSWER_HOURS;
  const Sign = isLate ? TriangleAlert : Check;
  return (
    <p
      className={classNames(
        'flex items-start gap-3 rounded-md border p-4',
        isLate ? 'border-danger bg-danger-soft text-danger' : 'border-line bg-card',
      )}
    >
      <Sign aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {since === null ? (
          <>
            <strong>On time:</strong> no messages are waiting for an answer.
          </>
        ) : (
          <>
            <strong>{isLate ? 'Overdue:' : 'On time:'}</strong> the oldest open message has been waiting for{' '}
            {ageWords(hours)}. We promise an answer within {ANSWER_HOURS} hours.
          </>
        )}
      </span>
    </p>
  );
}
