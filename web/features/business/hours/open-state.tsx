import { Clock } from 'lucide-react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { stateWords } from '../../../../interfaces/contract/policy/policy-words.js';
import { useMinute } from '../../../lib/browser/use-minute.js';
import { localMinute, scheduleOf } from '../../../lib/words/opening.js';

/** Whether a place is open now, and until when; nothing if its hours or time zone are unknown. */
export function OpenState({ hours }: Pick<BusinessDetail, 'hours'>) {
  const time = useMinute();
  const now = hours?.timeZone == null ? null : localMinute(hours.timeZone, time);
  if (hours === null || now === null) return null;
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Clock aria-hidden="true" className="size-5 shrink-0 text-leaf" />
      {stateWords(scheduleOf(hours), now)}
    </p>
  );
}
