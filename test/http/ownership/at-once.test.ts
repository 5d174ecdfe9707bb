import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { countDeadlocks } from '../../support/faults/while-locked.js';
import { ADDRESS, REQUEST_FORM, startOwning, type Owning } from '../../support/ownership/owning.js';
import { PeopleWorld, type Person } from '../../support/people.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let c: Owning;
let world: PeopleWorld;
let manager: Person;
let place: number;
let kept: number;
/** Secrets of the offer and the invitation to Ada, and the request of another member. */
let offer: string;
let invitation: string;
let request: number;
let count = 0;

beforeAll(async () => {
  c = await startOwning('http_ownership_at_once');
  world = new PeopleWorld(c.app);
});

afterAll(() => c?.app.close());

/** Olive owns two places. Of one, she has a manager, has invited Ada, has offered it to Ada, and was asked for it. */
beforeEach(async () => {
  for (const table of ['business_transfers', 'ownership_requests', 'business_invitations', 'limit_counts', 'outbox'])
    await c.sql(`delete from ${table}`);
  [place, kept] = [await c.owned(), await c.owned()];
  manager = await world.member(`Manager${String((count += 1))}`);
  await world.give(place, manager, 'manager');
  await world.invite(place, c.olive, ADDRESS.ada);
  invitation = await world.tokenFor(ADDRESS.ada);
  const { cookie } = await c.member();
  const asked = await c.call('POST', `/api/businesses/${place}/ownership-requests`, cookie, REQUEST_FORM);
  request = asked.json<OwnOwnershipRequest>().id;
  await c.call('POST', `/api/businesses/${place}/transfer`, c.olive, { email: ADDRESS.ada });
  offer = await world.tokenFor(ADDRESS.ada);
});

type Call = () => Promise<{ readonly statusCode: number }>;

const takeOver: Call = () => c.call('POST', `/api/transfer-offers/${offer}/accept`, c.ada, {});
const giveAway: Call = () => c.call('POST', `/api/ownership-requests/${request}/accept`, c.olive, { premium: 'keep' });
const merge: Call = () =>
  c.call('POST', '/api/admin/duplicates/merge', c.administrator, { keepId: kept, mergedId: place });
const join: Call = () => world.call('POST', `/invitations/${invitation}/accept`, c.ada);
const invite: Call = () =>
  world.call('POST', `/businesses/${place}/people/invitations`, c.olive, {
    ...{ email: 'kim@example.com', role: 'manager' },
  });
const remove: Call = () => world.call('DELETE', `/businesses/${place}/people/${manager.id}`, c.olive);
const leave: Call = () => world.call('POST', `/businesses/${place}/people/leave`, manager.cookie);
const demote: Call = () =>
  world.call('PUT', `/businesses/${place}/people/${manager.id}`, c.olive, { role: 'responder' });

const PEOPLE: readonly (readonly [string, Call])[] = [
  ['joining', join],
  ['inviting', invite],
  ['removing', remove],
  ['leaving', leave],
  ['changing a role', demote],
];
const OWNERS: readonly (readonly [string, Call])[] = [
  ['a handover', takeOver],
  ['an accepted request', giveAway],
  ['a merge', merge],
];

const PAIRS = [
  ...OWNERS.flatMap(([owners, one]) => PEOPLE.map(([people, other]) => [owners, people, one, other] as const)),
  ['a handover', 'an accepted request', takeOver, giveAway] as const,
  ['a handover', 'a merge', takeOver, merge] as const,
  ['an accepted request', 'a merge', giveAway, merge] as const,
].flatMap(([first, second, one, other]) => [
  [first, second, one, other] as const,
  [second, first, other, one] as const,
]);

/** Runs both calls so that they wait for the same row, and returns their statuses. */
async function atOnce(hold: string, id: number | string, calls: readonly Call[]): Promise<number[]> {
  const statuses: number[] = [];
  const begun = calls.map((call) => async () => {
    const { statusCode } = await call();
    statuses.push(statusCode);
  });
  expect(await countDeadlocks(c.app.database.pool, { hold, values: [id] }, begun)).toBe(0);
  return statuses;
}

const HELD_PLACE = 'select from businesses where id = $1 for update';
const HELD_MEMBER = 'select from users where id = $1 for update';

describe('changes of an owner and of people at once', () => {
  it.each(PAIRS)('never deadlock while the business is locked: %s, then %s', async (_, __, one, other) => {
    const statuses = await atOnce(HELD_PLACE, place, [one, other]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.some((status) => status < 300)).toBe(true);
    const left = 'select from business_people p join businesses b on b.id = p.business_id where b.owner_id <> $1';
    expect(await c.sql(left, [OLIVE])).toEqual([]);
  });

  it.each([
    ['Ada', ADA, takeOver, join],
    ['Olive', OLIVE, giveAway, invite],
    ['Olive', OLIVE, giveAway, remove],
  ] as const)('never deadlock while the account of %s is locked', async (_, member, one, other) => {
    const statuses = await atOnce(HELD_MEMBER, member, [one, other]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
