import { z } from 'zod';
import { MAX_SEARCH_WORDS } from '../../../domain/business/search-text.js';
import { flag, isWithin, typed } from '../shared/query-value.js';

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

/** Where somebody looks: a place by its name, or a point. */
export const ORIGIN = {
  location: typed('location', 5000)
    .optional()
    .meta({
      description: `City, 'City, ST', state or ZIP; a location that is not known is matched as text, by its first ${MAX_SEARCH_WORDS} words, against city, state and address.`,
      examples: ['Austin, TX', '78701', 'Texas'],
    }),
  latitude: degrees('latitude', -90, 90),
  longitude: degrees('longitude', -180, 180),
};

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
export const TownQuery = z.object(ORIGIN);

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
