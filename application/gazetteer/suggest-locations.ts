import { MIN_SUGGESTION_LENGTH, suggestionsOf, type Suggestion } from '../../domain/gazetteer/suggestions.js';
import type { Gazetteer, PlaceCounts } from './ports.js';

/** Suggests states, cities, and ZIP codes for typed text, best first, with their numbers of businesses. */
export class SuggestLocations {
  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly counts: PlaceCounts,
  ) {}

  async run(text: string): Promise<readonly Suggestion[]> {
    const typed = text.replaceAll('\0', ' ').trim();
    if (typed.length < MIN_SUGGESTION_LENGTH) return [];
    return suggestionsOf(await this.gazetteer.suggest(typed), await this.counts.now());
  }
}
