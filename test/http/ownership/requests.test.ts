import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SettleOwnership } from '../../../application/ownership/settle-ownership.js';
import {
  OwnOwnershipRequest,
  ReceivedOwnershipRequest,
} from '../../../interfaces/contract/ownership/ownership-request.js';
import { REQUEST_FORM, startOwning, type Owning } from '../../support/ownership/owning.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let c: Owning;

beforeAll(async () => {
  c = await startOwning('http_ownership_requests');
});

afterAll(() => c?.app.close());

beforeEach(async () => {
  await c.sql(`update ownership_requests set status = 'withdrawn'`);
  await c.sql('delete from limit_counts');
  await c.emails();
});

const ask = (businessId: number, form: object = REQUEST_FORM, cookie: string | null = c.ada) =>
  c.call('POST', `/api/businesses/${String(businessId)}/ownership-requests`, cookie, form);

const move = (id: number, verb: string, cookie: string | null, payload: object = {}) =>
  c.call('POST', `/api/ownership-requests/${String(id)}/${verb}`, cookie, payload);

const asked = async (businessId: number): Promise<OwnOwnershipRequest> => {
  const answer = await ask(businessId);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<OwnOwnershipRequest>();
};

const withDocument = (id: number) =>
  c.sql(`update ownership_requests set documents = '{/uploads/private/a.pdf}' where id = $1`, [id]);

const later = (id: number, days: number) =>
  c.sql(
    `update ownership_requests set answer_by = answer_by - $2 * interval '1 day',
       owner_answered_at = owner_answered_at - $2 * interval '1 day' where id = $1`,
    [id, days],
  );

const settle = () => c.app.nest.get(SettleOwnership).run();
const statusOf = async (id: number) =>
  (await c.sql<{ status: string }>('select status from ownership_requests where id = $1', [id]))[0]?.status;

describe('asking for a business that has an owner', () => {
  it('still refuses a claim, and the request emails the owner, who sees it with its moves', async () => {
    const place = await c.owned();
    const request = await asked(place);
    expect(OwnOwnershipRequest.strict().safeParse(request).error).toBeUndefined();
    expect(request).toMatchObject({ businessId: place, status: 'waiting', moves: ['withdraw'], escalateBy: null });
    expect(await c.emails()).toMatchObject([
      { member: OLIVE, to: null, path: `/my-businesses/${String(place)}/ownership` },
    ]);
    const received = (await c.call('GET', '/api/ownership-requests/received', c.olive)).json<object[]>();
    expect(ReceivedOwnershipRequest.strict().safeParse(received[0]).error).toBeUndefined();
    expect(received[0]).toMatchObject({ id: request.id, moves: ['accept', 'decline'] });
    const mine = (await c.call('GET', '/api/ownership-requests/mine', c.ada)).json<object[]>();
    expect(mine[0]).toMatchObject({ id: request.id, message: REQUEST_FORM.message });
  });

  it('answers each impossible request with a sentence', async () => {
    const [place, own, free] = [await c.owned(), await c.owned(ADA), await c.place()];
    await asked(place);
    for (const [id, status, code, message] of [
      [place, 409, 'OWNERSHIP_REQUEST_EXISTS', /already have an open request/],
      [own, 409, 'OWN_BUSINESS', /already own/],
      [free, 409, 'NO_OWNER_TO_ASK', /Claim it instead/],
      [999_999, 404, 'BUSINESS_NOT_FOUND', /not found/],
    ] as const) {
      const answer = await ask(id);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        status,
        { code, message: expect.stringMatching(message) },
      ]);
    }
    expect((await ask(await c.owned(), { message: 'Mine.' })).json()).toMatchObject({ errors: [{ path: 'message' }] });
    const document = { ...REQUEST_FORM, documents: ['/uploads/private/not-mine.pdf'] };
    expect((await ask(await c.owned(), document)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await ask(place, REQUEST_FORM, null)).statusCode).toBe(401);
  });

  it('allows three open requests', async () => {
    for (let n = 0; n < 3; n += 1) await asked(await c.owned());
    expect((await ask(await c.owned())).json()).toMatchObject({ code: 'TOO_MANY_OWNERSHIP_REQUESTS' });
  });

  it('the limit of ownership requests also counts those of other accounts with the same mailbox', async () => {
    const [{ email }] = (await c.sql<{ email: string }>('select email from users where id = $1', [ADA])) as [
      { email: string },
    ];
    const { userId, cookie } = await c.member();
    await c.sql('update users set email = $2 where id = $1', [userId, email.replace('@', '+2@')]);
    const place = await c.owned();
    await asked(place);
    expect((await ask(place, REQUEST_FORM, cookie)).json()).toMatchObject({ code: 'OWNERSHIP_REQUEST_EXISTS' });
    for (let n = 0; n < 2; n += 1) await asked(await c.owned());
    expect((await ask(await c.owned(), REQUEST_FORM, cookie)).json()).toMatchObject({
      code: 'TOO_MANY_OWNERSHIP_REQUESTS',
    });
    expect((await ask(await c.owned(), REQUEST_FORM, (await c.member()).cookie)).statusCode).toBe(201);
  });
});

