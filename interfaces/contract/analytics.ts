import { z } from 'zod';
import { INTERACTION_TYPES, MAX_VISIT_LENGTH } from '../../domain/analytics/interaction.js';

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
