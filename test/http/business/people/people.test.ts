import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EraseDueAccounts } from '../../../../application/account/erase-due-accounts.js';
import { EndRoles } from '../../../../application/business/people/end-roles.js';
import { MAX_INVITATION_EMAILS, MAX_PEOPLE } from '../../../../domain/business/people/invitation.js';
import { UnitOfWork } from '../../../../infrastructure/postgres/unit-of-work.js';
import {
  BusinessActivity,
  BusinessPeople,
  Invitation,
  OpenInvitation,
  SharedBusiness,
} from '../../../../interfaces/contract/business/people/people.js';
import type { TestApp } from '../../../support/app.js';
import { startPeople, type PeopleWorld, type Person } from '../../../support/people.js';
import { OLIVE } from '../../../support/search/seeded.js';

/** Public businesses of Olive's. Review 2 is of business 3. */
const [PLACE, OTHER, REVIEW] = [3, 4, 2];
const PEOPLE = `/businesses/${PLACE}/people`;

let app: TestApp;
let world: PeopleWorld;
let olive: string;
let count = 0;

beforeAll(async () => {
  ({ app, world, olive } = await startPeople('http_people'));
});

afterAll(() => app?.close());

beforeEach(async () => {
  for (const table of ['business_people', 'business_activity', 'business_invitations'])
    await world.sql(`delete from ${table}`);
});

const aMember = (name = 'Mia') => world.member(`${name}${String((count += 1))}`);

/** Invites a member, who accepts. */
async function joined(person: Person, role = 'responder'): Promise<void> {
  await world.invite(PLACE, olive, person.email, role);
  const token = await world.tokenFor(person.email);
  expect(await world.refusal('POST', `/invitations/${token}/accept`, person.cookie)).toEqual([204, null]);
}

const listFor = async (cookie: string) => (await world.call('GET', PEOPLE, cookie)).json<BusinessPeople>();
const show = async (token: string, cookie: string | null = null) =>
  (await world.call('GET', `/invitations/${token}`, cookie)).json<Invitation>();
const activity = async (cookie: string, query = '') => {
  const answer = await world.call('GET', `${PEOPLE}/activity${query}`, cookie);
  return { all: answer.json<BusinessActivity[]>(), next: answer.headers.link };
};

describe('the people of a business', () => {
  it('without a name are known to the owner, and to nobody else, by the address that they were invited at', async () => {
    const [mia, named] = [await aMember(), await aMember('Named')];
    await joined(mia, 'manager');
    await joined(named, 'manager');
    await world.sql('update users set first_name = null where id = $1', [mia.id]);
    const seenBy = async (cookie: string) =>
      (await listFor(cookie)).people.map(({ name, invitedEmail }) => name ?? invitedEmail).slice(1);
    expect(await seenBy(olive)).toEqual([mia.email, expect.stringMatching(/^Named/)]);
    expect(await seenBy(named.cookie)).toEqual([null, expect.stringMatching(/^Named/)]);
    expect((await listFor(olive)).people.map(({ invitedEmail }) => invitedEmail)).toEqual([null, mia.email, null]);
    await world.sql('update users set email = $2 where id = $1', [mia.id, `new-${mia.email}`]);
    expect(await seenBy(olive)).toEqual([null, expect.stringMatching(/^Named/)]);
  });
});

