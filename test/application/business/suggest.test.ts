import { describe, expect, it } from '@jest/globals';
import { Suggest } from '../../../application/business/suggest.js';
import { DEFAULT_RADIUS } from '../../../domain/gazetteer/distance.js';
import { FakeSuggestions, suggestedPlace } from '../../support/fakes/business/suggestions.js';
import { AUSTIN as origin, FakeGazetteer } from '../../support/fakes/business/gazetteer.js';

const suggest = (suggestions: FakeSuggestions) => new Suggest(suggestions, new FakeGazetteer());

describe('suggesting searches', () => {
  it('asks for nothing for fewer than two characters', async () => {
    const suggestions = new FakeSuggestions();
    for (const query of [undefined, '', ' a ', '\0']) {
      expect(await suggest(suggestions).run({ query })).toEqual({ places: [], terms: [] });
    }
    expect(suggestions.asked).toEqual([]);
  });

  it('looks up places in the area, and the kinds and perks that begin like the text', async () => {
    const suggestions = new FakeSuggestions([suggestedPlace(1)]);
    const found = await suggest(suggestions).run({ query: ' water ', location: 'Austin' });
    expect(found).toEqual({ places: [suggestedPlace(1)], terms: [{ type: 'perk', perk: 'Water bowls' }] });
    const area = { kind: 'around', origin, miles: DEFAULT_RADIUS, town: 'austin,TX' };
    expect(suggestions.asked).toEqual([{ text: 'water', area, terms: [{ type: 'perk', perk: 'Water bowls' }] }]);
  });

  it('returns at most three kinds and perks, and eight suggestions in all', async () => {
    const places = Array.from({ length: 8 }, (_, index) => suggestedPlace(index + 1));
    const found = await suggest(new FakeSuggestions(places)).run({ query: 'dog' });
    expect([found.terms.length, found.places.length]).toEqual([3, 5]);
    expect((await suggest(new FakeSuggestions(places)).run({ query: 'zigzag' })).places).toHaveLength(8);
  });

  it('corrects typos only if nothing begins like the text', async () => {
    const suggestions = new FakeSuggestions([], { watre: 'water', zigzga: null });
    expect((await suggest(suggestions).run({ query: 'watre' })).terms).toEqual([{ type: 'perk', perk: 'Water bowls' }]);
    expect(await suggest(suggestions).run({ query: 'zigzga' })).toEqual({ places: [], terms: [] });
    expect((await suggest(suggestions).run({ query: 'water' })).terms).toHaveLength(1);
    expect(suggestions.corrections).toEqual(['watre', 'zigzga']);
  });

  it('refuses a location together with coordinates', async () => {
    const both = { query: 'water', location: 'Austin', ...origin };
    await expect(suggest(new FakeSuggestions()).run(both)).rejects.toMatchObject({ code: 'LOCATION_CONFLICT' });
  });
});
