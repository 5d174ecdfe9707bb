import { describe, expect, it } from '@jest/globals';
import { HIDDEN } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

/** What visitors send to the people behind the directory. */
export function feedbacksContract(world: OpenWorld): void {
  describe('feedback', () => {
    it('means the public business of its id, else the only one of its name', async () => {
      const { transaction, feedbacks } = world();
      await transaction.run(async () => {
        expect(await feedbacks.businessMeant(26, 'Another Name')).toBe(26);
        expect(await feedbacks.businessMeant(null, 'Patio Place 05')).toBe(5);
        expect(await feedbacks.businessMeant(HIDDEN.pending, 'Patio Place 05')).toBe(5);
        expect(await feedbacks.businessMeant(HIDDEN.pending, 'hidden-word Patio')).toBeNull();
        expect(await feedbacks.businessMeant(null, 'Nowhere')).toBeNull();
      });
    });

    it('is answered without who sent it and how they are reached', async () => {
      const { transaction, feedbacks } = world();
      const issue = {
        ...{ userId: null, businessId: 26, title: 'Closed', description: 'It has closed for good.' },
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
  });
}
