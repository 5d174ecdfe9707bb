import { z } from 'zod';
import { CATEGORIES, categoryOfFilter } from '../../../domain/business/category.js';
import { SORTS } from '../../../domain/business/list-order.js';
import { isKind, KINDS } from '../../../domain/business/kind/kind-label.js';
import { PRICE_RANGES, priceRangeOf } from '../../../domain/business/price-range.js';
import { MAX_SEARCH_WORDS } from '../../../domain/business/search-text.js';
import { MAX_PERK_LENGTH, MAX_PERKS_ASKED } from '../../../domain/business/traits.js';
import { DEFAULT_RADIUS, RADII } from '../../../domain/gazetteer/distance.js';
import { RATING } from '../../../domain/review/rating.js';
import { ORIGIN } from '../gazetteer/location.js';
import { askedPets, askedTime } from '../policy/fit.js';
import { ListQuery } from '../shared/list.js';
import { degreesOnMap } from '../shared/degrees.js';
import { flag, isWithin, repeated, typed } from '../shared/query-value.js';
import { typedText } from '../shared/typed-text.js';

/** Limits of longitude and latitude, in the order of a bounding box. */
const MAX_DEGREES = [180, 90] as const;

/** A bounding box as a query parameter. */
function box(name: string, description: string) {
  const wrong = `${name} must be west,south,east,north in degrees.`;
  return z
    .string()
    .trim()
    .max(200, wrong)
    .transform((text, context) => {
      if (text === '') return undefined;
      const sides = text.split(',');
      const [west, south, east, north] = sides.map((side) => degreesOnMap(Number(side)));
      if (
        sides.length !== 4 ||
        !sides.every((side, index) => isWithin(side, -MAX_DEGREES[index % 2]!, MAX_DEGREES[index % 2]!))
      ) {
        context.addIssue({ code: 'custom', message: wrong });
        return z.NEVER;
      }
      return { west: west!, south: south!, east: east!, north: north! };
    })
    .optional()
    .meta({ type: 'string', description, examples: ['-98,30,-97,31'] });
}

export const bounds = box('bounds', 'Visible map area: west,south,east,north, in degrees.');

const NO_PERK = `perks must each have at most ${MAX_PERK_LENGTH} characters, and no NUL character.`;

const TRAITS = {
  perks: repeated('perks', MAX_PERKS_ASKED, perkOf, NO_PERK).meta({
    type: 'array',
    items: { type: 'string', maxLength: MAX_PERK_LENGTH },
    maxItems: MAX_PERKS_ASKED,
    description: 'Perks. Results offer all of them. Case and accents are ignored.',
    examples: [['Water bowls', 'Outdoor seating']],
  }),
  price: repeated(
    'price',
    PRICE_RANGES.length,
    priceRangeOf,
    `price must be one of ${PRICE_RANGES.join(', ')}, or its word.`,
  ).meta({
    type: 'array',
    items: { type: 'string', enum: [...PRICE_RANGES] },
    maxItems: PRICE_RANGES.length,
    description: 'Price ranges. Results have one of them.',
    examples: [['$', '$$']],
  }),
  kind: repeated(
    'kind',
    KINDS.length,
    (text) => (isKind(text) ? text : undefined),
    'kind must be a known kind of place.',
  ).meta({
    type: 'array',
    items: { type: 'string', enum: [...KINDS] },
    maxItems: KINDS.length,
    description: 'Kinds of place. Results are of one of them.',
    examples: [['veterinarian', 'emergency-vet']],
  }),
  minRating: z
    .string()
    .refine(
      (text) => text === '' || isWithin(text, RATING.min, RATING.max),
      `minRating must be a number from ${RATING.min} to ${RATING.max}.`,
    )
    .transform((text) => (text === '' ? undefined : Number(text)))
    .optional()
    .meta({
      type: 'number',
      minimum: RATING.min,
      maximum: RATING.max,
      description: 'Minimum average rating, in stars.',
    }),
  verified: flag('verified', '`true` returns only verified businesses.'),
  favorites: flag('favorites', '`true` returns only community favorites.'),
};

