import { z } from 'zod';
import { CATEGORIES } from '../../../domain/business/category.js';
import { MAX_SUGGESTED, MAX_SUGGESTED_TERMS, MIN_SUGGESTED_LENGTH } from '../../../domain/business/suggested-terms.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { ORIGIN } from '../gazetteer/location.js';
import { typed } from '../shared/query-value.js';
import { kind } from './business-fields.js';

/** The text typed into the search field, and where the search looks. */
export const SuggestQuery = z.object({
  q: typed('q', 100)
    .optional()
    .meta({
      description: `Text to complete, at least ${MIN_SUGGESTED_LENGTH} characters. Only its first 8 words are used.`,
      examples: ['zig hou'],
    }),
  ...ORIGIN,
});

export type SuggestQuery = z.infer<typeof SuggestQuery>;

export const SuggestedPlace = z
  .object({
    id: z.int().min(1).max(MAX_ID),
    name: z.string().describe('Name of the business.'),
    city: z.string().nullable().describe('City.'),
    state: z.string().nullable().describe('State, usually its two-letter code.'),
    category: z.enum(CATEGORIES),
    kind: kind.nullable().describe('Kind of place within the category; null if unknown.'),
  })
  .meta({ id: 'SuggestedPlace', description: 'A business whose name matches the typed text.' });

export type SuggestedPlace = z.infer<typeof SuggestedPlace>;

export const SuggestedTerm = z
  .object({
    type: z.enum(['kind', 'perk']).describe('`kind` for a kind of place, `perk` for a perk.'),
    name: z.string().describe('Name of the kind or perk. Use it as `query` of a search.'),
  })
  .meta({ id: 'SuggestedTerm', description: 'A kind of place or a perk that at least one business has.' });

export type SuggestedTerm = z.infer<typeof SuggestedTerm>;

export const SearchSuggestions = z
  .object({
    places: z.array(SuggestedPlace).max(MAX_SUGGESTED).describe('Businesses, best first; those near the origin first.'),
    terms: z.array(SuggestedTerm).max(MAX_SUGGESTED_TERMS).describe('Kinds and perks, best first.'),
  })
  .meta({
    id: 'SearchSuggestions',
    description: `Suggestions for a text that is being typed: at most ${MAX_SUGGESTED} in all.`,
  });

export type SearchSuggestions = z.infer<typeof SearchSuggestions>;
