import {
  Suggestions,
  type FoundSuggestions,
  type SuggestedPlace,
  type SuggestionRequest,
} from '../../../../application/business/suggest.js';

export const suggestedPlace = (id: number): SuggestedPlace => ({
  ...{ id, name: `Place ${String(id)}`, city: 'Austin', state: 'TX', category: 'services', kind: null },
});

/** Suggests the given places and all requested terms, and corrects the given texts. Records what it is asked. */
export class FakeSuggestions extends Suggestions {
  readonly asked: SuggestionRequest[] = [];
  readonly corrections: string[] = [];

  constructor(
    private readonly places: readonly SuggestedPlace[] = [],
    private readonly known: Readonly<Record<string, string | null>> = {},
  ) {
    super();
  }

  override async of(request: SuggestionRequest): Promise<FoundSuggestions> {
    this.asked.push(request);
    return { places: this.places, terms: request.terms };
  }

  override async corrected(text: string): Promise<string | null> {
    this.corrections.push(text);
    return this.known[text] ?? null;
  }
}
