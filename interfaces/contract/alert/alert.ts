import { z } from 'zod';
import { ALERT_FREQUENCIES, ALERT_KINDS, ALERT_LIMITS, DEFAULT_ALERT_HOUR } from '../../../domain/alert/alert.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { FacetQuery } from '../business/business-query.js';
import { isBlank, typedText } from '../shared/typed-text.js';

/** Returns the parameters of a query string as Fastify reads them: repeated ones are lists. */
function parametersOf(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text);
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

const search = z
  .string()
  .max(ALERT_LIMITS.search, `search must be ${ALERT_LIMITS.search} characters or less.`)
  .transform((text, context) => {
    const query = text.replace(/^\?/, '').toWellFormed();
    const read = FacetQuery.safeParse(parametersOf(query));
    if (read.success) return { text: new URLSearchParams(query).toString(), filters: read.data };
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .meta({
    type: 'string',
    maxLength: ALERT_LIMITS.search,
    description:
      'What to follow: the query string of `GET /api/businesses`, with at least a location or a filter. The location must be known. The time of a visit (`at`) is ignored, because it passes.',
    examples: ['location=Austin%2C+TX&radius=25&category=restaurants'],
  });

const LABEL_REQUIRED = 'Please enter a name for the alert';

const label = typedText('Name', LABEL_REQUIRED)
  .refine((text) => !isBlank(text), LABEL_REQUIRED)
  .max(ALERT_LIMITS.label, `Name must be ${ALERT_LIMITS.label} characters or less`);

const schedule = {
  frequency: z.enum(ALERT_FREQUENCIES, 'Frequency must be daily or weekly').optional(),
  weekday: z
    .int('Day of the week must be a whole number')
    .min(0, 'Day of the week must be 0 (Monday) to 6 (Sunday)')
    .max(6, 'Day of the week must be 0 (Monday) to 6 (Sunday)')
    .nullish(),
  hour: z.int('Hour must be a whole number').min(0, 'Hour must be 0 to 23').max(23, 'Hour must be 0 to 23').optional(),
};

const timeZone = z.string().max(ALERT_LIMITS.timeZone, 'timeZone is too long.');

const WEEKDAY = 'Day of weekly emails: 0 for Monday to 6 for Sunday. Ignored for daily emails.';
const TIME_ZONE = 'Time zone of the hour and the day, by its IANA name, such as `America/Chicago`.';

export const AlertForm = z
  .strictObject({
    businessId: z.int().min(1).max(MAX_ID).nullish().describe('The place to follow. Provide this or `search`.'),
    search: search.nullish(),
    label: label.optional().describe('Name of the alert. By default, it says what the alert follows.'),
    frequency: schedule.frequency.describe('How often emails come: `daily` (the default) or `weekly`.'),
    weekday: schedule.weekday.describe(`${WEEKDAY} Monday by default.`),
    hour: schedule.hour.describe(`Hour of the day at which emails come. ${DEFAULT_ALERT_HOUR} by default.`),
    timeZone: timeZone.describe(TIME_ZONE),
  })
  .meta({ id: 'AlertForm', description: 'What to follow, and when emails come.' });

export type AlertForm = z.infer<typeof AlertForm>;

export const AlertChangeForm = z
  .strictObject({
    label: label.optional().describe('Name of the alert.'),
    frequency: schedule.frequency.describe('How often emails come.'),
    weekday: schedule.weekday.describe(WEEKDAY),
    hour: schedule.hour.describe('Hour of the day at which emails come.'),
    timeZone: timeZone.optional().describe(TIME_ZONE),
    isPaused: z
      .boolean()
      .optional()
      .describe('True to stop the emails for now. False to get them again, with news from now on.'),
  })
  .meta({ id: 'AlertChangeForm', description: 'Changes of an alert. Absent fields stay unchanged.' });

export type AlertChangeForm = z.infer<typeof AlertChangeForm>;

export const Alert = z
  .object({
    id: z.int().min(1).describe('ID of the alert.'),
    kind: z
      .enum(ALERT_KINDS)
      .describe('What it follows: all places in an `area`, the results of a `search`, or one `place`.'),
    label: z.string().describe('Name of the alert.'),
    businessId: z.int().min(1).nullable().describe('The followed place; null if it follows a search.'),
    search: z.string().nullable().describe('Query string of the followed search; null if it follows a place.'),
    frequency: z.enum(ALERT_FREQUENCIES).describe('How often emails come.'),
    weekday: z.int().min(0).max(6).nullable().describe('Day of weekly emails, 0 for Monday; null for daily emails.'),
    hour: z.int().min(0).max(23).describe('Hour of the day at which emails come.'),
    timeZone: z.string().describe('Time zone of the hour and the day.'),
    isPaused: z.boolean().describe('True while no emails come.'),
    nextEmailAt: z.iso.datetime().nullable().describe('When the next email comes if there is news; null while paused.'),
    lastEmailAt: z.iso.datetime().nullable().describe('When the last email was prepared; null before the first one.'),
    feedPath: z.string().describe('Path of the Atom feed with its secret. Anyone who knows it can read the feed.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Alert', description: 'What you follow, and when you get emails about it.' });

export type Alert = z.infer<typeof Alert>;

/** An example response for the documentation; invented. */
export const ALERT: Alert = {
  id: 12,
  kind: 'search',
  label: 'Restaurants near Austin, TX',
  businessId: null,
  search: 'location=Austin%2C+TX&radius=25&category=restaurants',
  frequency: 'weekly',
  weekday: 4,
  hour: DEFAULT_ALERT_HOUR,
  timeZone: 'America/Chicago',
  isPaused: false,
  nextEmailAt: '2026-10-09T13:00:00.000Z',
  lastEmailAt: '2026-10-02T13:00:12.000Z',
  feedPath: '/api/alerts/AAAADAAAAAHa1fUEXzPR0m8tWDqWsQ5k/feed',
  createdAt: '2026-09-28T15:04:05.000Z',
};
