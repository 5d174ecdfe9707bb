import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PETS_PATTERN } from '../../../interfaces/contract/policy/pets-pattern.js';
import { readPets, writePets } from '../../../interfaces/contract/policy/policy-words.js';
import { anyPets } from '../../support/policy/arbitraries.js';

describe('the pattern of pets in an address', () => {
  it('accepts all pets that can be asked about', () => {
    fc.assert(fc.property(anyPets, (pets) => PETS_PATTERN.test(writePets(pets))));
  });

  it('accepts nothing that the API refuses', () => {
    const part = fc.constantFrom(
      'dog',
      'cat',
      ':',
      ',',
      '70',
      '0',
      '.5',
      '300',
      '301',
      '.',
      'large',
      'extra_small',
      ' ',
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.double({ min: 0, max: 400, noNaN: true }).map((pounds) => `dog:${pounds.toFixed(2)}`),
      fc.integer({ min: 0, max: 999 }).map((pounds) => `cat:${pounds}`),
    );
    fc.assert(
      fc.property(text, (given) => !PETS_PATTERN.test(given) || readPets(given) !== null),
      { numRuns: 20_000 },
    );
  });

  it.each(['dog:0', 'dog:0.00', 'dog:301', 'dog:300.5', 'dragon', 'dog,', Array(11).fill('dog').join(',')])(
    'refuses %s',
    (text) => expect(PETS_PATTERN.test(text)).toBe(false),
  );

  it.each(['dog:0.5', 'dog:299.99', 'dog:300', 'cat:9:extra_large,other', 'fish:small'])('accepts %s', (text) =>
    expect(PETS_PATTERN.test(text)).toBe(true),
  );
});
