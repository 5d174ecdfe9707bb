import { describe, expect, it } from '@jest/globals';
import {
  RecommendBusinesses,
  type RecommendationInput,
} from '../../../application/recommendation/recommend-businesses.js';
import type { Actor } from '../../../application/shared/actor.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { RECOMMENDATION_MODES } from '../../../domain/recommendation/modes.js';
import type { Candidate } from '../../../domain/recommendation/score.js';
import { FakeGazetteer } from '../../support/fakes/business/gazetteer.js';
import { FakeBusinessReads, FakeRecommendationCandidates } from '../../support/fakes/business/business.js';

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };

/** Four businesses per category, each better than the one before. Those of the last category have no coordinates. */
const ALL: readonly Candidate[] = CATEGORIES.flatMap((category, place) =>
  [1, 2, 3, 4].map((n) => ({
    id: place * 10 + n,
    name: `${category} ${String(n)}`,
    category,
    ratingHundredths: 300 + n * 40,
    reviewCount: 10,
    tier: 'free' as const,
    isFavorite: false,
    point: place === CATEGORIES.length - 1 ? null : AUSTIN,
  })),
);

const OWNED = [4, 14, 24];
const OWNER = { userId: '0198a0b0-0000-7000-8000-000000000001' };

type Recommended = { id: number; score: number; reasons: unknown[]; distance?: number };

async function recommended(
  input: Partial<RecommendationInput>,
  known: readonly Candidate[] = ALL,
  isPersonal = true,
  viewer: Actor | null = null,
) {
  const candidates = new FakeRecommendationCandidates(ALL, { [OWNER.userId]: OWNED });
  candidates.reviews[CATEGORIES[1]] = 7;
  const recommend = new RecommendBusinesses(candidates, new FakeBusinessReads(known), new FakeGazetteer());
  const json = await recommend.run(viewer, { mode: 'personalized', views: [], limit: 8, ...input }, isPersonal);
  return { cards: JSON.parse(json) as Recommended[], candidates };
}

describe('recommending businesses', () => {
  it("returns the visitors' recommendations to a member without personalization, whatever the browser sends", async () => {
    const sent = { views: [{ id: 4, category: CATEGORIES[0] }], latitude: 30, longitude: -97 };
    for (const mode of RECOMMENDATION_MODES) {
      const stranger = await recommended({ mode });
      expect((await recommended({ mode, ...sent })).cards).not.toEqual(stranger.cards);
      expect((await recommended({ mode, ...sent }, ALL, false)).cards).toEqual(stranger.cards);
    }
    await expect(recommended({ latitude: 30 }, ALL, false)).rejects.toMatchObject({ code: 'ORIGIN_INCOMPLETE' });
  });

  it('measures distances from a town or ZIP code, and none from an unknown location', async () => {
    const distances = async (input: Partial<RecommendationInput>) =>
      (await recommended(input)).cards.map(({ id, distance }) => [id, distance]);
    const around = await distances({ latitude: 30.27, longitude: -97.74 });
    expect(around.some(([, distance]) => distance !== undefined)).toBe(true);
    for (const location of ['78701', ' Austin ']) expect(await distances({ location })).toEqual(around);
    const nowhere = await distances({});
    for (const location of ['TX', 'Qzzzzz', ' ']) expect(await distances({ location })).toEqual(nowhere);
    await expect(recommended({ location: '78701', ...AUSTIN })).rejects.toMatchObject({
      code: 'LOCATION_CONFLICT',
      errors: [{ path: 'location', message: 'Provide a location or coordinates, not both.' }],
    });
  });

  it('gives viewed categories a bonus and leaves out viewed businesses', async () => {
    const views = [
      { id: 4, category: CATEGORIES[0] },
      { id: 4, category: CATEGORIES[0] },
    ];
    const { cards } = await recommended({ views });
    expect(cards[0]).toMatchObject({ id: 3, reasons: expect.arrayContaining([{ name: 'category', points: 6 }]) });
    expect(cards.map(({ id }) => id)).not.toContain(4);
  });

  it.each(RECOMMENDATION_MODES)(
    "leaves the viewer's own businesses out in %s mode, also without personalization",
    async (mode) => {
      const views = [{ id: 1, category: CATEGORIES[0] }];
      const idsFor = async (viewer: Actor | null, isPersonal: boolean) =>
        (await recommended({ mode, views, limit: ALL.length }, ALL, isPersonal, viewer)).cards.map(({ id }) => id);
      for (const isPersonal of [true, false]) {
        expect((await idsFor(null, isPersonal)).some((id) => OWNED.includes(id))).toBe(true);
        const own = await idsFor(OWNER, isPersonal);
        expect(own.length).toBeGreaterThan(0);
        for (const id of OWNED) expect(own).not.toContain(id);
      }
    },
  );

  it('starts with the best of each category without views', async () => {
    const { cards } = await recommended({});
    expect(new Set(cards.slice(0, CATEGORIES.length).map(({ id }) => id % 10))).toEqual(new Set([4]));
  });

  it('uses recent reviews in trending mode without views', async () => {
    const { cards } = await recommended({ mode: 'trending' });
    expect(cards.some(({ id }) => Math.floor(id / 10) === 1)).toBe(true);
  });

  it('returns distances from an origin for businesses with coordinates', async () => {
    const { cards, candidates } = await recommended({ ...AUSTIN, limit: ALL.length });
    expect(candidates.origin).toEqual(AUSTIN);
    const last = CATEGORIES.length - 1;
    for (const { id, distance } of cards) {
      expect([id, distance]).toEqual([id, Math.floor(id / 10) === last ? undefined : 0]);
    }
    expect((await recommended({})).cards[0]).not.toHaveProperty('distance');
  });

  it('leaves out businesses that are no longer public, and rejects half an origin', async () => {
    const { cards } = await recommended({}, ALL.slice(1, 2));
    expect(cards.map(({ id }) => id)).toEqual([]);
    expect((await recommended({ limit: ALL.length }, ALL.slice(1, 2))).cards).toMatchObject([{ id: 2 }]);
    await expect(recommended({ latitude: 1 })).rejects.toMatchObject({
      code: 'ORIGIN_INCOMPLETE',
      errors: [{ path: 'longitude', message: 'latitude and longitude must be given together.' }],
    });
    await expect(recommended({ longitude: 1 })).rejects.toMatchObject({ errors: [{ path: 'latitude' }] });
    await expect(recommended({ ...AUSTIN, longitude: 0 })).resolves.toBeDefined();
  });

  it('returns distances in tenths of a mile', async () => {
    const { cards } = await recommended({ latitude: AUSTIN.latitude + 0.02, longitude: AUSTIN.longitude });
    expect(cards[0]?.distance).toBe(1.4);
  });

  it("chooses categories by mode: personal views, everyone's views, or all of them", async () => {
    const views = [{ id: 1, category: CATEGORIES[2] }];
    const categoriesOf = async (mode: RecommendationInput['mode'], of: typeof views) =>
      new Set((await recommended({ mode, views: of, limit: 3 })).cards.map(({ id }) => Math.floor(id / 10)));
    expect(await categoriesOf('personalized', views)).toEqual(new Set([2]));
    expect(await categoriesOf('trending', views)).toEqual(new Set([2]));
    expect((await categoriesOf('diverse', views)).size).toBe(3);
    expect((await categoriesOf('personalized', [])).size).toBe(3);
    expect(await categoriesOf('trending', [])).toContain(1);
  });
});
