import { z } from 'zod';

const WIDTHS = ['400', '800', '1200'] as const;

/** A picture's name in a path; what cannot be one names nothing. */
export const PictureFile = z
  .string()
  .transform((text, context) => {
    const name = /^([a-z0-9-]{1,80})\.webp$/.exec(text)?.[1];
    if (name !== undefined) return name;
    context.addIssue({ code: 'custom', message: 'Not found', params: { code: 'NOT_FOUND' } });
    return z.NEVER;
  })
  .meta({ type: 'string', pattern: '^[a-z0-9-]{1,80}\\.webp$', examples: ['cafe-patio.webp'] });

/** How wide a picture is wanted; the largest where nobody says. */
export const PictureQuery = z.object({
  w: z
    .enum(WIDTHS, 'w must be 400, 800 or 1200.')
    .default('1200')
    .transform((text) => Number(text) as 400 | 800 | 1200)
    .meta({ type: 'integer', enum: WIDTHS.map(Number), description: 'Width in pixels.' }),
});

export type PictureQuery = z.infer<typeof PictureQuery>;
