import { beforeEach, describe, expect, it } from '@jest/globals';
import { Gazetteer, type Located } from '../../../application/gazetteer/ports.js';
import { ChangeLists } from '../../../application/saved-place/change-lists.js';
import { KeepPlaces } from '../../../application/saved-place/keep-places.js';
import { ListPlaces } from '../../../application/saved-place/list-places.js';
import { SavedListReads, type PlaceOrder } from '../../../application/saved-place/ports.js';
import { SAVED_LIMITS } from '../../../domain/saved-place/saved-list.js';
import type { ListPage } from '../../../application/shared/page.js';
import { aBusiness, FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeSavedLists } from '../../support/fakes/saved-place.js';
import { FakeSecrets } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const ada = { userId: ADA };

/** Knows Austin as a town and Texas as a state. */
class Towns extends Gazetteer {
  override async locate(location: string): Promise<Located | null> {
    if (location === 'Texas') return { kind: 'state', state: 'TX' };
    return location === 'Austin' ? { kind: 'town', town: 'austin tx', origin: AUSTIN } : null;
  }

  override suggest = async () => [];
  override within = async () => [];
  override towns = async () => ({ population: () => null });
}

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const PAGE: ListPage = { json: '[]', total: 0, capped: false, next: null };

/** Remembers the order in which places were read. */
class Reads extends SavedListReads {
  order: PlaceOrder | null = null;

  override ofMember = async () => '[]';
  override one = async () => null;
  override containing = async () => '[]';

  override async places(_memberId: string, id: number, order: PlaceOrder): Promise<ListPage | null> {
    this.order = order;
    return id === 1 ? PAGE : null;
  }
}

let memory: Memory;
let changes: ChangeLists;
let places: KeepPlaces;

beforeEach(() => {
  memory = new Memory({ businesses: [4, 5].map((id) => aBusiness({ id })) });
  const [transaction, lists] = [new FakeTransaction(memory), new FakeSavedLists(memory)];
  changes = new ChangeLists(transaction, lists, new FakeSecrets());
  places = new KeepPlaces(transaction, lists);
});

const refusalOf = (code: string) => ({ code });

describe('lists of a member', () => {
  it('begin with the default one, which is added before the first list', async () => {
    expect(await changes.create(ada, 'Trip')).toBe(2);
    expect(memory.state.savedLists.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Saved', true],
      ['Trip', false],
    ]);
    await expect(changes.create(ada, 'saved')).rejects.toMatchObject(refusalOf('SAVED_LIST_EXISTS'));
  });

  it('are at most 30, the default one included', async () => {
    for (let n = 2; n <= SAVED_LIMITS.lists; n += 1) await changes.create(ada, `List ${n}`);
    await expect(changes.create(ada, 'One more')).rejects.toMatchObject(refusalOf('TOO_MANY_SAVED_LISTS'));
  });

  it('are renamed and deleted by their member only, and the default one stays', async () => {
    const id = await changes.create(ada, 'Trip');
    const olive = { userId: OLIVE };
    await expect(changes.rename(olive, id, 'Mine')).rejects.toMatchObject(refusalOf('SAVED_LIST_NOT_FOUND'));
    await expect(changes.remove(olive, id)).rejects.toMatchObject(refusalOf('SAVED_LIST_NOT_FOUND'));
    await expect(changes.remove(ada, 1)).rejects.toMatchObject(refusalOf('SAVED_LIST_STAYS'));
    await expect(changes.rename(ada, id, 'SAVED')).rejects.toMatchObject(refusalOf('SAVED_LIST_EXISTS'));
    await changes.rename(ada, id, 'TRIP');
    expect(memory.state.savedLists[1]).toMatchObject({ name: 'TRIP' });
    await changes.remove(ada, id);
    expect(memory.state.savedLists).toHaveLength(1);
  });

  it('keep their link while its settings change, and get another one after sharing ended', async () => {
    const id = await changes.create(ada, 'Trip');
    await changes.share(ada, id, { sharesNotes: false, sharesName: true });
    await changes.share(ada, id, { sharesNotes: true, sharesName: false });
    expect(memory.state.savedLists[1]).toMatchObject({ shareToken: 'secret-1', sharesNotes: true, sharesName: false });
    await changes.stopSharing(ada, id);
    expect(memory.state.savedLists[1]).toMatchObject({ shareToken: null, sharesNotes: false, sharesName: false });
    await changes.share(ada, id, { sharesNotes: false, sharesName: false });
    expect(memory.state.savedLists[1]).toMatchObject({ shareToken: 'secret-2' });
  });

  it('are shared by their member only', async () => {
    const id = await changes.create(ada, 'Trip');
    const olive = { userId: OLIVE };
    const share = changes.share(olive, id, { sharesNotes: true, sharesName: true });
    await expect(share).rejects.toMatchObject(refusalOf('SAVED_LIST_NOT_FOUND'));
    await expect(changes.stopSharing(olive, id)).rejects.toMatchObject(refusalOf('SAVED_LIST_NOT_FOUND'));
  });
});

