import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import {
  dateWords,
  dayHoursWords,
  dayNumber,
  weekday,
  WEEKDAYS,
  type Schedule,
} from '../../../../interfaces/contract/policy/policy-words.js';
import { classNames } from '../../../lib/page/class-names.js';
import { useMinute } from '../../../lib/browser/use-minute.js';
import { localMinute, scheduleOf } from '../../../lib/words/opening.js';
import { Card } from '../../../ui/page/card.js';
import { FactTrust } from '../policy/fact-trust.js';
import { useFacts } from '../policy/facts.queries.js';
import { OpenState } from '../../../ui/business/open-state.js';

/** Days for which special hours are listed. */
const DAYS_AHEAD = 14;

interface HoursCardProps {
  readonly business: BusinessDetail;
  readonly isPreview: boolean;
}

/** Opening hours of the week and of special days; nothing if they are unknown. */
export function HoursCard({ business, isPreview }: HoursCardProps) {
  const { hours } = business;
  const { data } = useFacts(business, isPreview);
  const time = useMinute();
  if (hours === null) return null;
  const schedule = scheduleOf(hours);
  const now = localMinute(hours.timeZone ?? 'UTC', time);
  const today = now === null ? null : dayNumber(now);
  const fact = data?.find(({ key }) => key === 'openingHours');
  return (
    <Card as="section" aria-labelledby="hours">
      <h2 id="hours" className="mb-3 text-xl">
        Hours
      </h2>
      <OpenState hours={hours} />
      <Week schedule={schedule} today={today} />
      {today !== null && <SpecialDays schedule={schedule} today={today} />}
      <div className="mt-3 min-h-6">{fact !== undefined && <FactTrust business={business} fact={fact} />}</div>
    </Card>
  );
}

/** The usual hours of each day, and today's, which may differ. */
function Week({ schedule, today }: { readonly schedule: Schedule; readonly today: number | null }) {
  const week: Schedule = { weekly: schedule.weekly, exceptions: [] };
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="sr-only">Usual hours</caption>
      <tbody>
        {WEEKDAYS.map((name, index) => {
          const isToday = today !== null && weekday(today) === index;
          return (
            <tr key={name} className={classNames('align-top', isToday && 'font-bold')}>
              <th scope="row" className="py-1 pr-4 text-left font-[inherit]">
                {name}
                {isToday && <span className="sr-only"> (today)</span>}
              </th>
              <td className="py-1 text-right tabular-nums">
                <Ranges words={dayHoursWords(week, FIRST_MONDAY + index)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Each range on a line of its own. */
function Ranges({ words }: { readonly words: string }) {
  return words.split(', ').map((range, index) => (
    <span key={range} className="block whitespace-nowrap">
      {index > 0 && <span className="sr-only">, </span>}
      {range}
    </span>
  ));
}

/** Days since January 1, 1970. */
const FIRST_MONDAY = 4;

function SpecialDays({ schedule, today }: { readonly schedule: Schedule; readonly today: number }) {
  const days = schedule.exceptions.filter(({ day }) => day >= today && day < today + DAYS_AHEAD);
  if (days.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-sm font-semibold">Special days</h3>
      <dl className="text-sm">
        {days.map(({ day }) => (
          <div key={day} className="flex justify-between gap-4 py-1">
            <dt>{day === today ? 'Today' : dateWords(day)}</dt>
            <dd className="text-right tabular-nums">
              <Ranges words={dayHoursWords(schedule, day)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
