import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnitOfWork } from '../../../../infrastructure/postgres/unit-of-work.js';
import { ChangeOwner } from '../../../../application/ownership/change-owner.js';
import type { BusinessActivity, Invitation } from '../../../../interfaces/contract/business/people/people.js';
import type { TestApp } from '../../../support/app.js';
import { startPeople, type PeopleWorld, type Person } from '../../../support/people.js';
import { OLIVE } from '../../../support/search/seeded.js';

/** Public business of Olive's. Review 2 is of it. */
const [PLACE, REVIEW] = [3, 2];
const PEOPLE = `/businesses/${PLACE}/people`;

let app: TestApp;
let world: PeopleWorld;
let olive: string;
let count = 0;

beforeAll(async () => {
  ({ app, world, olive } = await startPeople('http_people_hard_cases'));
});

afterAll(() => app?.close());

beforeEach(async () => {
  for (const table of ['business_people', 'business_activity', 'business_invitations', 'review_responses'])
    await world.sql(`delete from ${table}`);
});

const aMember = (name = 'Mia') => world.member(`${name}${String((count += 1))}`);
const closeAccount = (id: string) =>
  world.sql(`update users set erasure_at = now() + interval '9 days' where id = $1`, [id]);
const reopen = (id: string) => world.sql('update users set erasure_at = null where id = $1', [id]);
const activity = async (cookie: string) =>
  (await world.call('GET', `${PEOPLE}/activity`, cookie)).json<BusinessActivity[]>();

/** Gives the business to a member, as a handover does. */
const give = (to: string) =>
  app.nest.get(UnitOfWork).run(async () => {
    const [business] = await world.sql<{ id: number; name: string; ownerId: string }>(
      `select id, name, owner_id as "ownerId" from businesses where id = $1`,
      [PLACE],
    );
    if (business === undefined) throw new Error('The business is missing.');
    await app.nest.get(ChangeOwner).run(business as never, { to, now: new Date(), premium: 'keep' });
  });

describe('the email with an invitation', () => {
  it('shows the owner’s name without anything that looks like a link', async () => {
    await world.sql(
      `update users set first_name = 'Win www.prize.example', last_name = 'https://x.example/now' where id = $1`,
      [OLIVE],
    );
    await world.invite(PLACE, olive, 'pat@example.com');
    const [sent] = await world.sql<{ words: string }>(
      `select payload #>> '{paragraphs,0}' as words from outbox where recipient #>> '{}' = 'pat@example.com'`,
    );
    expect(sent?.words).toContain('Win www prize example');
    expect(sent?.words).not.toMatch(/\.example|https:/);
    await world.sql(`update users set first_name = 'Olive', last_name = null where id = $1`, [OLIVE]);
  });
});

describe('the page of an invitation', () => {
  it('is shown while the business is locked, and after the owner closed their account', async () => {
    await world.invite(PLACE, olive, 'robin@example.com');
    const token = await world.tokenFor('robin@example.com');
    const show = async () => (await world.call('GET', `/invitations/${token}`, null)).json<Invitation>();
    const client = await app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from businesses where id = $1 for update', [PLACE]);
      expect(await show()).toMatchObject({ state: 'open', invitedBy: 'Olive' });
    } finally {
      await client.query('rollback');
      client.release();
    }
    await closeAccount(OLIVE);
    expect(await show()).toMatchObject({ state: 'open', invitedBy: null });
    await reopen(OLIVE);
  });
});

describe('the activity of a business', () => {
  it('shows invited addresses to the owner only', async () => {
    const manager = await aMember();
    await world.give(PLACE, manager, 'manager');
    await world.invite(PLACE, olive, 'sam@example.com');
    expect((await activity(olive)).map(({ subject }) => subject)).toEqual(['sam@example.com']);
    expect((await activity(manager.cookie)).map(({ subject }) => subject)).toEqual([null]);
  });

  it('tells the owner, and nobody else, the invited address of someone without a name', async () => {
    const manager = await aMember();
    await world.give(PLACE, manager, 'manager');
    const robin = await aMember('Robin');
    await world.sql('update users set first_name = null where id = $1', [robin.id]);
    await world.invite(PLACE, olive, robin.email);
    await world.call('POST', `/invitations/${await world.tokenFor(robin.email)}/accept`, robin.cookie);
    const joined = async (cookie: string) => (await activity(cookie)).find(({ action }) => action === 'joined')?.actor;
    expect([await joined(olive), await joined(manager.cookie)]).toEqual([robin.email, null]);
  });

  it('belongs to the owner of its time, who finds it again after an undone handover', async () => {
    const [manager, buyer] = [await aMember(), await aMember('Ben')];
    await world.give(PLACE, manager, 'responder');
    await world.call('POST', `${PEOPLE}/leave`, manager.cookie);
    expect((await activity(olive)).map(({ action }) => action)).toEqual(['left']);
    await give(buyer.id);
    expect(await activity(buyer.cookie)).toEqual([]);
    await give(OLIVE);
    expect((await activity(olive)).map(({ action }) => action)).toEqual(['left']);
  });
});

describe('a reply of someone who works for a business', () => {
  const publicReply = async () => {
    const reviews = (await world.call('GET', `/businesses/${PLACE}/reviews`, null)).json<
      { id: number; response: unknown }[]
    >();
    return reviews.find(({ id }) => id === REVIEW)?.response ?? null;
  };
  const reply = async ({ cookie }: Pick<Person, 'cookie'>) =>
    expect(
      (await world.call('POST', `/reviews/${REVIEW}/response`, cookie, { content: 'Thank you for coming.' }))
        .statusCode,
    ).toBe(201);

  it('stays when they close their account, and the owner’s own does not', async () => {
    const responder = await aMember();
    await world.give(PLACE, responder, 'responder');
    await reply(responder);
    await closeAccount(responder.id);
    expect(await publicReply()).toMatchObject({ content: 'Thank you for coming.' });
    await world.sql('delete from review_responses');
    await reply({ cookie: olive });
    await closeAccount(OLIVE);
    expect(await publicReply()).toBeNull();
    await reopen(OLIVE);
    expect(await publicReply()).not.toBeNull();
  });
});
