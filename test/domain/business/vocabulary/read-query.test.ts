import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KIND } from '../../../../domain/business/kind/kind.js';
import { KINDS, kindLabel } from '../../../../domain/business/kind/kind-label.js';
import { SUGGESTED_PERKS } from '../../../../domain/business/perk.js';
import { VOCABULARY_WORDS } from '../../../../domain/business/vocabulary/meanings.js';
import type { TownNames } from '../../../../domain/business/vocabulary/named-place.js';
import { readQuery, readTerms, textOf } from '../../../../domain/business/vocabulary/read-query.js';

const SIZES: Readonly<Record<string, number>> = {
  ...{ austin: 950_000, 'new york': 8_000_000, boston: 650_000, 'long beach': 460_000, mobile: 195_000 },
  ...{ 'saint paul': 300_000, 'kansas city': 500_000, marfa: 1_700, trail: 2_000, portland: 630_000 },
  ...{ forest: 9_000, spring: 54_000, sunset: 16_000, sandy: 90_000, 'the woodlands': 110_000 },
};
const TOWNS: TownNames = {
  population: (name, state) => (state === 'AK' ? null : (SIZES[name] ?? null)),
};

const read = (text: string) => readQuery(text, TOWNS);
const textsIn = (text: string) => read(text).terms.map((term) => term.text);
const term = (text: string) => {
  const [only, ...others] = read(text).terms;
  expect(others).toEqual([]);
  return only!;
};

describe('the words of a search text', () => {
  it.each([
    ['dog friendly patio', ['patio'], ['dog friendly']],
    ['Pet-Friendly Restaurants near me', ['Restaurants'], ['Pet-Friendly', 'near me']],
    ['where can I take my dog', [], ['where can I take', 'my dog']],
    ['looking for the best coffee shop', ['coffee shop'], ['looking for', 'best']],
    ['dog friendly places', [], ['dog friendly', 'places']],
    ['petfriendly hotel', ['hotel'], ['petfriendly']],
    ['a cozy, quiet bistro', ['cozy', 'quiet', 'bistro'], []],
  ])('in %p are %p, and %p say nothing', (text, terms, dropped) => {
    expect([textsIn(text), read(text).dropped]).toEqual([terms, dropped]);
  });

  it.each([
    ['brewery', 'taproom', 'beer garden'],
    ['coffee shop', 'café', 'coffee'],
    ['groomer', 'grooming', 'dog wash'],
    ['outside seating', 'outdoor seating', 'patio'],
    ['vet', 'veterinarian', 'animal clinic', 'animal hospital'],
    ['kennel', 'boarding'],
    ['bed & breakfast', 'b&bs', 'bnb', 'guest house'],
  ])('%p means the same as its synonyms', (...synonyms) => {
    for (const text of synonyms) {
      const { alternatives } = term(text);
      const others = synonyms.map((each) => each.replace('é', 'e'));
      expect(others.filter((each) => !alternatives.some((word) => each.includes(word)))).toEqual([]);
    }
  });

  it('are the same in any form, case, accent, and with a hyphen', () => {
    const meaning = (text: string) => ({ ...term(text), text: '' });
    expect(meaning('Breweries')).toEqual(meaning('brewery'));
    expect(meaning('CAFÉS')).toEqual(meaning('cafe'));
    expect(meaning('off leash')).toEqual(meaning('off-leash'));
    expect(meaning('Farmer’s Market')).toEqual(meaning('farmers market'));
    expect(meaning('houses for rent')).toEqual(meaning('house for rent'));
    expect(meaning('movies')).toEqual(meaning('movie'));
    expect(meaning('dog cookies')).toEqual(meaning('dog cookie'));
  });

  it.each(KINDS)('name the kind %p by its label and its synonyms', (kind) => {
    for (const words of [kindLabel(kind), ...KIND[kind].synonyms]) expect(term(words).kinds).toContain(kind);
  });

  it.each(SUGGESTED_PERKS)('name the perk %p by its name', (perk) => {
    expect(term(perk)).toMatchObject({ perk });
  });

  it('with quotes, "or", or no letters are searched as typed', () => {
    for (const text of ['"gentle hands"', 'vet or groomer', '!&|', '']) expect(read(text).isAsTyped).toBe(true);
  });

  it('after a minus are excluded, and end a phrase', () => {
    expect(read('pizza -bella')).toMatchObject({ excluded: ['bella'], terms: [{ text: 'pizza' }] });
    expect(textsIn('coffee -shop')).toEqual(['coffee']);
  });

  it('of stop words only are one term, for names such as "The Who"', () => {
    expect(textsIn('The Who')).toEqual(['The Who']);
  });

  it('are all in the reading, whatever they are', () => {
    const word = fc.constantFrom(
      'vet',
      'dog',
      'friendly',
      'Austin',
      'in',
      'TX',
      'cat',
      'large',
      'off',
      'leash',
      'zyx',
      '-bar',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), (words) => {
        const { terms, excluded, dropped, pet, location } = read(words.join(' '));
        const texts = [...terms.map(({ text }) => text), ...dropped, pet?.text ?? '', location?.text ?? ''];
        const kept = [...texts.flatMap((text) => text.split(' ')), ...excluded.map((each) => `-${each}`)];
        const missing = words.filter((each) => !kept.includes(each) && !['in', 'off'].includes(each));
        expect(missing).toEqual([]);
      }),
    );
  });
});

