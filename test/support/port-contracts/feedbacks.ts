import { describe, expect, it } from '@jest/globals';
import { ADA, HIDDEN } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

/** Contract of the port for feedback. */
export function feedbacksContract(world: OpenWorld): void {
  describe('Feedbacks', () => {
    it('links feedback to the public business with its ID, otherwise to the only one with its name', async () => {
      const { transaction, feedbacks } = world();
      await transaction.run(async () => {
        expect(await feedbacks.businessMeant(26, 'Another Name')).toBe(26);
        expect(await feedbacks.businessMeant(null, 'Patio Place 05')).toBe(5);
        expect(await feedbacks.businessMeant(HIDDEN.pending, 'Patio Place 05')).toBe(5);
        expect(await feedbacks.businessMeant(HIDDEN.pending, 'hidden-word Patio')).toBeNull();
        expect(await feedbacks.businessMeant(null, 'Nowhere')).toBeNull();
      });
    });

    it('returns feedback without the sender and their contact data', async () => {
      const { transaction, feedbacks } = world();
      const issue = {
        ...{ userId: null, businessId: 26, title: 'Closed', description: 'It has closed permanently.' },
        ...{ feedbackType: 'listing_issue' as const, recommended: { name: 'Patio Place 26' } },
        ...{ priority: 'high' as const, tags: ['closed_business'], contactPreference: 'email' as const },
        ...{ contactEmail: 'me@example.com', contactPhone: '512 555 0100', allowPublicDisplay: false },
      };
      const { id, record } = await transaction.run(() => feedbacks.add(issue));
      expect(JSON.parse(record)).toMatchObject({ id, title: 'Closed', businessId: 26, priority: 'high' });
      for (const secret of ['me@example.com', '512 555 0100']) expect(record).not.toContain(secret);
      expect(JSON.parse(record)).toMatchObject({
        recommendedBusinessName: 'Patio Place 26',
        recommendedBusinessAddress: null,
        recommendedPetPerks: [],
      });
    });

    it('finds feedback as it was sent and saves the decision', async () => {
      const { transaction, feedbacks } = world();
      const place = {
        ...{ userId: ADA, businessId: null, title: 'A find', description: 'Dogs lie under every table.' },
        ...{ feedbackType: 'business_recommendation' as const, priority: 'medium' as const, tags: [] },
        ...{ contactPreference: 'email' as const, contactEmail: 'me@example.com', contactPhone: null },
        ...{ recommended: { name: 'The Muddy Paw', city: 'Austin', petPerks: ['Treats'] }, allowPublicDisplay: false },
      };
      const { id } = await transaction.run(() => feedbacks.add(place));
      const find = () => transaction.run(() => feedbacks.find(id));
      const {
        title: _t,
        description: _d,
        priority: _p,
        tags: _g,
        contactPhone: _c,
        allowPublicDisplay: _a,
        ...asked
      } = place;
      const undecided = { status: 'pending', reviewedBy: null, reviewedAt: null, adminNotes: null, actionTaken: null };
      expect(await find()).toMatchObject({ ...asked, ...undecided, id });
      expect((await find())?.recommended).toEqual(place.recommended);
      const decided = {
        ...{ status: 'completed' as const, reviewedBy: 'Grace', reviewedAt: new Date('2026-05-01T09:30:00.000Z') },
        ...{ adminNotes: 'Called.', actionTaken: 'Listed.', businessId: 26 },
      } as const;
      await transaction.run(async () => feedbacks.decide({ ...(await feedbacks.find(id))!, ...decided }));
      expect(await find()).toMatchObject({ ...asked, ...decided, id });
      expect(await transaction.run(() => feedbacks.find(999_999))).toBeNull();
    });
  });
}