const FIT = {
  pets: askedPets.optional(),
  at: askedTime.optional(),
  fits: z
    .string()
    .refine((text) => ['', 'yes', 'ask'].includes(text), 'fits must be yes or ask.')
    .transform((text) => (text === '' ? undefined : (text as 'yes' | 'ask')))
    .optional()
    .meta({
      type: 'string',
      enum: ['yes', 'ask'],
      description:
        'Answers to list: `yes` only places that fit the pets, `ask` also those where you should ask. Needs `pets`.',
    }),
};

function perkOf(text: string): string | undefined {
  const parsed = typedText('perks').max(MAX_PERK_LENGTH).safeParse(text);
  return parsed.success ? parsed.data : undefined;
}

const FILTERS = {
  query: typed('query', 5000)
    .optional()
    .describe(
      `Text to find in the name, category, perks, description, or city. Only the first ${MAX_SEARCH_WORDS} words are used.`,
    ),
  exact: flag(
    'exact',
    '`true` searches for all words exactly as typed: without synonyms, typo correction, locations and pets in the text, and relaxing.',
  ),
  category: z
    .string()
    .transform((text, context) => {
      const category = categoryOfFilter(text);
      if (category === undefined) {
        context.addIssue({ code: 'custom', message: `category must be one of ${CATEGORIES.join(', ')} or all.` });
        return z.NEVER;
      }
      return category;
    })
    .optional()
    .meta({
      type: 'string',
      enum: ['all', ...CATEGORIES],
      description: 'One category. `all` searches every category.',
    }),
  ...ORIGIN,
  bounds,
  radius: z
    .string()
    .transform((text, context) => {
      if (text === '') return undefined;
      const radius = RADII.find((miles) => String(miles) === text);
      if (radius === undefined) {
        context.addIssue({ code: 'custom', message: `radius must be one of ${RADII.join(', ')} (miles).` });
        return z.NEVER;
      }
      return radius;
    })
    .optional()
    .meta({
      type: 'integer',
      enum: [...RADII],
      description: `Miles around the origin. Defaults to ${DEFAULT_RADIUS}.`,
    }),
  widen: flag(
    'widen',
    '`true` lets a text search that would find nothing within `radius` look beyond it. Without `radius`, it always may.',
  ),
  ...TRAITS,
  ...FIT,
};

/** Filters for the counts next to each filter. */
export const FacetQuery = z.object(FILTERS);

export type FacetQuery = z.infer<typeof FacetQuery>;

/** Filters for the map, and the part of it to return. */
export const MapQuery = z.object({
  ...FILTERS,
  view: box(
    'view',
    'Part of the map to return, within `bounds` if given: west,south,east,north, in degrees. It is no filter: whether the search is relaxed depends on the whole map.',
  ),
});

export type MapQuery = z.infer<typeof MapQuery>;

/** Filters for a list of businesses. Unknown parameters are ignored. */
export const BusinessQuery = z.object({
  ...FILTERS,
  sort: z
    .string()
    .transform((text, context) => {
      if (text === '') return undefined;
      const sort = SORTS.find((name) => name === text);
      if (sort === undefined) {
        context.addIssue({ code: 'custom', message: `sort must be one of ${SORTS.join(', ')}.` });
        return z.NEVER;
      }
      return sort;
    })
    .optional()
    .meta({
      type: 'string',
      enum: [...SORTS],
      description:
        'Order of the results. Defaults to `relevance` if there is a text, else to `rating`. `distance` needs an origin, and `recommended` uses the Bayesian average of the reviews. With `pets`, `relevance` and `recommended` list places that fit first, then those where you should ask, then the rest. Among places with the same answer, those whose relevant facts nobody confirmed for 12 months come last.',
    }),
  ...ListQuery.shape,
});

export type BusinessQuery = z.infer<typeof BusinessQuery>;
