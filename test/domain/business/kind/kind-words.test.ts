import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readKinds } from '../../../../domain/business/kind/kind-words.js';

const kindsIn = (text: string) => readKinds(text).phrases.flatMap(({ kinds }) => kinds);

describe('the kinds of business in a search text', () => {
  it.each([
    ['vet', ['veterinarian', 'emergency-vet']],
    ['Veterinarians', ['veterinarian', 'emergency-vet']],
    ['animal hospital', ['veterinarian', 'emergency-vet']],
    ['emergency vet', ['emergency-vet']],
    ['24/7 vet', ['emergency-vet']],
    ['pet store', ['pet-store']],
    ['kennels', ['boarding']],
    ['breweries', ['brewery']],
    ['beer garden', ['brewery']],
    ['Café', ['cafe']],
    ['off leash', ['off-leash-area', 'dog-park']],
    ['b&b', ['bed-and-breakfast']],
    ['beaches', ['beach', 'dog-beach']],
  ])('%s names %p', (text, kinds) => {
    expect(kindsIn(text)).toEqual(kinds);
  });

  it('divides a text into phrases, longest first, and the rest', () => {
    expect(readKinds('cozy dog park near the coffee shop')).toEqual({
      rest: 'cozy  near the',
      phrases: [
        { text: 'dog park', kinds: ['dog-park', 'off-leash-area'] },
        { text: 'coffee shop', kinds: ['cafe'] },
      ],
    });
  });

  it.each(['"vet"', 'vet or groomer', 'brave hearts', 'veto', ''])('reads %p as it is', (text) => {
    expect(readKinds(text)).toEqual({ rest: text, phrases: [] });
  });

  it('finds no kind in a word after a minus', () => {
    expect(readKinds('porch -bar')).toEqual({ rest: 'porch -bar', phrases: [] });
  });

  it('keeps all words of any text, in order', () => {
    const word = fc.constantFrom('vet', 'dog', 'park', 'off', 'leash', 'sunny', 'coffee', 'shop', '-bar', '24/7');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const { rest, phrases } = readKinds(words.join(' '));
        const kept = [...rest.split(/\s+/), ...phrases.flatMap(({ text }) => text.split(' '))].filter(
          (each) => each !== '',
        );
        expect(kept.toSorted()).toEqual(words.toSorted());
      }),
    );
  });
});
