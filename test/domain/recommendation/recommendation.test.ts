import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CATEGORIES, type Category } from '../../../domain/business/category.js';
import { milesBetween, type Point } from '../../../domain/gazetteer/distance.js';
import { diverse, personalized, topCategories, trending } from '../../../domain/recommendation/modes.js';
import {
  byScore,
  REASON_NAMES,
  scored,
  tasteOf,
  type Candidate,
  type View,
} from '../../../domain/recommendation/score.js';

const AUSTIN: Point = { latitude: 30.2672, longitude: -97.7431 };

const place = (of: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  name: 'The Muddy Paw',
  category: 'restaurants',
  ratingHundredths: 450,
  reviewCount: 18,
  tier: 'free',
  isFavorite: false,
  point: null,
  ...of,
});

const noTaste = tasteOf([], null);

const points = (of: Partial<Candidate>, views: readonly View[] = [], origin: Point | null = null) =>
  scored(place({ ratingHundredths: 0, reviewCount: 0, ...of }), tasteOf(views, origin));

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    name: fc.oneof(fc.constantFrom('Paw', 'paw', 'Pâw', 'Tail'), fc.string()),
    category: fc.constantFrom(...CATEGORIES),
    ratingHundredths: fc.integer({ min: 0, max: 500 }),
    reviewCount: fc.integer({ min: 0, max: 10_000 }),
    tier: fc.constantFrom('free' as const, 'premium' as const),
    isFavorite: fc.boolean(),
    point: fc.option(
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    ),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const views = fc.array(fc.record({ id: fc.nat(), category: fc.constantFrom(...CATEGORIES) }), { maxLength: 20 });
const origins = fc.option(fc.constant(AUSTIN));
const limits = fc.integer({ min: 1, max: 50 });

const allScored = (list: readonly Candidate[], viewed: readonly View[], origin: Point | null) =>
  list.map((each) => scored(each, tasteOf(viewed, origin)));

describe('the recommendation score', () => {
  it('is rating × 2, reviews × 0.1 up to 5, 3 per view of the category, 1 for Premium, and 2 for a favorite', () => {
    expect(points({ ratingHundredths: 457 }).score).toBe(9.14);
    expect(points({ reviewCount: 3 }).score).toBe(0.3);
    expect([points({ reviewCount: 50 }).score, points({ reviewCount: 5000 }).score]).toEqual([5, 5]);
    const viewed: View[] = [
      { id: 7, category: 'restaurants' },
      { id: 7, category: 'restaurants' },
      { id: 8, category: 'hotels' },
    ];
    expect([points({}, viewed).score, points({ category: 'homes' }, viewed).score]).toEqual([6, 0]);
    expect([points({ tier: 'premium' }).score, points({ isFavorite: true }).score]).toEqual([1, 2]);
    expect(scored(place({ ratingHundredths: 457, reviewCount: 3 }), noTaste).score).toBe(9.44);
  });

  it('adds half a point for each mile under 20', () => {
    const near = { latitude: 30.3, longitude: -97.8 };
    const miles = milesBetween(AUSTIN, near);
    expect(points({ point: near }, [], AUSTIN).score).toBeCloseTo((20 - miles) * 0.5, 9);
    expect(points({ point: AUSTIN }, [], AUSTIN).score).toBe(10);
    // 20.1 miles north.
    expect(
      points({ point: { latitude: AUSTIN.latitude + 20.1 / 69.0976, longitude: AUSTIN.longitude } }, [], AUSTIN).score,
    ).toBe(0);
    expect([points({ point: AUSTIN }).score, points({ point: null }, [], AUSTIN).score]).toEqual([0, 0]);
  });

  it('is the sum of its parts, each of which is positive and named once', () => {
    fc.assert(
      fc.property(candidates, views, origins, (list, viewed, origin) => {
        for (const { score, reasons } of allScored(list, viewed, origin)) {
          expect(reasons.reduce((sum, each) => sum + each.points, 0)).toBeCloseTo(score, 8);
          expect(reasons.every((each) => each.points > 0)).toBe(true);
          const names = reasons.map(({ name }) => name);
          expect(names).toEqual(REASON_NAMES.filter((name) => names.includes(name)));
        }
      }),
    );
  });

  it('never falls with another view, a better rating, or another review', () => {
    fc.assert(
      fc.property(candidates, views, origins, (list, viewed, origin) => {
        for (const each of list) {
          const { score } = scored(each, tasteOf(viewed, origin));
          expect(scored(each, tasteOf([...viewed, { id: 1, category: each.category }], origin)).score).toBeCloseTo(
            score + 3,
            8,
          );
          const better = { ...each, ratingHundredths: each.ratingHundredths + 1, reviewCount: each.reviewCount + 1 };
          expect(scored(better, tasteOf(viewed, origin)).score).toBeGreaterThan(score);
        }
      }),
    );
  });
});

