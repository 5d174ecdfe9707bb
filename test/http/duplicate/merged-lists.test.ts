import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SavedList, SavedPlace } from '../../../interfaces/contract/saved-place/saved-place.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { KEPT, MERGED, PEOPLE, plantDuplicates } from '../../support/duplicate/two-places.js';
import { countDeadlocks, whileLocked } from '../../support/faults/while-locked.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';

/** Lists of the planted members: the first has both businesses, the others of one member only the merged one. */
const LIST = { both: 71, one: 72, trip: 73 } as const;

let app: TestApp;
let administrator: string;
let one: string;
let both: string;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_merged_lists'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await plantDuplicates(app);
  [one, both] = [await signedInAs(app, PEOPLE.one), await signedInAs(app, PEOPLE.kept)];
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, cookie: string, payload?: object) =>
  app.fastify.inject({ method, url: `/api${url}`, headers: { cookie }, ...(payload === undefined ? {} : { payload }) });

async function merge(): Promise<number> {
  const pair = { keepId: KEPT, mergedId: MERGED };
  return (await send('POST', '/admin/duplicates/merge', administrator, pair)).json<{ id: number }>().id;
}

async function undo(id: number): Promise<void> {
  expect((await send('POST', `/admin/merges/${id}/undo`, administrator, {})).statusCode).toBeLessThan(300);
}

async function placesIn(list: number, cookie: string) {
  const places = (await send('GET', `/user/lists/${list}/places?sort=trip`, cookie)).json<SavedPlace[]>();
  return places.map(({ id, note, position }) => [id, note, position]);
}

const countsOf = async (cookie: string) =>
  (await send('GET', '/user/lists', cookie)).json<SavedList[]>().map((list) => [list.placeCount, list.unlistedCount]);

describe('lists with a merged business', () => {
  it('have the kept one instead, at its place and with its note, and nothing counts as missing', async () => {
    await merge();
    expect(await placesIn(LIST.one, one)).toEqual([[KEPT, 'Ring twice.', 1]]);
    expect(await placesIn(LIST.trip, one)).toEqual([[KEPT, null, 4]]);
    expect(await placesIn(LIST.both, both)).toEqual([[KEPT, null, 1]]);
    expect([await countsOf(one), await countsOf(both)]).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      [[1, 0]],
    ]);
  });

  it('have the merged one again after the merge is undone, with what the member changed since', async () => {
    const id = await merge();
    await send('PUT', `/user/lists/${LIST.one}/places/${KEPT}`, one, { note: 'Ring once.', position: 9 });
    await undo(id);
    expect(await placesIn(LIST.one, one)).toEqual([[MERGED, 'Ring once.', 9]]);
    expect(await placesIn(LIST.trip, one)).toEqual([[MERGED, null, 4]]);
    expect(await placesIn(LIST.both, both)).toEqual([
      [KEPT, null, 1],
      [MERGED, null, 2],
    ]);
  });

  it('stay without a place that the member removed since the merge', async () => {
    const id = await merge();
    await send('DELETE', `/user/lists/${LIST.trip}/places/${KEPT}`, one);
    await send('DELETE', `/businesses/${KEPT}/favorite`, both);
    await undo(id);
    expect(await placesIn(LIST.trip, one)).toEqual([]);
    expect(await placesIn(LIST.one, one)).toEqual([[MERGED, 'Ring twice.', 1]]);
    expect(await placesIn(LIST.both, both)).toEqual([]);
  });

  it('lose a business that is erased', async () => {
    await app.database.pool.query('delete from businesses where id = $1', [MERGED]);
    expect(await countsOf(one)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await placesIn(LIST.both, both)).toEqual([[KEPT, null, 1]]);
  });
});

describe('a merge and a save at the same time', () => {
  it('both succeed, and the list never has the merged business alone', async () => {
    const owner = await signedInAs(app, PEOPLE.owner);
    const saves = [KEPT, MERGED].map((id) => send('PUT', `/businesses/${id}/favorite`, owner));
    const [, ...answers] = await Promise.all([merge(), ...saves]);
    // The merged business is refused if the merge came first.
    expect(answers.map(({ statusCode }) => [204, 404].includes(statusCode))).toEqual([true, true]);
    const cards = (await send('GET', '/user/favorites', owner)).json<{ id: number }[]>();
    expect(cards.map(({ id }) => id)).toEqual([KEPT]);
  });
});

describe('a merge, or its undo, and a change of a list at the same time', () => {
  const heldBusiness = { hold: 'select from businesses where id = $1 for update', values: [KEPT] };
  const merged = 'insert into saved_places (list_id, user_id, business_id) values ($1, $2, $3)';
  const heldPlace = { hold: 'select from saved_places where list_id = $1 and business_id = $2 for update' };

  it.each(['the merge first', 'the member first'])(
    'never deadlock while both businesses are locked: %s',
    async (first) => {
      const save = () => send('PUT', `/businesses/${KEPT}/favorite`, one);
      const both = [merge, save];
      expect(
        await countDeadlocks(app.database.pool, heldBusiness, first === 'the merge first' ? both : both.toReversed()),
      ).toBe(0);
      expect((await placesIn(LIST.one, one)).map(([id]) => id)).toEqual([KEPT]);
    },
  );

  it.each([
    ['the heart', '/businesses/1/favorite', undefined, null],
    ['a list', `/user/lists/${LIST.one}/places/${KEPT}`, { note: 'Ring once.' }, 'Ring once.'],
  ])('save the kept business once if the merge saves it while the member does, with %s', async (_, url, body, note) => {
    const begin = () => send('PUT', url, one, body);
    const answer = await whileLocked(app.database.pool, { ...heldBusiness, begin }, (client) =>
      client.query(merged, [LIST.one, PEOPLE.one, KEPT]),
    );
    expect(answer.statusCode).toBe(204);
    expect((await placesIn(LIST.one, one)).map(([id, text]) => [id, text])).toContainEqual([KEPT, note]);
  });

  it.each([
    ['the heart', () => send('DELETE', `/businesses/${KEPT}/favorite`, one)],
    ['a new order', () => send('PUT', `/user/lists/${LIST.one}/order`, one, { businessIds: [KEPT] })],
  ])('never deadlock while the undo changes places of the list: %s', async (_, change) => {
    const id = await merge();
    const held = { ...heldPlace, values: [LIST.trip, MERGED] };
    expect(await countDeadlocks(app.database.pool, held, [() => undo(id), change])).toBe(0);
    // The member's change came second, so it changed nothing about the merged business.
    expect(await placesIn(LIST.one, one)).toEqual([[MERGED, 'Ring twice.', 1]]);
  });
});
