import { Clock } from 'lucide-react';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { openWords, stateWords, type LocalMinute } from '../../../interfaces/contract/policy/policy-words.js';
import { useMinute } from '../../lib/browser/use-minute.js';
import { localMinute, scheduleOf } from '../../lib/words/opening.js';

type Hours = Pick<BusinessCard, 'hours'>['hours'];

/** Whether a place is open now, and until when, on its page; nothing if its hours or time zone are unknown. */
export function OpenState({ hours }: { readonly hours: Hours }) {
  const now = useLocalMinute(hours);
  if (hours === null || now === null) return null;
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Clock aria-hidden="true" className="size-5 shrink-0 text-leaf" />
      {stateWords(scheduleOf(hours), now)}
    </p>
  );
}

/** The same on a card, as 'Open now · Closes at 9 PM'. */
export function OpenLine({ hours }: { readonly hours: NonNullable<Hours> }) {
  const now = useLocalMinute(hours);
  if (now === null) return null;
  const { isOpen, state, change } = openWords(scheduleOf(hours), now);
  return (
    <>
      <span className={isOpen ? 'font-semibold text-success' : undefined}>{state}</span>
      {change !== null && ` · ${change}`}
    </>
  );
}

/** Returns the current minute at the place; null if the time zone is unknown. */
function useLocalMinute(hours: Hours): LocalMinute | null {
  const time = useMinute();
  return hours?.timeZone == null ? null : localMinute(hours.timeZone, time);
}
