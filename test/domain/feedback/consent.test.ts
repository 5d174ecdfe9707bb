import { describe, expect, it } from '@jest/globals';
import { perksInOwnWords, publicPart, requireConsentFor } from '../../../domain/feedback/consent.js';

const WORDS = 'Dogs lie under every table.';
const SENT = {
  description: 'We go there\neach Sunday.',
  recommended: { name: 'The Muddy Paw', city: 'Austin', description: WORDS, petPerks: ['water bowls', 'Puppy cones'] },
};

describe('the public part of a recommendation', () => {
  it('the public part of a recommendation has everything if the sender agreed to publish it', () => {
    expect(publicPart({ ...SENT, allowPublicDisplay: true })).toEqual(SENT.recommended);
  });

  it("the public part of a recommendation without consent has the facts without the sender's words", () => {
    expect(publicPart({ ...SENT, allowPublicDisplay: false })).toEqual({
      ...{ name: 'The Muddy Paw', city: 'Austin', petPerks: ['water bowls'] },
    });
    expect(publicPart({ recommended: {}, allowPublicDisplay: false })).toEqual({ petPerks: [] });
    expect(perksInOwnWords(SENT.recommended.petPerks)).toEqual(['Puppy cones']);
  });

  it.each([
    ['the text about the place', ` dogs  LIE under\nevery table. `],
    ['the reason', 'We go there each Sunday.'],
  ])("a description that repeats %s is refused without the sender's consent", (_, text) => {
    const sent = { ...SENT, allowPublicDisplay: false };
    expect(() => requireConsentFor(text, sent)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        errors: [
          {
            path: 'description',
            message: 'The sender did not agree to publish these words. Please write your own description.',
          },
        ],
      }),
    );
    expect(() => requireConsentFor(text, { ...sent, allowPublicDisplay: true })).not.toThrow();
    expect(() => requireConsentFor('A café with a patio.', sent)).not.toThrow();
    expect(() =>
      requireConsentFor(text, { description: 'x', recommended: {}, allowPublicDisplay: false }),
    ).not.toThrow();
  });
});
