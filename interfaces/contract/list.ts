import { z } from 'zod';
import { CATEGORIES, categoryOfFilter } from '../../domain/business/category.js';
import { SORTS } from '../../domain/business/list-order.js';
import { PRICE_RANGES, priceRangeOf } from '../../domain/business/price-range.js';
import { MAX_SEARCH_WORDS } from '../../domain/business/search-text.js';
import { MAX_PERK_LENGTH, MAX_PERKS_ASKED } from '../../domain/business/traits.js';
import { RATING } from '../../domain/review/rating.js';
import { DEFAULT_RADIUS, RADII } from '../../domain/gazetteer/distance.js';
import { DEFAULT_BUSINESS_PAGE_SIZE, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../domain/shared/page-size.js';
import { jsonNumber } from './json-number.js';
import { typedText } from './typed-text.js';

/** Whether a text spells a number within these bounds. */
function isWithin(text: string, min: number, max: number): boolean {
  const number = jsonNumber(text);
  return number !== null && number >= min && number <= max;
}

/** A number of degrees in a query string: absent where nothing stands there. */
function degrees(name: string, min: number, max: number) {
  const message = `${name} must be a number from ${min} to ${max}.`;
  return z
    .string()
    .trim()
    .refine((text) => text === '' || isWithin(text, min, max), message)
    .transform((text) => (text === '' ? undefined : Number(text)))
    .optional()
    .meta({
      type: 'number',
      minimum: min,
      maximum: max,
      description: `${name} of the origin, in degrees; latitude and longitude go together.`,
    });
}

const limit = z
  .string()
  .refine(
    (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PAGE_SIZE,
    `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}.`,
  )
  .transform(Number)
  .optional()
  .meta({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    description: `How many at most: 1 to ${MAX_PAGE_SIZE}; ${DEFAULT_BUSINESS_PAGE_SIZE} businesses or ${DEFAULT_PAGE_SIZE} of anything else where nobody says.`,
  });

const cursor = z
  .string()
  .max(2000, 'cursor is not one that this list has given.')
  .optional()
  .describe('Where the page before ended: taken from its Link header.');

/**
 * A text that somebody typed: at most `max` characters, and without NUL, which no person types and the database
 * refuses.
 */
function typed(name: string, max: number) {
  return z
    .string()
    .max(max, `${name} is too long.`)
    .refine((text) => !text.includes('\0'), `${name} must not hold a NUL character.`);
}

/** One page of any list. */
export const ListQuery = z.object({ limit, cursor });

export type ListQuery = z.infer<typeof ListQuery>;

/** As they come in a box: longitude, latitude. */
const MAX_DEGREES = [180, 90] as const;

const NO_BOUNDS = 'bounds must be west,south,east,north in degrees.';

const bounds = z
  .string()
  .trim()
  .max(200, NO_BOUNDS)
  .transform((text, context) => {
    if (text === '') return undefined;
    const sides = text.split(',');
    const [west, south, east, north] = sides.map(Number);
    if (
      sides.length !== 4 ||
      !sides.every((side, index) => isWithin(side, -MAX_DEGREES[index % 2]!, MAX_DEGREES[index % 2]!))
    ) {
      context.addIssue({ code: 'custom', message: NO_BOUNDS });
      return z.NEVER;
    }
    return { west: west!, south: south!, east: east!, north: north! };
  })
  .optional()
  .meta({ type: 'string', description: 'west,south,east,north in degrees.', examples: ['-98,30,-97,31'] });

/** A parameter that may stand several times in an address; empty ones say nothing. */
function repeated<T>(name: string, max: number, read: (text: string) => T | undefined, wrong: string) {
  const texts = z
    .array(z.string())
    .max(max, `${name} can be given at most ${max} times.`)
    .transform((given, context) => {
      const values = given.map(read);
      if (values.every((value) => value !== undefined)) return values;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    });
  return z.preprocess(
    (value) => (value === undefined ? undefined : [value].flat().filter((text) => text !== '')),
    texts.optional(),
  );
}

/** A choice that is made or not. */
function flag(name: string, description: string) {
  return z
    .string()
    .refine((text) => ['', 'true', 'false'].includes(text), `${name} must be true or false.`)
    .transform((text) => text === 'true')
    .optional()
    .meta({ type: 'boolean', description });
}

const NO_PERK = `perks must each have at most ${MAX_PERK_LENGTH} characters, and no NUL character.`;

const TRAITS = {
  perks: repeated('perks', MAX_PERKS_ASKED, perkOf, NO_PERK).meta({
    type: 'array',
    items: { type: 'string', maxLength: MAX_PERK_LENGTH },
    maxItems: MAX_PERKS_ASKED,
    description: 'Perks of which a business has to offer all; case and accents are ignored.',
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
    description: 'Price ranges of which a business has one.',
    examples: [['$', '$$']],
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
      description: 'Stars that the average has at least.',
    }),
  verified: flag('verified', 'Only those that somebody made sure are as they say.'),
  favorites: flag('favorites', 'Only favourites of the community.'),
};

function perkOf(text: string): string | undefined {
  const parsed = typedText('perks').max(MAX_PERK_LENGTH).safeParse(text);
  return parsed.success ? parsed.data : undefined;
}

const FILTERS = {
  query: typed('query', 5000)
    .optional()
    .describe(`Text over name, category, perks, description and city; the first ${MAX_SEARCH_WORDS} words count.`),
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
    .meta({ type: 'string', enum: ['all', ...CATEGORIES], description: 'One category; all is none.' }),
  location: typed('location', 5000)
    .optional()
    .meta({
      description: `City, 'City, ST', state or ZIP; a location that is not known is matched as text, by its first ${MAX_SEARCH_WORDS} words, against city, state and address.`,
      examples: ['Austin, TX', '78701', 'Texas'],
    }),
  latitude: degrees('latitude', -90, 90),
  longitude: degrees('longitude', -180, 180),
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
      description: `Miles around the origin; ${DEFAULT_RADIUS} where nobody says.`,
    }),
  ...TRAITS,
};

