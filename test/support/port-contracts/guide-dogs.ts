import { describe, expect, it } from '@jest/globals';
import type { GuideDogContent } from '../../../domain/guide-dog/guide-dog.js';
import { NEW_PET } from '../../../domain/pet/pet.js';
import { ADA, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const PIXEL: GuideDogContent = {
  ...{ petName: 'Pixel', petType: 'cat', location: 'Austin, TX', bio: null, petImageUrl: null, petProfileId: null },
};

/** Contract of the port for changing Guide Dogs. */
export function guideDogsContract(world: OpenWorld): void {
  describe('GuideDogs', () => {
    it('keeps one Guide Dog per member, finds it by member, and saves changes', async () => {
      const { transaction, guideDogs } = world();
      const add = () => transaction.run(() => guideDogs.add(OLIVE, PIXEL));
      const find = (userId: string) => transaction.run(() => guideDogs.find(userId));
      expect([await find(OLIVE), await add(), await add()]).toEqual([null, true, false]);
      const stored = await find(OLIVE);
      expect(stored).toEqual({
        ...PIXEL,
        ...{ id: expect.any(Number), userId: OLIVE, isVisible: true, version: 1, state: 'shown' },
      });
      await transaction.run(async () => {
        const guideDog = await guideDogs.find(OLIVE);
        if (guideDog !== null) await guideDogs.save({ ...guideDog, petName: 'Dot', bio: 'Naps.' });
      });
      expect(await find(OLIVE)).toEqual({ ...stored, petName: 'Dot', bio: 'Naps.', version: 2 });
      expect(await find(NOBODY)).toBeNull();
    });

    it('links only a pet of the same member', async () => {
      const { transaction, guideDogs, pets } = world();
      const owned = await transaction.run(async () => {
        const id = await pets.add(ADA, { ...NEW_PET, petName: 'Pixel', petType: 'cat' });
        const isAdas = await guideDogs.ownsPet(ADA, id);
        return [isAdas, await guideDogs.ownsPet(OLIVE, id), await guideDogs.ownsPet(ADA, id + 1000)];
      });
      expect(owned).toEqual([true, false, false]);
    });
  });
}
