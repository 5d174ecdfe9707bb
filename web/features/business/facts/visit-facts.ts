import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import {
  AREA_LABEL,
  AREAS,
  dayNumber,
  rangesOf,
  weekday,
  WEEKDAYS,
  writeDay,
  writeLocalTime,
  type Schedule,
} from '../../../../interfaces/contract/policy/policy-words.js';
import { PET_TYPES } from '../../../../interfaces/contract/shared/words.js';
import type { StructuredFacts } from '../../../lib/page/structured-data.js';
import { localMinute, scheduleOf } from '../../../lib/words/opening.js';

/** Days of exceptions that structured data name: search engines read a page again within weeks. */
const DAYS_AHEAD = 28;

/**
 * Returns what is stated about pets. `petsAllowed` is true if any animal is welcome, and false only if all are refused;
 * types without that property get a feature instead.
 */
export function petFacts(policy: BusinessDetail['policy'], hasPetsAllowed: boolean): StructuredFacts {
  if (policy === null) return {};
  const stated = PET_TYPES.map((type) => policy.pets[type]);
  const allowed = stated.includes('yes') ? true : stated.every((value) => value === 'no') ? false : undefined;
  const features = [
    ...(allowed === undefined || hasPetsAllowed ? [] : [feature('Pets allowed', allowed)]),
    ...AREAS.flatMap((area) => {
      const value = policy.areas[area];
      return value === 'yes' || value === 'no'
        ? [feature(`Pets allowed: ${AREA_LABEL[area].toLowerCase()}`, value === 'yes')]
        : [];
    }),
  ];
  return {
    ...(hasPetsAllowed && { petsAllowed: allowed }),
    amenityFeature: features.length === 0 ? undefined : features,
  };
}

const feature = (name: string, value: boolean): StructuredFacts => ({
  '@type': 'LocationFeatureSpecification',
  ...{ name, value },
});

/** Returns the hours of each weekday, and of special days of the next weeks; undefined if they are unknown. */
export function hoursFacts(hours: BusinessDetail['hours'], now: number): readonly StructuredFacts[] | undefined {
  if (hours === null) return undefined;
  const schedule = scheduleOf(hours);
  const week: Schedule = { weekly: schedule.weekly, exceptions: [] };
  const today = dayNumber(localMinute(hours.timeZone ?? 'UTC', now) ?? 0);
  const days = Array.from({ length: 7 }, (_, index) => today + index);
  const weekly = days.flatMap((day) =>
    rangesOf(week, day).map((range) => ({ ...spec(range), dayOfWeek: WEEKDAYS[weekday(day)] })),
  );
  const special = schedule.exceptions
    .filter(({ day }) => day >= today && day < today + DAYS_AHEAD)
    .flatMap(({ day, ranges }) => {
      const date = { validFrom: writeDay(day), validThrough: writeDay(day) };
      // The same time twice says that a place is closed.
      return (ranges.length === 0 ? [[0, 0]] : ranges).map((range) => ({ ...spec(range), ...date }));
    });
  return [...weekly, ...special];
}

/** Times in the local time of the place. A range to the end of the day ends a minute earlier, as schema.org writes it. */
function spec([from = 0, to = 0]: readonly number[]): StructuredFacts {
  return { '@type': 'OpeningHoursSpecification', opens: timeOf(from), closes: timeOf(Math.min(to, LAST_MINUTE)) };
}

const LAST_MINUTE = 1439;

const timeOf = (minute: number): string => writeLocalTime(minute).slice(-'19:00'.length);