/** What a map of businesses and the numbers beside its filters can be asked. */
export const MapQuery = z.object(FILTERS);

export type MapQuery = z.infer<typeof MapQuery>;

/** What a list of businesses can be asked. Unknown parameters are ignored. */
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
      description: 'distance needs an origin; recommended is the Bayesian mean of the reviews.',
    }),
  limit,
  cursor,
});

export type BusinessQuery = z.infer<typeof BusinessQuery>;

/** What was typed into the location field. */
export const SuggestionQuery = z.object({
  q: typed('q', 200)
    .optional()
    .meta({ description: 'What was typed; 2 characters or more.', examples: ['aus'] }),
  places: flag('places', 'With how many businesses are listed there.'),
});

export type SuggestionQuery = z.infer<typeof SuggestionQuery>;

/** A location with how many businesses are listed there. */
export const LocationSuggestion = z
  .object({
    name: z.string(),
    places: z.number().int().min(0).nullable().describe('Listed in that town or state; null for a ZIP code.'),
  })
  .meta({ id: 'LocationSuggestion' });

export type LocationSuggestion = z.infer<typeof LocationSuggestion>;

/** Around what towns are told. */
export const TownQuery = z.object({
  location: FILTERS.location,
  latitude: FILTERS.latitude,
  longitude: FILTERS.longitude,
});

export type TownQuery = z.infer<typeof TownQuery>;

/** A town around a place, with how many businesses are listed there. */
export const Town = z
  .object({
    name: z.string(),
    places: z.number().int().min(1),
    distance: z.number().describe('Miles to its middle, to one decimal.'),
  })
  .meta({ id: 'Town' });

export type Town = z.infer<typeof Town>;

/** The part of an address that tells roughly where it is. */
export const MiddleQuery = z.object({
  zipCode: typed('zipCode', 10)
    .optional()
    .meta({ examples: ['78701'] }),
  city: typed('city', 100)
    .optional()
    .meta({ examples: ['Austin'] }),
  state: typed('state', 50)
    .optional()
    .meta({ examples: ['TX'] }),
});

export type MiddleQuery = z.infer<typeof MiddleQuery>;

export const Middle = z
  .object({ middle: z.object({ latitude: z.number(), longitude: z.number() }).nullable() })
  .meta({ id: 'Middle' });

export type Middle = z.infer<typeof Middle>;
