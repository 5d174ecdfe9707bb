import type { JsonText } from '../../../application/shared/page.js';
import type { Suggestion } from '../../../domain/gazetteer/suggestions.js';

/** Names alone, or each with its number of places. */
export function suggestionsView(suggestions: readonly Suggestion[], withPlaces: boolean): JsonText {
  return JSON.stringify(withPlaces ? suggestions : suggestions.map(({ name }) => name));
}
