import tzLookup from '@photostructure/tz-lookup';
import type { BusinessContent } from '../../domain/business/content.js';
import { DAY_MINUTES, dayNumber, writeDay } from '../../domain/hours/local-time.js';
import { both, type Range, type Schedule } from '../../domain/hours/schedule.js';
import { fitColumns, type FitColumns } from './fit-bits.js';
import { HORIZON_DAYS, isUnreadable, type HoursPlace } from './opening-hours.js';
import { readHoursOnce } from './read-hours-once.js';

/** Columns that are derived from a business's policy and hours. Ranges are in PostgreSQL's notation. */
export interface DerivedColumns extends FitColumns {
  readonly opening: Schedule | null;
  readonly petOpening: Schedule | null;
  readonly timeZone: string | null;
  readonly welcomeWeek: string | null;
  readonly welcomeDays: string | null;
  readonly welcomeThen: string | null;
  readonly welcomeLong: string | null;
  readonly hoursUntil: string | null;
}

/** The derived columns with their SQL types. */
export const DERIVED_SQL: readonly {
  readonly field: keyof DerivedColumns;
  readonly column: string;
  readonly type: string;
}[] = [
  { field: 'opening', column: 'opening', type: 'jsonb' },
  { field: 'petOpening', column: 'pet_opening', type: 'jsonb' },
  { field: 'timeZone', column: 'time_zone', type: 'text' },
  { field: 'welcomeWeek', column: 'welcome_week', type: 'int4multirange' },
  { field: 'welcomeDays', column: 'welcome_days', type: 'int4multirange' },
  { field: 'welcomeThen', column: 'welcome_then', type: 'int4multirange' },
  { field: 'welcomeLong', column: 'welcome_long', type: 'int4multirange[]' },
  { field: 'hoursUntil', column: 'hours_until', type: 'date' },
  { field: 'fit', column: 'fit', type: 'integer' },
  { field: 'fitMaxPets', column: 'fit_max_pets', type: 'float8' },
  { field: 'fitMaxWeight', column: 'fit_max_weight', type: 'float8' },
];

type HoursContent = Pick<BusinessContent, 'openingHours' | 'policy' | 'latitude' | 'longitude' | 'state'>;

/** Returns the columns for a business whose hours are read today. Hours that can't be read are unknown. */
export function derivedColumns(
  content: HoursContent,
  disputed: readonly string[] = [],
  now = new Date(),
): DerivedColumns {
  const today = dayNumber(Math.floor(now.getTime() / 60_000));
  const opening = scheduleOf(content.openingHours, content, today);
  const petHours = scheduleOf(content.policy?.petHours ?? null, content, today);
  const isDated = [opening, petHours].some((schedule) => schedule !== null && schedule.exceptions.length > 0);
  const hoursUntil = isDated ? writeDay(today + HORIZON_DAYS) : null;
  return {
    ...{ opening, petOpening: petHours, timeZone: timeZoneOf(content), hoursUntil },
    ...welcomeRanges(opening, petHours),
    ...fitColumns(content.policy, disputed),
  };
}

type WelcomeRanges = Pick<DerivedColumns, 'welcomeWeek' | 'welcomeDays' | 'welcomeThen' | 'welcomeLong'>;

/** Most ranges that are stored in the columns that indexes contain. One takes 13 bytes, and an entry at most 2,700. */
const MAX_INDEXED_RANGES = 60;

/**
 * Returns when pets are welcome: while the place is open, and only in the hours for pets if there are any. If there are
 * too many ranges for an index, they are in `welcomeLong`, and the other columns say that every day has hours that they
 * don't contain.
 */
export function welcomeRanges(opening: Schedule | null, petHours: Schedule | null): WelcomeRanges {
  const welcome = opening !== null && petHours !== null ? both(opening, petHours) : (petHours ?? opening);
  if (welcome === null) return { welcomeWeek: null, welcomeDays: null, welcomeThen: null, welcomeLong: null };
  const parts = [welcome.weekly, daysOf(welcome), thenOf(welcome)] as const;
  const [welcomeWeek, welcomeDays, welcomeThen] = [multirange(parts[0]), multirange(parts[1]), multirange(parts[2])];
  if (parts.flat().length <= MAX_INDEXED_RANGES) return { welcomeWeek, welcomeDays, welcomeThen, welcomeLong: null };
  const welcomeLong = `{"${[welcomeWeek, welcomeDays, welcomeThen].join('","')}"}`;
  return { welcomeWeek: '{}', welcomeDays: '{(,)}', welcomeThen: null, welcomeLong };
}

function scheduleOf(text: string | null, place: HoursPlace, today: number): Schedule | null {
  const found = text === null ? null : readHoursOnce(text, place, today);
  return isUnreadable(found) ? null : found;
}

/** Returns the IANA time zone at the pin; null without one. */
export function timeZoneOf({ latitude, longitude }: Pick<HoursContent, 'latitude' | 'longitude'>): string | null {
  return latitude === null || longitude === null ? null : tzLookup(latitude, longitude);
}

const multirange = (ranges: readonly Range[]): string => `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`;

const daysOf = ({ exceptions }: Schedule): Range[] =>
  exceptions.map(({ day }) => [day * DAY_MINUTES, (day + 1) * DAY_MINUTES]);

const thenOf = ({ exceptions }: Schedule): Range[] =>
  exceptions.flatMap(({ day, ranges }) =>
    ranges.map(([from, to]): Range => [day * DAY_MINUTES + from, day * DAY_MINUTES + to]),
  );
