import { z } from 'zod';
import { MAX_SEARCH_WORDS } from '../../../domain/business/search-text.js';
import { degreesOnMap } from '../shared/degrees.js';
import { flag, isWithin, typed } from '../shared/query-value.js';

/** A number of degrees in a query string; an empty value counts as absent. */
function degrees(name: string, min: number, max: number) {
  const message = `${name} must be a number from ${min} to ${max}.`;
  return z
    .string()
    .trim()
    .refine((text) => text === '' || isWithin(text, min, max), message)
    .transform((text) => (text === '' ? undefined : degreesOnMap(Number(text))))
    .optional()
    .meta({
      type: 'number',
      minimum: min,
      maximum: max,
      description: `The ${name} of the origin, in degrees. Send both latitude and longitude.`,
    });
}

/** The center of a search: a place name or a point. */
export const ORIGIN = {
  location: typed('location', 5000)
    .optional()
    .meta({
      description: `City, 'City, ST', state, or ZIP code. An unknown location is searched as text in city, state, and address; only its first ${MAX_SEARCH_WORDS} words are used.`,
      examples: ['Austin, TX', '78701', 'Texas'],
    }),
  latitude: degrees('latitude', -90, 90),
  longitude: degrees('longitude', -180, 180),
};

/** The text typed into the location field. */
export const SuggestionQuery = z.object({
  q: typed('q', 200)
    .optional()
    .meta({ description: 'Text to complete, at least 2 characters.', examples: ['aus'] }),
  places: flag('places', '`true` adds the number of businesses to each name.'),
});

export type SuggestionQuery = z.infer<typeof SuggestionQuery>;

export const LocationSuggestion = z
  .object({
    name: z.string().describe('Name of the city, state, or ZIP code.'),
    places: z
      .number()
      .int()
      .min(0)
      .nullable()
      .describe('Number of businesses in that city or state. Null for a ZIP code.'),
  })
  .meta({ id: 'LocationSuggestion', description: 'A location that starts with the text.' });

export type LocationSuggestion = z.infer<typeof LocationSuggestion>;

/** The center around which to find towns. */
export const TownQuery = z.object(ORIGIN);

export type TownQuery = z.infer<typeof TownQuery>;

export const Town = z
  .object({
    name: z.string().describe('City and state, such as `Austin, TX`.'),
    places: z.number().int().min(1).describe('Number of businesses in the town.'),
    distance: z.number().describe('Miles to the center of the town, with one decimal.'),
  })
  .meta({ id: 'Town', description: 'A town near the location, with businesses.' });

export type Town = z.infer<typeof Town>;

/** The part of an address that gives its approximate location. */
export const MiddleQuery = z.object({
  zipCode: typed('zipCode', 10)
    .optional()
    .meta({ description: 'ZIP code.', examples: ['78701'] }),
  city: typed('city', 100)
    .optional()
    .meta({ description: 'City.', examples: ['Austin'] }),
  state: typed('state', 50)
    .optional()
    .meta({ description: 'State: its name or two-letter code.', examples: ['TX'] }),
});

export type MiddleQuery = z.infer<typeof MiddleQuery>;

export const Middle = z
  .object({
    middle: z
      .object({
        latitude: z.number().describe('Latitude in degrees.'),
        longitude: z.number().describe('Longitude in degrees.'),
      })
      .nullable()
      .describe('Center of the ZIP code, else of the city. Null if both are unknown.'),
  })
  .meta({ id: 'Middle', description: 'The approximate location of an address.' });

export type Middle = z.infer<typeof Middle>;
