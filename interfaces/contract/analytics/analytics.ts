import { z } from 'zod';
import { INTERACTION_TYPES, MAX_VISIT_LENGTH, type InteractionType } from '../../../domain/analytics/interaction.js';
import { ANALYTICS_DAYS } from '../../../domain/analytics/period.js';

/** What a visitor did with a business; `navigator.sendBeacon` may send it (as a Blob of application/json). */
export const Interaction = z
  .strictObject({
    interactionType: z.enum(INTERACTION_TYPES),
    sessionId: z
      .string()
      .min(1, 'Required')
      .max(MAX_VISIT_LENGTH, 'Invalid input')
      .refine((text) => !text.includes('\0'), 'Invalid input')
      .describe('What the browser calls this visit: random, and new with each visit.'),
  })
  .meta({ id: 'Interaction' });

export type Interaction = z.infer<typeof Interaction>;

const DAYS_MESSAGE = `days must be a number from ${ANALYTICS_DAYS.min} to ${ANALYTICS_DAYS.max}.`;

/** How an owner's figures may be asked for. */
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
      description: 'How many days, today (UTC) included.',
    }),
  format: z
    .enum(['json', 'csv'], 'format must be json or csv.')
    .default('json')
    .describe('`csv` answers the days as a file for a spreadsheet.'),
});

export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

const count = z.int().min(0);

const counts = Object.fromEntries(INTERACTION_TYPES.map((type) => [type, count])) as Record<
  InteractionType,
  typeof count
>;

/** How often each thing was done. */
export const InteractionCounts = z.object(counts).meta({ id: 'InteractionCounts' });

export type InteractionCounts = z.infer<typeof InteractionCounts>;

/** What visitors did with a business, for its owner. */
export const Analytics = z
  .object({
    businessId: z.int(),
    from: z.iso.date().describe('The first day (UTC).'),
    to: z.iso.date().describe('The last day: today (UTC), which is not over.'),
    totals: InteractionCounts,
    previousTotals: InteractionCounts.describe('The same for as many days right before.'),
    days: z
      .array(z.object({ date: z.iso.date(), ...counts }))
      .describe('Every day from the first to the last, those without any interaction included.'),
  })
  .meta({ id: 'Analytics' });

export type Analytics = z.infer<typeof Analytics>;
