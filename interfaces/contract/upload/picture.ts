import { z } from 'zod';
import { MAX_PICTURE_WIDTH, PICTURE_WIDTHS } from '../../../domain/upload/upload-address.js';

const WIDTHS = PICTURE_WIDTHS.join(', ').replace(/,(?= \d+$)/, ' or');

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

/** How wide a picture is wanted; the largest where no width is asked for. */
export const PictureQuery = z.object({
  w: z
    .string()
    .default(String(MAX_PICTURE_WIDTH))
    .transform((text, context) => {
      const width = PICTURE_WIDTHS.find((each) => String(each) === text);
      if (width !== undefined) return width;
      context.addIssue({ code: 'custom', message: `w must be ${WIDTHS}.` });
      return z.NEVER;
    })
    .meta({ type: 'integer', enum: [...PICTURE_WIDTHS], default: MAX_PICTURE_WIDTH, description: 'Width in pixels.' }),
});

export type PictureQuery = z.infer<typeof PictureQuery>;
