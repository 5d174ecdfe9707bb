import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstWords, publicContent, type TieredContent } from '../../../domain/business/listing-tier.js';

const words = (count: number): string => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

function content(overrides: Partial<TieredContent> = {}): TieredContent {
  return {
    tier: 'free',
    description: words(300),
    images: ['/1', '/2', '/3', '/4', '/5'],
    youtubeVideoId: 'abcdefghijk',
    facebookUrl: 'https://facebook.example/place',
    instagramUrl: 'https://instagram.example/place',
    tiktokUrl: 'https://tiktok.example/place',
    arrivalNotes: 'Park behind the house.',
    highlightedPerks: ['Treats'],
    ...overrides,
  };
}

describe('the public content of a business', () => {
  it('a free business shows three photos and 200 words, without video, social links, or arrival notes', () => {
    expect(publicContent(content())).toEqual({
      tier: 'free',
      description: `${words(200)}…`,
      images: ['/1', '/2', '/3'],
      youtubeVideoId: null,
      facebookUrl: null,
      instagramUrl: null,
      tiktokUrl: null,
      arrivalNotes: null,
      highlightedPerks: [],
    });
  });

  it('a Premium business shows everything within the Premium limits', () => {
    const premium = content({ tier: 'premium' });
    expect(publicContent(premium)).toEqual(premium);
  });

  it('the public content of a business has no description if none is stored', () => {
    expect(publicContent(content({ description: null })).description).toBeNull();
  });
});

describe('the first words of a text', () => {
  it("the first words of a text are the whole text if it isn't longer", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(firstWords(text, 1000)).toBe(text);
      }),
    );
  });

  it('a text of words with one letter each is cut as well', () => {
    expect(firstWords('a b c', 2)).toBe('a b…');
    expect(firstWords('a b', 2)).toBe('a b');
    expect(firstWords('a b', 1)).toBe('a…');
  });

  it('the first words of a text are never more than requested', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), (text, max) => {
        expect((firstWords(text, max).match(/\S+/g) ?? []).length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
