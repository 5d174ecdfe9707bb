import { z } from 'zod';

const MAX_URL_LENGTH = 2000;

const pixels = (name: string) =>
  z
    .string()
    .refine((text) => text === '' || /^[1-9]\d{0,4}$/.test(text), `${name} must be a whole number of pixels.`)
    .transform((text) => (text === '' ? null : Number(text)))
    .optional()
    .transform((size) => size ?? null)
    .meta({ type: 'integer', minimum: 1, maximum: 99_999, description: `Largest ${name.slice(3)} in pixels.` });

export const OEmbedQuery = z.object({
  url: z
    .string({ error: 'url is required: the address of a place’s page.' })
    .max(MAX_URL_LENGTH, 'url is too long.')
    .meta({ type: 'string', description: 'Address of a place’s page on this site.' }),
  maxwidth: pixels('maxwidth'),
  maxheight: pixels('maxheight'),
  format: z
    .string()
    .transform((text, context) => {
      if (['', 'json'].includes(text)) return 'json' as const;
      const params = { code: 'FORMAT_NOT_SUPPORTED' };
      context.addIssue({ code: 'custom', message: 'Only the format json is supported.', params });
      return z.NEVER;
    })
    .optional()
    .meta({ type: 'string', enum: ['json'], description: 'Format of the answer. Only `json` is supported.' }),
});

export type OEmbedQuery = z.infer<typeof OEmbedQuery>;

export const OEmbed = z
  .object({
    version: z.literal('1.0').describe('Version of oEmbed.'),
    type: z.enum(['rich', 'link']).describe('`link` if the frame is larger than your limits.'),
    title: z.string().describe('Name of the place.'),
    provider_name: z.string().describe('Name of this site.'),
    provider_url: z.string().describe('Address of this site.'),
    cache_age: z.int().describe('For how many seconds you may keep the answer.'),
    html: z.string().optional().describe('A frame that shows the place.'),
    width: z.int().optional().describe('Width of the frame in pixels.'),
    height: z.int().optional().describe('Height of the frame in pixels.'),
    thumbnail_url: z.string().optional().describe('Address of the badge of the place, unless it is too large for you.'),
    thumbnail_width: z.int().optional().describe('Width of the badge in pixels.'),
    thumbnail_height: z.int().optional().describe('Height of the badge in pixels.'),
  })
  .meta({ id: 'OEmbed', description: 'How to show a place on another website, as described on oembed.com.' });

export type OEmbed = z.infer<typeof OEmbed>;

export const OEMBED: OEmbed = {
  version: '1.0',
  type: 'rich',
  title: 'The Muddy Paw Café',
  provider_name: 'Welcome Paws',
  provider_url: 'https://paws.example.com',
  cache_age: 3600,
  html: '<iframe src="https://paws.example.com/embed/places/42" title="The Muddy Paw Café on Welcome Paws" width="480" height="190" style="border:0;max-width:100%" loading="lazy"></iframe>',
  width: 480,
  height: 190,
  thumbnail_url: 'https://paws.example.com/badges/42.svg',
  thumbnail_width: 340,
  thumbnail_height: 96,
};