describe('an invitation', () => {
  it('is accepted by the account with its address, once, and the owner gets an email', async () => {
    const mia = await aMember();
    const invitation = await world.invite(PLACE, olive, mia.email.toUpperCase(), 'manager');
    expect(OpenInvitation.strict().safeParse(invitation).error).toBeUndefined();
    expect(invitation).toMatchObject({ email: mia.email, role: 'manager', emails: 1, isExpired: false });
    const token = await world.tokenFor(mia.email);
    const shown = await show(token);
    expect(Invitation.strict().safeParse(shown).error).toBeUndefined();
    expect(shown).toMatchObject({ state: 'open', viewer: 'visitor', business: { id: PLACE }, role: 'manager' });
    expect(shown.email).toBe(`m•••@example.com`);
    expect(await show(token, mia.cookie)).toMatchObject({ viewer: 'recipient' });
    expect(await show(token, olive)).toMatchObject({ viewer: 'person' });
    expect(await world.refusal('POST', `/invitations/${token}/accept`, mia.cookie)).toEqual([204, null]);
    expect(await world.refusal('POST', `/invitations/${token}/accept`, mia.cookie)).toEqual([410, 'INVITATION_OVER']);
    expect(await show(token, mia.cookie)).toMatchObject({ state: 'accepted', viewer: 'person' });
    expect((await world.emails({ id: OLIVE })).at(-1)?.path).toBe(`/my-businesses/${PLACE}/people`);
    const people = await listFor(mia.cookie);
    expect(BusinessPeople.strict().safeParse(people).error).toBeUndefined();
    expect(people).toMatchObject({ yourRole: 'manager', invitations: null });
    expect(people.people.map(({ role, isYou }) => [role, isYou])).toEqual([['owner', false], ['manager', true]]); // prettier-ignore
  });

  it('is refused to another account with a sentence that names the masked address', async () => {
    const [mia, sam] = [await aMember(), await aMember('Sam')];
    await world.invite(PLACE, olive, mia.email);
    const token = await world.tokenFor(mia.email);
    expect(await show(token, sam.cookie)).toMatchObject({ state: 'open', viewer: 'other' });
    for (const answer of ['accept', 'decline']) {
      const refused = await world.call('POST', `/invitations/${token}/${answer}`, sam.cookie);
      expect(refused.json()).toMatchObject({ status: 403, code: 'INVITATION_OF_OTHERS' });
      expect(refused.json<{ detail: string }>().detail).toContain('m•••@example.com');
    }
    expect(await listFor(olive)).toMatchObject({ people: [{ role: 'owner' }], invitations: [{ email: mia.email }] });
  });

  it.each([
    ['expired', `update business_invitations set expires_at = now()`],
    ['withdrawn', `update business_invitations set state = 'withdrawn', decided_at = now()`],
    ['declined', `update business_invitations set state = 'declined', decided_at = now()`],
  ])('that is %s cannot be accepted, and its link says so', async (state, statement) => {
    const mia = await aMember();
    await world.invite(PLACE, olive, mia.email);
    const token = await world.tokenFor(mia.email);
    await world.sql(statement);
    expect(await show(token, mia.cookie)).toMatchObject({ state });
    expect(await world.refusal('POST', `/invitations/${token}/accept`, mia.cookie)).toEqual([410, 'INVITATION_OVER']);
  });

  it('gets a new link when it is resent, a limited number of times', async () => {
    const { id, email } = await world.invite(PLACE, olive, 'robin@example.com');
    const first = await world.tokenFor(email);
    for (let sent = 1; sent < MAX_INVITATION_EMAILS; sent += 1)
      expect(await world.refusal('POST', `${PEOPLE}/invitations/${id}/resend`, olive)).toEqual([204, null]);
    const again = await world.refusal('POST', `${PEOPLE}/invitations/${id}/resend`, olive);
    expect(again).toEqual([409, 'TOO_MANY_INVITATION_EMAILS']);
    expect(await world.refusal('GET', `/invitations/${first}`, null)).toEqual([404, 'INVITATION_NOT_FOUND']);
    expect(await show(await world.tokenFor(email))).toMatchObject({ state: 'open' });
    expect(await world.refusal('DELETE', `${PEOPLE}/invitations/${id}`, olive)).toEqual([204, null]);
    expect(await world.refusal('DELETE', `${PEOPLE}/invitations/${id}`, olive)).toEqual([410, 'INVITATION_OVER']);
    expect(await world.refusal('DELETE', `/businesses/${OTHER}/people/invitations/${id}`, olive)).toEqual([
      ...[404, 'INVITATION_NOT_FOUND'],
    ]);
  });

  it('is refused for addresses that need none, and beyond the limit', async () => {
    const mia = await aMember();
    await joined(mia);
    await world.invite(PLACE, olive, 'robin@example.com');
    const invite = (email: string) =>
      world.refusal('POST', `${PEOPLE}/invitations`, olive, { email, role: 'responder' });
    for (const email of [mia.email, 'Robin@Example.com', 'olive-member-mail-secret@example.com'])
      expect(await invite(email)).toEqual([409, 'INVITATION_REFUSED']);
    expect(await invite('nobody')).toEqual([400, 'INVALID_INPUT']);
    await world.sql(
      `insert into business_invitations (business_id, email, role, token_hash, invited_by, expires_at)
        select $1, n || '@example.com', 'manager', n::text, $2, now() + interval '1 day' from generate_series(1, $3) n`,
      [PLACE, OLIVE, MAX_PEOPLE - 3],
    );
    expect(await invite('sam@example.com')).toEqual([409, 'TOO_MANY_PEOPLE']);
    await world.sql(`update business_invitations set expires_at = now() where email = 'robin@example.com'`);
    expect(await invite('robin@example.com')).toEqual([201, null]);
  });

  it('cannot be sent or answered with an access token', async () => {
    const given = { name: 'Token', scopes: ['read', 'write'] };
    const { token } = (await world.call('POST', '/user/tokens', olive, given)).json<{ token: string }>();
    const post = (url: string, payload?: object) =>
      app.fastify.inject({
        ...({ method: 'POST', url: `/api${url}` } as const),
        ...{ headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) },
      });
    const form = { email: 'robin@example.com', role: 'manager' };
    expect((await post(`${PEOPLE}/invitations`, form)).statusCode).toBe(401);
    expect((await post('/invitations/any/accept')).statusCode).toBe(401);
  });
});