describe('the owner’s answer', () => {
  it('accepting makes the requester the owner at once, ends the old subscription, and closes other requests', async () => {
    const place = await c.owned();
    const request = await asked(place);
    const other = await c.member();
    const rival = (await ask(place, REQUEST_FORM, other.cookie)).json<{ id: number }>();
    await c.sql(
      `insert into subscriptions (business_id, payer_id, provider, state, wished_tier, subscription_id, paid_until)
       values ($1, $2, 'demo', 'active', 'premium', 'demo-x', now() + interval '20 days')`,
      [place, OLIVE],
    );
    await c.emails();
    const answer = await move(request.id, 'accept', c.olive, { premium: 'keep' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'accepted', moves: [] }]);
    expect(await c.ownerOf(place)).toBe(ADA);
    expect(await statusOf(rival.id)).toBe('closed');
    const told = await c.emails();
    expect(told.map(({ member }) => member).toSorted()).toEqual([ADA, OLIVE, other.userId].toSorted());
    const jobs = await c.sql<{ data: object }>(`select data from pgboss.job where name = 'end-subscription'`);
    expect(jobs.map(({ data }) => data)).toContainEqual({ businessId: place, now: false, payer: OLIVE });
    expect((await move(request.id, 'decline', c.olive, { reason: 'Too late.' })).statusCode).toBe(409);
  });

  it('declining sends the reason, and the requester can take it to an administrator with a document', async () => {
    const place = await c.owned();
    const { id } = await asked(place);
    const declined = await move(id, 'decline', c.olive, { reason: 'I never sold it.' });
    expect(declined.json()).toMatchObject({ status: 'declined', ownerReason: 'I never sold it.' });
    expect((await c.emails()).at(-1)).toMatchObject({
      member: ADA,
      paragraphs: expect.arrayContaining(['I never sold it.']),
    });
    expect((await move(id, 'escalate', c.ada)).json()).toMatchObject({ code: 'OWNERSHIP_REQUEST_MOVE_REFUSED' });
    await withDocument(id);
    expect((await move(id, 'escalate', c.ada)).json()).toMatchObject({ status: 'under_review' });
    expect(await c.emails()).toMatchObject([{ member: OLIVE }]);
    expect((await move(id, 'decline', c.olive, { reason: 'Again.' })).statusCode).toBe(409);
  });

  it('belongs to the owner and the requester only, and giving away needs a session', async () => {
    const { id } = await asked(await c.owned());
    for (const [verb, cookie] of [
      ['accept', c.ada],
      ['decline', c.ada],
      ['withdraw', c.olive],
      ['escalate', c.olive],
    ] as const) {
      const answer = await move(id, verb, cookie, verb === 'decline' ? { reason: 'No.' + verb } : {});
      expect([verb, answer.statusCode, answer.json().code]).toEqual([verb, 404, 'OWNERSHIP_REQUEST_NOT_FOUND']);
    }
    expect((await move(id, 'accept', null)).statusCode).toBe(401);
  });
});

describe('what time decides', () => {
  it('reminds the owner once, then takes the request to an administrator and tells both', async () => {
    const { id } = await asked(await c.owned());
    await c.emails();
    await later(id, 5);
    await settle();
    await settle();
    expect(await c.emails()).toMatchObject([{ member: OLIVE, subject: expect.stringMatching(/^2 days left/) }]);
    await later(id, 2);
    await settle();
    await settle();
    expect(await statusOf(id)).toBe('under_review');
    expect((await c.emails()).map(({ member }) => member)).toEqual([ADA, OLIVE]);
    expect((await move(id, 'decline', c.olive, { reason: 'Still mine.' })).json()).toMatchObject({
      status: 'under_review',
    });
  });

  it('accepting and the end of the time at once give one result', async () => {
    const place = await c.owned();
    const { id } = await asked(place);
    await later(id, 7);
    const [answer] = await Promise.all([move(id, 'accept', c.olive), settle(), settle()]);
    expect(answer.statusCode).toBe(200);
    expect([await statusOf(id), await c.ownerOf(place)]).toEqual(['accepted', ADA]);
  });

  it.each([
    [
      'the owner’s account is erased',
      `update businesses set owner_id = null, is_claimed = false, claimed_by = null where id = $1`,
    ],
    ['the business is merged', `update businesses set merged_into = 1 where id = $1`],
  ])('closes a request when %s, and tells the requester', async (_, change) => {
    const place = await c.owned();
    const { id } = await asked(place);
    await c.emails();
    await c.sql(change, [place]);
    expect((await move(id, 'accept', c.olive)).statusCode).toBe(409);
    await settle();
    expect(await statusOf(id)).toBe('closed');
    expect(await c.emails()).toMatchObject([{ member: ADA }]);
  });

  it('a suspended owner cannot answer, so an administrator decides after 7 days', async () => {
    const owner = await c.member();
    const { id } = await asked(await c.owned(owner.userId));
    await c.sql(
      `insert into notices (member_id, kind, reason, note, decided_by, token_hash) values ($1, 'suspension', 'spam', 'Links.', 'Grace', 'a hash')`,
      [owner.userId],
    );
    expect((await move(id, 'decline', owner.cookie, { reason: 'Mine.' })).statusCode).not.toBe(200);
    await later(id, 7);
    await settle();
    expect(await statusOf(id)).toBe('under_review');
  });
});
