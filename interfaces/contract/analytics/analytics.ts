import { z } from 'zod';
import {
  INTERACTION_LABEL,
  INTERACTION_TYPES,
  MAX_VISIT_LENGTH,
  type InteractionType,
} from '../../../domain/analytics/interaction.js';
import { ANALYTICS_DAYS } from '../../../domain/analytics/period.js';

export const Interaction = z
  .strictObject({
    interactionType: z.enum(INTERACTION_TYPES).describe('Kind of interaction.'),
    sessionId: z
      .string()
      .min(1)
      .max(MAX_VISIT_LENGTH)
      .refine((text) => !text.includes('\0'), 'sessionId must not contain a NUL character.')
      .describe('Random ID that the browser chooses for each visit.'),
  })
  .meta({
    id: 'Interaction',
    description:
      'An interaction of a visitor with a business. May be sent with `navigator.sendBeacon`, as a Blob of application/json.',
  });

export type Interaction = z.infer<typeof Interaction>;

const DAYS_MESSAGE = `days must be a number from ${ANALYTICS_DAYS.min} to ${ANALYTICS_DAYS.max}.`;

/** The period of an owner's analytics. */
export const AnalyticsQuery = z.object({
  days: z
    .string()
    .refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= ANALYTICS_DAYS.min && Number(text) <= ANALYTICS_DAYS.max,
      DAYS_MESSAGE,
    )
    .transform(Number)
    .default(ANALYTICS_DAYS.default)
    .meta({
      type: 'integer',
      minimum: ANALYTICS_DAYS.min,
      maximum: ANALYTICS_DAYS.max,
      default: ANALYTICS_DAYS.default,
      description: 'Number of days, including today (UTC).',
    }),
  format: z
    .enum(['json', 'csv'], 'format must be json or csv.')
    .default('json')
    .describe('`csv` returns the days as a file for a spreadsheet.'),
});

export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

const count = z.int().min(0);

const counts = Object.fromEntries(
  INTERACTION_TYPES.map((type) => [type, count.describe(`${INTERACTION_LABEL[type]}.`)]),
) as Record<InteractionType, typeof count>;

const InteractionCounts = z
  .object(counts)
  .meta({ id: 'InteractionCounts', description: 'Counts by kind of interaction.' });

const InteractionDay = InteractionCounts.extend({ date: z.iso.date().describe('Day (UTC).') }).meta({
  id: 'InteractionDay',
  extends: 'InteractionCounts',
  description: 'Counts of one day by kind of interaction.',
});

export const Analytics = z
  .object({
    businessId: z.int().describe('ID of the business.'),
    from: z.iso.date().describe('First day (UTC).'),
    to: z.iso.date().describe('Last day (UTC): today, which still counts.'),
    totals: InteractionCounts.describe('Counts of the whole period.'),
    previousTotals: InteractionCounts.describe('Counts of the preceding period of the same length.'),
    days: z
      .array(InteractionDay)
      .describe('Every day of the period, oldest first, including days without interactions.'),
  })
  .meta({ id: 'Analytics', description: 'Interactions of visitors with a business, per day.' });

export type Analytics = z.infer<typeof Analytics>;