describe('places of a list', () => {
  it('are added until the list is full, and those in it can still be changed', async () => {
    const id = await changes.create(ada, 'Trip');
    await places.put(ada, id, 4, { note: 'First' });
    for (let n = 1; n < SAVED_LIMITS.places; n += 1) {
      memory.state.savedPlaces.push({ listId: id, businessId: 100 + n, note: null, position: n });
    }
    await expect(places.put(ada, id, 5, {})).rejects.toMatchObject(refusalOf('TOO_MANY_SAVED_PLACES'));
    await places.put(ada, id, 4, { note: 'Second' });
    expect(memory.state.savedPlaces).toHaveLength(SAVED_LIMITS.places);
    expect(memory.state.savedPlaces[0]).toMatchObject({ businessId: 4, note: 'Second' });
    await places.take(ada, id, 4);
    expect(memory.state.savedPlaces.map(({ businessId }) => businessId)).not.toContain(4);
    await places.put(ada, id, 5, {});
  });

  it('are changed by their member only', async () => {
    const id = await changes.create(ada, 'Trip');
    const olive = { userId: OLIVE };
    await expect(places.put(olive, id, 4, {})).rejects.toMatchObject(refusalOf('SAVED_LIST_NOT_FOUND'));
    await expect(places.take(olive, id, 4)).rejects.toMatchObject(refusalOf('SAVED_LIST_NOT_FOUND'));
    await expect(places.arrange(olive, id, [4])).rejects.toMatchObject(refusalOf('SAVED_LIST_NOT_FOUND'));
    for (const each of [4, 5]) await places.put(ada, id, each, {});
    await places.arrange(ada, id, [5, 4]);
    expect(memory.state.savedPlaces.map(({ businessId, position }) => [businessId, position])).toEqual([
      [4, 2],
      [5, 1],
    ]);
  });
});

describe('the order of a list', () => {
  const reads = new Reads();
  const list = new ListPlaces(reads, new Towns());
  const page = { limit: 24, cursor: null };

  it('is by the time of saving, and needs no location unless it is by distance', async () => {
    expect(await list.run(ada, 1, {}, page)).toBe(PAGE);
    expect(reads.order).toEqual({ sort: 'recent', origin: null });
    await list.run(ada, 1, { sort: 'name', latitude: 1, longitude: 2 }, page);
    expect(reads.order).toEqual({ sort: 'name', origin: null });
    expect(await list.run(ada, 2, {}, page)).toBeNull();
  });

  it('by distance starts at coordinates or a town', async () => {
    await list.run(ada, 1, { sort: 'distance', latitude: 1, longitude: 2 }, page);
    expect(reads.order).toEqual({ sort: 'distance', origin: { latitude: 1, longitude: 2 } });
    await list.run(ada, 1, { sort: 'distance', location: ' Austin\0' }, page);
    expect(reads.order).toEqual({ sort: 'distance', origin: AUSTIN });
  });

  it.each([
    [{}, 'ORIGIN_REQUIRED'],
    [{ location: 'Texas' }, 'ORIGIN_REQUIRED'],
    [{ location: 'Nowhere' }, 'ORIGIN_REQUIRED'],
    [{ latitude: 1 }, 'ORIGIN_INCOMPLETE'],
    [{ latitude: 1, longitude: 2, location: 'Austin' }, 'LOCATION_CONFLICT'],
  ])('by distance from %j is refused', async (from, code) => {
    await expect(list.run(ada, 1, { sort: 'distance', ...from }, page)).rejects.toMatchObject(refusalOf(code));
  });
});
