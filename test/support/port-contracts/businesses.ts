import { describe, expect, it } from '@jest/globals';
import { EMPTY_CONTENT, type BusinessContent } from '../../../domain/business/content.js';
import { ADA, HIDDEN, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const CONTENT: BusinessContent = {
  ...EMPTY_CONTENT,
  name: 'The Quiet Paw',
  category: 'hotels',
  petPerks: ['Water bowls', 'Shade'],
  images: ['/uploads/demo/a.webp'],
  imageAlts: ['The yard'],
  latitude: 30.25,
  longitude: -97.75,
};

const NOW = new Date('2026-05-01T09:30:00.000Z');
const LISTING = { ...CONTENT, ownerId: ADA, tier: 'premium' } as const;

/** Contract of the port for changing businesses. */
export function businessesContract(world: OpenWorld): void {
  const add = () => world().transaction.run(() => world().businesses.add(LISTING, NOW));
  const find = (id: number) => world().transaction.run(() => world().businesses.find(id));

  describe('Businesses', () => {
    it('adds a pending business with all its fields', async () => {
      const id = await add();
      expect(await find(id)).toMatchObject({
        ...LISTING,
        ...{ id, isActive: true, approvalStatus: 'pending', version: 1 },
        ...{ reviewedBy: null, reviewedAt: null, rejectionReason: null, adminNotes: null, pendingChanges: null },
      });
      expect(await add()).not.toBe(id);
    });

    it("adds an administrator's business as approved and without an owner", async () => {
      const { transaction, businesses } = world();
      const id = await transaction.run(() => businesses.addApproved(CONTENT, 'Grace', NOW));
      expect(await find(id)).toMatchObject({
        ...{ ...CONTENT, id, ownerId: null, tier: 'free', isActive: true, approvalStatus: 'approved', version: 1 },
        ...{ reviewedBy: 'Grace', reviewedAt: NOW },
      });
    });

    it('finds a business in any status', async () => {
      expect(await find(HIDDEN.rejected)).toMatchObject({ ownerId: OLIVE, approvalStatus: 'rejected', isActive: true });
      expect(await find(HIDDEN.inactive)).toMatchObject({ approvalStatus: 'approved', isActive: false });
      expect(await find(999_999)).toBeNull();
    });

    it('saves all fields and increases the version with each change', async () => {
      const id = await add();
      const { transaction, businesses } = world();
      const decided = {
        approvalStatus: 'approved',
        reviewedBy: 'Grace',
        reviewedAt: NOW,
        adminNotes: 'Fine.',
      } as const;
      const change = { phone: '512 555 0142', petPerks: [], latitude: null, longitude: null, isActive: false };
      const waiting = { pendingChanges: { name: 'The Loud Paw', address: null } };
      const all = { ...decided, ...change, ...waiting, rejectionReason: 'Which street?' };
      await transaction.run(async () => businesses.save({ ...(await businesses.find(id))!, ...all }));
      expect(await find(id)).toMatchObject({ ...LISTING, ...all, version: 2 });
      await transaction.run(async () => businesses.save((await businesses.find(id))!));
      expect(await find(id)).toMatchObject({ ...LISTING, ...all, version: 2 });
    });

    it('keeps the previous state if the transaction is rolled back', async () => {
      const id = await add();
      const { transaction, businesses } = world();
      const undone = transaction.run(async () => {
        await businesses.save({ ...(await businesses.find(id))!, name: 'Undone' });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await find(id)).toMatchObject({ name: 'The Quiet Paw', version: 1 });
    });

    it('changes a business only within a transaction', async () => {
      const { businesses } = world();
      await expect(businesses.find(1)).rejects.toThrow('running transaction');
      await expect(businesses.add(LISTING, NOW)).rejects.toThrow('running transaction');
    });
  });
}
