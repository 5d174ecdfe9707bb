import type { Analytics } from '../../../interfaces/contract/analytics/analytics.js';
import { INTERACTION_LABEL, INTERACTION_TYPES } from '../../../interfaces/contract/shared/words.js';
import { weekdayName } from '../../lib/words/day.js';

const STICKY = 'sticky bg-card';

/** The chart's figures as a table by day, newest first. */
export function DayTable({ days }: Pick<Analytics, 'days'>) {
  return (
    // The region scrolls, so it must be focusable by keyboard.
    <div
      role="region"
      aria-labelledby="day-by-day"
      tabIndex={0}
      className="max-h-112 overflow-auto rounded-lg border border-line bg-card"
    >
      <table className="w-full border-separate border-spacing-0 text-right text-sm">
        <caption className="sr-only">Visitor activity by day, newest first</caption>
        <thead>
          <tr>
            <th scope="col" className={`${STICKY} top-0 left-0 z-20 border-b border-line px-4 py-3 text-left`}>
              Day
            </th>
            {INTERACTION_TYPES.map((type) => (
              <th
                key={type}
                scope="col"
                className={`${STICKY} top-0 z-10 border-b border-line px-4 py-3 align-bottom font-semibold`}
              >
                {INTERACTION_LABEL[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th
                scope="row"
                className={`${STICKY} left-0 border-b border-line px-4 py-2 text-left font-medium whitespace-nowrap`}
              >
                {weekdayName(day.date)}
              </th>
              {INTERACTION_TYPES.map((type) => (
                <td key={type} className={`border-b border-line px-4 py-2 ${day[type] === 0 ? 'text-muted' : ''}`}>
                  {day[type].toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