describe('the order of recommendations', () => {
  it('is total: best first, then by name without case and accents, then by ID', () => {
    const tied = [place({ id: 3, name: 'paw' }), place({ id: 2, name: 'Tail' }), place({ id: 1, name: 'Pâw' })];
    expect(
      allScored(tied, [], null)
        .toSorted(byScore)
        .map(({ id }) => id),
    ).toEqual([1, 3, 2]);
    fc.assert(
      fc.property(candidates, views, origins, (list, viewed, origin) => {
        const one = allScored(list, viewed, origin).toSorted(byScore);
        const other = allScored(list.toReversed(), viewed, origin).toSorted(byScore);
        expect(other).toEqual(one);
        for (const [i, each] of one.entries()) expect(byScore(one[i - 1] ?? each, each)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the recommendation modes', () => {
  it('return each business once, up to the limit, independent of the input order', () => {
    fc.assert(
      fc.property(candidates, views, origins, limits, (list, viewed, origin, limit) => {
        const all = allScored(list, viewed, origin);
        for (const mode of [personalized, diverse]) {
          const chosen = mode(all, limit);
          expect(chosen).toHaveLength(Math.min(limit, all.length));
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(mode(all.toReversed(), limit)).toEqual(chosen);
        }
      }),
    );
  });

  it('personalized returns the best businesses', () => {
    fc.assert(
      fc.property(candidates, views, limits, (list, viewed, limit) => {
        const all = allScored(list, viewed, null);
        const chosen = personalized(all, limit);
        const worst = chosen.at(-1);
        for (const each of all) if (!chosen.includes(each) && worst) expect(byScore(worst, each)).toBeLessThan(0);
      }),
    );
  });

  it('diverse starts with the best of each category, best first, then the best of the rest', () => {
    fc.assert(
      fc.property(candidates, views, (list, viewed) => {
        const all = allScored(list, viewed, null);
        const present = CATEGORIES.filter((category) => all.some((each) => each.category === category));
        const chosen = diverse(all, 50);
        const firsts = chosen.slice(0, present.length);
        expect(firsts.map(({ category }) => category).toSorted()).toEqual(present.toSorted());
        for (const first of firsts) {
          const rivals = all.filter(({ category }) => category === first.category);
          expect(rivals.every((rival) => byScore(first, rival) <= 0)).toBe(true);
        }
        for (const part of [firsts, chosen.slice(present.length)]) expect(part).toEqual(part.toSorted(byScore));
      }),
    );
  });

  it('trending returns 4 to 8 of the top categories, and fills up to 4 with others', () => {
    fc.assert(
      fc.property(candidates, views, limits, (list, viewed, limit) => {
        const all = allScored(list, viewed, null);
        const top = topCategories(tasteOf(viewed, null).views);
        const chosen = trending(all, limit, top);
        const hot = all.filter(({ category }) => top.includes(category)).length;
        const wanted = Math.min(8, Math.max(4, limit));
        expect(chosen).toHaveLength(Math.max(Math.min(hot, wanted), Math.min(all.length, 4)));
        expect(chosen.filter(({ category }) => top.includes(category))).toHaveLength(Math.min(hot, wanted));
      }),
    );
  });

  it('trending uses the three categories with the most views, and none without any', () => {
    const counts: Record<Category, number> = { restaurants: 1, hotels: 5, events: 0, services: 5, homes: 2 };
    expect(topCategories(counts)).toEqual(['hotels', 'services', 'homes']);
    expect(topCategories(tasteOf([], null).views)).toEqual([]);
  });
});
