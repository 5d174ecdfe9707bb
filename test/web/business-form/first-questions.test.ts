import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../../../domain/business/category.js';
import { KIND } from '../../../domain/business/kind/kind.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import {
  firstQuestions,
  QUESTIONS,
  type Question,
} from '../../../web/features/business-form/pets-and-hours/questions.js';

/** Inputs of a question that has several: a choice, a number, and the unit of a fee. */
const INPUTS: Partial<Readonly<Record<Question, number>>> = { maxPets: 2, maxWeightLb: 2, deposit: 2, fee: 3 };

/** Returns the most inputs that a form shows for questions. */
const fieldsOf = (questions: readonly Question[]): number =>
  questions.reduce((sum, question) => sum + (INPUTS[question] ?? 1), 0);

/** The most inputs that the form shows at first, with every limit and fee entered. */
const MOST_FIELDS = { restaurants: 8, hotels: 14, events: 8, services: 7, homes: 12 } as const;

describe('The first questions about pets', () => {
  it.each(CATEGORIES)('are as few as they can be for %s', (category) => {
    expect(fieldsOf(firstQuestions(category, ''))).toBe(MOST_FIELDS[category]);
  });

  it.each(KINDS)('have no more fields for the kind %s than for its category, or ten', (kind) => {
    const { category } = KIND[kind];
    const asked = firstQuestions(category, kind);
    expect(fieldsOf(asked)).toBeLessThanOrEqual(Math.max(10, MOST_FIELDS[category]));
    expect(asked.filter((question) => !QUESTIONS.includes(question))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain('pets.dog');
  });

  it.each(KINDS.filter((kind) => KIND[kind].category === 'restaurants'))(
    'have at most eight fields for a %s',
    (kind) => {
      expect(fieldsOf(firstQuestions('restaurants', kind))).toBeLessThanOrEqual(8);
    },
  );

  it.each([
    ['hotels', 'hotel', ['fee', 'maxWeightLb', 'leftAlone', 'areas.room']],
    ['events', 'park', ['leash', 'areas.off-leash-area']],
    ['events', 'dog-park', ['leash', 'areas.off-leash-area', 'vaccinationProof']],
    ['services', 'veterinarian', ['pets.cat', 'pets.bird', 'pets.reptile']],
    ['services', 'boarding', ['vaccinationProof', 'maxWeightLb', 'breedRestrictions']],
    ['hotels', 'campground', ['leash', 'leftAlone', 'fee']],
    ['homes', '', ['deposit', 'breedRestrictions']],
  ] as const)('for %s of the kind %s include what matters there', (category, kind, questions) => {
    expect(firstQuestions(category, kind)).toEqual(expect.arrayContaining([...questions]));
  });
});