describe('the pet of a search text', () => {
  it.each([
    ['cat friendly hotel', { text: 'cat', type: 'cat', size: null }],
    ['hotels for large dogs', { text: 'large dogs', type: 'dog', size: 'large' }],
    ['parrot vet', { text: 'parrot', type: 'bird', size: null }],
    ['guinea pigs welcome', { text: 'guinea pigs', type: 'other', size: null }],
    ['trails for horses', { text: 'horses', type: 'other', size: null }],
    ['vet for budgies', { text: 'budgies', type: 'bird', size: null }],
  ])('in %p is %p', (text, pet) => {
    expect(read(text).pet).toEqual(pet);
  });

  it('is none in phrases about all pets, and in names of kinds and perks', () => {
    for (const text of ['dog friendly patio', 'dog park', 'fish and chips', 'pet store'])
      expect(read(text).pet).toBeNull();
  });
});

describe('the location of a search text', () => {
  it.each([
    ['coffee in Austin, TX', 'Austin, TX'],
    ['coffee Austin', 'Austin'],
    ['Austin dog parks', 'Austin'],
    ['vet in st. paul', 'St Paul'],
    ['hotels texas', 'Texas'],
    ['hotels in TX', 'Texas'],
    ['bars in OR', 'Oregon'],
    ['kansas city mo things to do', 'Kansas City, MO'],
    ['HOTELS AUSTIN', 'Austin'],
    ['HOTELS TX', 'Texas'],
    ['motel in Marfa', 'Marfa'],
    ['off-leash Long Beach', 'Long Beach'],
    ['vet 78701', '78701'],
    ['patio in the Portland area', 'Portland'],
    ['motel in the Marfa area', 'Marfa'],
    ['dog park in the woodlands', 'The Woodlands'],
    ['brunch in Spring, TX', 'Spring, TX'],
    ['nyc dog park', 'NYC'],
  ])('in %p is %p', (text, name) => {
    expect(read(text).location?.name).toBe(name);
  });

  it.each([
    ...['Boston Terrier Rescue', 'Texas Roadhouse', 'mobile groomer', 'Marfa motel', 'hiking trail', 'dog beach'],
    ...['coffee in the park', 'hi there', 'coffee in nowhereville', 'patio -Austin', 'DOG PARK NEAR ME', 'COFFEE IN'],
    ...['walk in the forest', 'hike in spring', 'brunch at sunset', 'sandy beach'],
  ])('is none in %p', (text) => {
    expect(read(text).location).toBeNull();
  });

  it('is no word to match', () => {
    expect(textsIn('coffee in Austin, TX')).toEqual(['coffee']);
  });
});

describe('VOCABULARY_WORDS', () => {
  it('are the words of labels, synonyms, and perks, each once, in lower case', () => {
    expect(VOCABULARY_WORDS).toEqual(expect.arrayContaining(['vet', 'kennel', 'brewery', 'patio', 'seating']));
    expect(new Set(VOCABULARY_WORDS).size).toBe(VOCABULARY_WORDS.length);
    expect(VOCABULARY_WORDS.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
  });
});

describe('readTerms', () => {
  it('requires all words but stop words, also those about pets and places', () => {
    const texts = readTerms('dog friendly patio in Austin').terms.map(({ text }) => text);
    expect(texts).toEqual(['dog', 'friendly', 'patio', 'Austin']);
  });

  it('reads the text of terms as these terms', () => {
    const { terms, excluded } = readTerms('sunny coffee shop -bar');
    expect(textOf(terms, excluded)).toBe('sunny coffee shop -bar');
    expect(textOf([], [])).toBeNull();
  });
});