describe('a role', () => {
  it('lets a responder respond to reviews until the owner removes them, from the next request on', async () => {
    const mia = await aMember();
    await joined(mia);
    const body = { content: 'Thank you for coming by.' };
    const shared = (await world.call('GET', '/user/shared-businesses', mia.cookie)).json<SharedBusiness[]>();
    expect(shared.map((each) => SharedBusiness.safeParse(each).error)).toEqual([undefined]);
    expect(shared).toMatchObject([{ business: { id: PLACE }, role: 'responder', isPublic: true }]);
    const detail = await world.call('GET', `/businesses/${PLACE}`, mia.cookie);
    expect(detail.json()).toMatchObject({ yourRole: 'responder' });
    expect(detail.json()).not.toHaveProperty('moves');
    expect(await world.refusal('POST', `/reviews/${REVIEW}/response`, mia.cookie, body)).toEqual([201, null]);
    const response = (await world.call('GET', `/reviews/${REVIEW}/response`, null)).body;
    expect([response.includes('Mia'), response.includes(mia.id)]).toEqual([false, false]);
    expect(await world.refusal('DELETE', `${PEOPLE}/${mia.id}`, olive)).toEqual([204, null]);
    expect(await world.refusal('PUT', `/reviews/${REVIEW}/response`, mia.cookie, body)).toEqual([403, 'FORBIDDEN']);
    expect((await world.emails(mia)).map(({ subject }) => subject)).toEqual([expect.stringContaining('no longer')]);
    const { all } = await activity(olive);
    expect(BusinessActivity.strict().array().safeParse(all).error).toBeUndefined();
    expect(all.map(({ action }) => action)).toEqual(['removed', 'review_answered', 'joined', 'invited']);
    expect(all[1]?.actor).toContain('Mia');
    const first = await activity(olive, '?limit=3');
    expect([first.all.length, String(first.next).includes('rel="next"')]).toEqual([3, true]);
  });

  it('can be changed and left, but the owner stays', async () => {
    const mia = await aMember();
    await joined(mia);
    expect(await world.refusal('PUT', `${PEOPLE}/${mia.id}`, olive, { role: 'manager' })).toEqual([204, null]);
    expect((await world.call('GET', `/businesses/${PLACE}`, mia.cookie)).json()).toMatchObject({
      ...{ yourRole: 'manager', moves: ['edit'] },
    });
    expect(await world.refusal('DELETE', `${PEOPLE}/${OLIVE}`, olive)).toEqual([409, 'OWNER_STAYS']);
    expect(await world.refusal('POST', `${PEOPLE}/leave`, olive)).toEqual([409, 'OWNER_STAYS']);
    await world.sql(
      `insert into notices (member_id, kind, reason, note, decided_by) values ($1, 'suspension', 'spam', 'Spam.', 'Grace')`,
      [mia.id],
    );
    const answer = await world.refusal('PATCH', `/businesses/${PLACE}`, mia.cookie, { description: 'Mine.' });
    expect(answer).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await world.refusal('POST', `${PEOPLE}/leave`, mia.cookie)).toEqual([204, null]);
    expect(await world.refusal('POST', `${PEOPLE}/leave`, mia.cookie)).toEqual([403, 'FORBIDDEN']);
    expect((await activity(olive)).all.map(({ action }) => action)).toEqual([
      'left',
      'role_changed',
      'joined',
      'invited',
    ]);
  });

  it('brings an email about each new review', async () => {
    const [mia, ben] = [await aMember(), await aMember()];
    await world.give(PLACE, mia, 'responder');
    const review = { rating: 4, title: 'Shady', content: 'Plenty of shade, and water for every dog.' };
    const answer = await world.call('POST', `/businesses/${PLACE}/reviews`, ben.cookie, review);
    const told = await world.sql<{ member: string }>(
      `select member_id as member from outbox where dedupe_key like 'review:' || $1::text || '%' order by dedupe_key`,
      [answer.json<{ id: number }>().id],
    );
    expect(told.map(({ member }) => member)).toEqual([OLIVE, mia.id]);
  });

  it('excludes its holder from reviewing and reporting the business', async () => {
    const mia = await aMember();
    await world.give(PLACE, mia, 'responder');
    const review = { rating: 5, title: 'Great', content: 'A great place for dogs.' };
    expect(await world.refusal('POST', `/businesses/${PLACE}/reviews`, mia.cookie, review)).toEqual([403, 'FORBIDDEN']);
    const visitedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const report = { visitedOn, pets: 'dog', staffSaid: 'No dogs here.' };
    expect(await world.refusal('POST', `/businesses/${PLACE}/turned-away`, mia.cookie, report)).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });

  it('ends with the ownership of the business, with an email', async () => {
    const mia = await aMember();
    await world.give(PLACE, mia, 'manager');
    await world.invite(PLACE, olive, 'robin@example.com');
    await app.nest.get(UnitOfWork).run(() => app.nest.get(EndRoles).of({ id: PLACE, name: 'Patio' }));
    expect(await world.sql('select from business_people union all select from business_invitations')).toEqual([]);
    expect((await world.emails(mia)).map(({ subject }) => subject)).toEqual(['You no longer have a role at Patio']);
  });

  it('ends when the owner’s account is erased, and disappears with the person’s own account', async () => {
    const [owner, mia, ray] = [await aMember('Olga'), await aMember(), await aMember('Ray')];
    await world.sql('update businesses set owner_id = $1 where id = 9', [owner.id]);
    await world.give(9, mia, 'manager');
    await world.give(PLACE, ray, 'manager');
    const close = `update users set erasure_at = now() - interval '1 day', erasure_reviews = 'remove' where id = $1`;
    await world.sql(close, [ray.id]);
    expect((await listFor(olive)).people).toHaveLength(1);
    await world.sql(close, [owner.id]);
    await app.nest.get(EraseDueAccounts).run();
    expect(await world.sql('select from business_people')).toEqual([]);
    expect((await world.emails(mia)).map(({ subject }) => subject)).toEqual([expect.stringContaining('no longer')]);
  });
});
