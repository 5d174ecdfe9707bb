import { z } from 'zod';
import { MAX_PICTURE_WIDTH, PICTURE_WIDTHS } from '../../../domain/upload/upload-address.js';
import { pathPart } from '../shared/path-id.js';

const WIDTHS = PICTURE_WIDTHS.join(', ').replace(/,(?= \d+$)/, ' or');

/** Parses the name of a picture from a file name such as `cafe-patio.webp`. */
export const PictureFile = pathPart((text) => /^([a-z0-9-]{1,80})\.webp$/.exec(text)?.[1], 'NOT_FOUND', 'Not found', {
  title: 'PictureFile',
  description: 'File name of the picture, such as `cafe-patio.webp`.',
  type: 'string',
  pattern: '^[a-z0-9-]{1,80}\\.webp$',
});

/** The width of a picture in pixels. Defaults to the largest. */
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
    .meta({
      title: 'Width',
      description: 'Width of the picture, in pixels.',
      type: 'integer',
      enum: [...PICTURE_WIDTHS],
      default: MAX_PICTURE_WIDTH,
    }),
});

export type PictureQuery = z.infer<typeof PictureQuery>;
