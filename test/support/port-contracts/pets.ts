import { describe, expect, it } from '@jest/globals';
import { NEW_PET, type PetContent } from '../../../domain/pet/pet.js';
import { ADA, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const PIXEL: PetContent = { ...NEW_PET, petName: 'Pixel', petType: 'cat', favoriteToys: ['Yarn', 'A "box", any'] };

/** Contract of the port for changing pet profiles. */
export function petsContract(world: OpenWorld): void {
  describe('Pets', () => {
    it('adds, counts, changes, and removes pets with all their fields', async () => {
      const { transaction, pets } = world();
      const count = (userId: string) => transaction.run(() => pets.countOf(userId));
      const before = await count(ADA);
      const id = await transaction.run(() => pets.add(ADA, PIXEL));
      expect([await count(ADA), await count(NOBODY)]).toEqual([before + 1, 0]);
      expect(await transaction.run(() => pets.find(id))).toEqual({
        ...{ ...PIXEL, id, userId: ADA, state: 'shown', isVisible: true },
        version: expect.any(Number),
      });

      await transaction.run(async () => {
        const pet = await pets.find(id);
        if (pet === null) throw new Error('There is no pet.');
        await pets.save({ ...pet, favoriteToys: [], isPublic: false, weight: 9.5 });
      });
      expect(await transaction.run(() => pets.find(id))).toMatchObject({
        ...{ favoriteToys: [], isPublic: false, isVisible: false, weight: 9.5, petName: 'Pixel' },
      });

      await transaction.run(() => pets.remove(id));
      expect(await transaction.run(() => pets.find(id))).toBeNull();
      expect(await count(ADA)).toBe(before);
    });

    it('hides the pets of a closed account', async () => {
      const { transaction, pets, accountClosing, calling } = world();
      const id = await transaction.run(() => pets.add(OLIVE, PIXEL));
      const caller = await calling(OLIVE);
      await transaction.run(() => accountClosing.close(caller, 'remove', new Date('2100-01-01')));
      expect(await transaction.run(() => pets.find(id))).toMatchObject({ isPublic: true, isVisible: false });
      await transaction.run(() => accountClosing.restore(OLIVE));
      expect(await transaction.run(() => pets.find(id))).toMatchObject({ isVisible: true });
      await transaction.run(() => pets.remove(id));
    });
  });
}
