import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../../../../domain/business/category.js';
import { requireFittingKind, withChange, WRONG_KIND } from '../../../../domain/business/content.js';
import { KIND, isKindOf, kindsOf } from '../../../../domain/business/kind/kind.js';
import { KINDS, isKind, kindLabel } from '../../../../domain/business/kind/kind-label.js';

describe('the kinds of business', () => {
  it('has facts for each kind, and each kind in exactly one category', () => {
    expect(Object.keys(KIND).toSorted()).toEqual([...KINDS].toSorted());
    expect(CATEGORIES.flatMap(kindsOf).toSorted()).toEqual([...KINDS].toSorted());
    for (const category of CATEGORIES) expect(kindsOf(category).length).toBeGreaterThan(1);
  });

  it('writes synonyms in lower case, and none twice or equal to the label of another kind', () => {
    const words = KINDS.flatMap((kind) => [kindLabel(kind).toLowerCase(), ...KIND[kind].synonyms]);
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each([
    ['veterinarian', 'Veterinarian'],
    ['pet-store', 'Pet Store'],
    ['bed-and-breakfast', 'Bed and Breakfast'],
    ['off-leash-area', 'Off-Leash Area'],
  ] as const)('labels %s as %s', (kind, label) => {
    expect(kindLabel(kind)).toBe(label);
  });

  it('recognizes only its own slugs', () => {
    expect([isKind('cafe'), isKind('Cafe'), isKind('toString')]).toEqual([true, false, false]);
  });
});

describe('the kind and category of a business', () => {
  it('fit if the kind is unknown or one of the category', () => {
    expect([isKindOf(null, 'homes'), isKindOf('bar', 'restaurants'), isKindOf('bar', 'homes')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are refused at the kind if they do not fit', () => {
    const refused = () => requireFittingKind({ kind: 'bar', category: 'homes' });
    expect(refused).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', errors: [{ path: 'kind', message: WRONG_KIND }] }),
    );
    expect(() => requireFittingKind({ kind: 'bar', category: 'restaurants' })).not.toThrow();
  });

  it('loses a kind that no longer fits when only the category changes', () => {
    const bar = { category: 'restaurants', kind: 'bar' } as const;
    expect(withChange(bar, { category: 'hotels' })).toEqual({ category: 'hotels', kind: null });
    expect(withChange(bar, { category: 'hotels', kind: 'hotel' })).toEqual({ category: 'hotels', kind: 'hotel' });
    expect(withChange(bar, { name: 'Paws' })).toEqual({ ...bar, name: 'Paws' });
  });
});
