import type { Kind } from '../../domain/business/kind/kind-label.js';
import {
  MAX_SUGGESTED,
  MAX_SUGGESTED_TERMS,
  MIN_SUGGESTED_LENGTH,
  termsBeginning,
  type KnownTerm,
} from '../../domain/business/suggested-terms.js';
import type { Category } from '../../domain/business/category.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Area } from './ports.js';
import { filtersOf, type FilterInput } from './search-area.js';

/** A public business in a list of suggestions. */
export interface SuggestedPlace {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly category: Category;
  readonly kind: Kind | null;
}

/** What to suggest for a text. */
export interface SuggestionRequest {
  readonly text: string;
  /** Places in it come before others. */
  readonly area: Area;
  /** Kinds and perks that match the text, best first. */
  readonly terms: readonly KnownTerm[];
}

export interface FoundSuggestions {
  /** Businesses with words in their name that begin like the text's: at most MAX_SUGGESTED, best first. */
  readonly places: readonly SuggestedPlace[];
  /** Those of the requested terms that at least one public business has, in their order. */
  readonly terms: readonly KnownTerm[];
}

/** Looks up what to suggest while people type. */
export abstract class Suggestions {
  abstract of(request: SuggestionRequest): Promise<FoundSuggestions>;
  /** Returns the text with each unknown word replaced by a similar known one; null if there is nothing to replace. */
  abstract corrected(text: string): Promise<string | null>;
}

const NONE: FoundSuggestions = { places: [], terms: [] };

/**
 * Suggests places, kinds, and perks for typed text. If nothing begins like it, its typos are corrected. Throws the errors
 * of `filtersOf`.
 */
export class Suggest {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run({ query, ...where }: Pick<FilterInput, 'query' | 'location' | 'latitude' | 'longitude'>) {
    const { text, area } = await filtersOf({ query, exact: true, ...where }, this.gazetteer);
    if (text === null || text.length < MIN_SUGGESTED_LENGTH) return NONE;
    const found = await this.found(text, area);
    if (found.places.length + found.terms.length > 0) return found;
    const corrected = await this.suggestions.corrected(text);
    return corrected === null ? NONE : this.found(corrected, area);
  }

  private async found(text: string, area: Area): Promise<FoundSuggestions> {
    const { places, terms } = await this.suggestions.of({ text, area, terms: termsBeginning(text) });
    const shown = terms.slice(0, MAX_SUGGESTED_TERMS);
    return { places: places.slice(0, MAX_SUGGESTED - shown.length), terms: shown };
  }
}
