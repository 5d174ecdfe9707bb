import { describe, expect, it } from '@jest/globals';
import { termName, termsBeginning } from '../../../domain/business/suggested-terms.js';

const suggested = (text: string): readonly string[] => termsBeginning(text).map(termName);

describe('termsBeginning', () => {
  it.each([
    ['gro', 'Groomer'],
    ['GROOM', 'Groomer'],
    ['kenn', 'Boarding'],
    ['breweries', 'Brewery'],
    ['cafés', 'Cafe'],
    ['emergency v', 'Emergency Vet'],
    ['bed and br', 'Bed and Breakfast'],
    ['off-leash', 'Off-Leash Area'],
    ['patio', 'Outdoor seating'],
    ['water b', 'Water bowls'],
    ['dog friendly pat', 'Outdoor seating'],
    ['where can i take my dog for cof', 'Cafe'],
    ['pet st', 'Pet Store'],
    ['poop', 'Waste stations'],
  ])('suggests for %j first the kind or perk %s', (text, first) => {
    expect(suggested(text)[0]).toBe(first);
  });

  it('lists names that begin with the text before other words for a term, and those before words in the middle', () => {
    const dog = suggested('dog');
    expect(dog.slice(0, 3)).toEqual(['Dog Park', 'Dog Beach', 'Dog park nearby']);
    expect(dog.indexOf('Groomer')).toBeGreaterThan(2);
    const park = suggested('park');
    expect(park[0]).toBe('Park');
    expect(park.indexOf('Dog Park')).toBeGreaterThan(0);
  });

  it('names each term once, although several of its words match', () => {
    const vet = suggested('vet');
    expect(new Set(vet).size).toBe(vet.length);
    expect(vet).toContain('Veterinarian');
  });

  it('matches in the middle of a phrase from three letters on', () => {
    expect(suggested('par')).toContain('Dog Park');
    expect(suggested('pa')).not.toContain('Dog Park');
  });

  it('suggests nothing for text without letters and digits, or for words that begin nothing', () => {
    for (const text of ['', '  ', '-"!', 'zzyzx', 'water zzyzx']) expect([text, suggested(text)]).toEqual([text, []]);
  });
});
