import { describe, expect, it } from '@jest/globals';
import type { SavedListRecord } from '../../../application/saved-place/ports.js';
import { ADA, HIDDEN, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

/** Contract of the port for changing lists of saved places. */
export function savedListsContract(world: OpenWorld): void {
  describe('SavedLists', () => {
    const ofMember = (memberId: string) => world().transaction.run(() => world().savedLists.ofMember(memberId));
    const add = (name: string, isDefault = false) =>
      world().transaction.run(() => world().savedLists.add(ADA, name, isDefault));
    const put = (listId: number, businessId: number, kept = {}) =>
      world().transaction.run(() => world().savedLists.put(ADA, listId, businessId, kept));
    const remove = (...ids: readonly number[]) =>
      world().transaction.run(async () => {
        for (const id of ids) await world().savedLists.remove(id);
      });

    it('adds, changes, and removes the lists of a member, the default one first', async () => {
      const trip = await add('Trip');
      const saved = await add('Saved', true);
      const record = (id: number, name: string, isDefault: boolean): SavedListRecord => ({
        ...{ id, name, isDefault, places: 0, shareToken: null },
      });
      expect(await ofMember(ADA)).toEqual([record(saved, 'Saved', true), record(trip, 'Trip', false)]);
      expect([await ofMember(OLIVE), await ofMember(NOBODY)]).toEqual([[], []]);

      const { transaction, savedLists } = world();
      await transaction.run(() => savedLists.change(trip, { shareToken: 'a secret', sharesNotes: true }));
      await transaction.run(() => savedLists.change(trip, { name: 'Picnics' }));
      expect(await ofMember(ADA)).toEqual([
        record(saved, 'Saved', true),
        { ...record(trip, 'Picnics', false), shareToken: 'a secret' },
      ]);
      await transaction.run(() => savedLists.change(trip, { shareToken: null }));
      expect((await ofMember(ADA))[1]).toEqual(record(trip, 'Picnics', false));
      await remove(trip, saved);
      expect(await ofMember(ADA)).toEqual([]);
    });

    it('adds public places behind the others, and changes and removes them', async () => {
      const { transaction, savedLists, placesOf } = world();
      const [trip, other] = [await add('Trip'), await add('Other')];
      await put(trip, 26, { note: 'First.' });
      await put(trip, 27, { position: 7 });
      await put(trip, 5);
      await put(other, 26);
      expect(await placesOf(trip)).toEqual([
        [26, 'First.', 1],
        [27, null, 7],
        [5, null, 8],
      ]);
      expect((await ofMember(ADA)).map(({ places }) => places)).toEqual([3, 1]);
      for (const id of [HIDDEN.pending, 99_999]) {
        await expect(put(trip, id)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
      }
      const contains = (id: number) => transaction.run(() => savedLists.contains(trip, id));
      expect([await contains(26), await contains(HIDDEN.pending)]).toEqual([true, false]);

      await transaction.run(async () => {
        await savedLists.changePlace(trip, 26, {});
        await savedLists.changePlace(trip, 27, { note: 'Second.' });
        await savedLists.changePlace(trip, 5, { position: 0 });
      });
      expect(await placesOf(trip)).toEqual([
        [5, null, 0],
        [26, 'First.', 1],
        [27, 'Second.', 7],
      ]);
      await transaction.run(async () => {
        await savedLists.changePlace(trip, 26, { note: null });
        await savedLists.take(trip, 27);
        await savedLists.take(trip, 27);
      });
      expect(await placesOf(trip)).toEqual([
        [5, null, 0],
        [26, null, 1],
      ]);
      expect(await placesOf(other)).toEqual([[26, null, 1]]);
      await remove(trip);
      expect([await placesOf(trip), await placesOf(other)]).toEqual([[], [[26, null, 1]]]);
      await remove(other);
    });

    it('puts the named places first and leaves the others in their order, whatever other lists contain', async () => {
      const { transaction, savedLists, placesOf } = world();
      const [trip, other] = [await add('Trip'), await add('Other')];
      for (const id of [26, 27, 5]) await put(trip, id);
      await put(other, 5);
      await transaction.run(() => savedLists.arrange(trip, [5, HIDDEN.pending, 99_999]));
      expect((await placesOf(trip)).map(([id]) => id)).toEqual([5, 26, 27]);
      await transaction.run(() => savedLists.arrange(trip, [27, 26]));
      expect(await placesOf(trip)).toEqual([
        [27, null, 1],
        [26, null, 2],
        [5, null, 3],
      ]);
      expect(await placesOf(other)).toEqual([[5, null, 1]]);
      await remove(trip, other);
    });
  });
}
