import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { SettleOwnership } from '../../../application/ownership/settle-ownership.js';
import type { OwnOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { countDeadlocks } from '../../support/faults/while-locked.js';
import { ADDRESS, REQUEST_FORM, startOwning, type Owning } from '../../support/ownership/owning.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

type Work = () => Promise<unknown>;

let c: Owning;

beforeAll(async () => {
  c = await startOwning('http_ownership_hard_cases');
});

afterAll(() => c?.app.close());

beforeEach(async () => {
  for (const table of ['business_transfers', 'ownership_requests', 'limit_counts', 'notices'])
    await c.sql(`delete from ${table}`);
  await c.emails();
});

const post = (path: string, cookie: string | null, payload: object = {}) =>
  c.call('POST', `/api/${path}`, cookie, payload);
const ask = (place: number, cookie = c.ada) => post(`businesses/${place}/ownership-requests`, cookie, REQUEST_FORM);
const asked = async (place: number, cookie = c.ada) => (await ask(place, cookie)).json<OwnOwnershipRequest>().id;
const requestTo = (verb: string, id: number, cookie: string, payload: object = {}) =>
  post(`ownership-requests/${id}/${verb}`, cookie, payload);
const offer = (place: number, cookie = c.olive) => post(`businesses/${place}/transfer`, cookie, { email: ADDRESS.ada });
const accept = (token: string) => post(`transfer-offers/${token}/accept`, c.ada);
const decide = (id: number, decision: string) =>
  post(`admin/ownership-requests/${id}/${decision}`, c.administrator, { reason: 'The lease names Ada.' });
const settle = () => c.app.nest.get(SettleOwnership).run();

/** Returns the secret in the newest offer. */
const secret = async (): Promise<string> =>
  (await c.emails())
    .find(({ path }) => path?.startsWith('/business-transfer/'))
    ?.path?.split('/')
    .at(-1) ?? '';

const statusIn = async (table: 'ownership_requests' | 'business_transfers', place: number) =>
  (await c.sql<{ status: string }>(`select status from ${table} where business_id = $1`, [place]))[0]?.status;

const suspend = (memberId: string) =>
  c.sql(
    `insert into notices (member_id, kind, reason, note, decided_by, token_hash) values ($1, 'suspension', 'spam', 'Links.', 'Grace', 'a hash')`,
    [memberId],
  );

const remove = (place: number) => c.sql('update businesses set deleted_at = now() where id = $1', [place]);

describe('asking again', () => {
  it('has to wait after the owner declined, also if the request was then taken further and withdrawn', async () => {
    const place = await c.owned();
    const id = await asked(place);
    await c.sql(`update ownership_requests set documents = '{/uploads/private/a.pdf}' where id = $1`, [id]);
    await requestTo('decline', id, c.olive, { reason: 'I never sold it.' });
    expect((await requestTo('escalate', id, c.ada)).json()).toMatchObject({ status: 'under_review' });
    const withdrawn = (await requestTo('withdraw', id, c.ada)).json<OwnOwnershipRequest>();
    expect(withdrawn).toMatchObject({ status: 'withdrawn', askAgainAt: expect.any(String) });
    expect((await ask(place)).json()).toMatchObject({ code: 'OWNERSHIP_REQUEST_EXISTS' });
  });

  it('is possible at once after a withdrawn request that nobody answered', async () => {
    const place = await c.owned();
    await requestTo('withdraw', await asked(place), c.ada);
    expect((await ask(place)).statusCode).toBe(201);
  });

  it('six times at once leaves three open requests', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, () => c.owned()));
    const answers = await Promise.all(places.map((place) => ask(place)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    for (const { statusCode, json } of answers.filter(({ statusCode }) => statusCode !== 201))
      expect([statusCode, json().code]).toEqual([409, 'TOO_MANY_OWNERSHIP_REQUESTS']);
  });
});

describe('a deleted listing', () => {
  it('can neither be offered, nor accepted, nor given away', async () => {
    const [offered, requested, reviewed, plain] = [await c.owned(), await c.owned(), await c.owned(), await c.owned()];
    await offer(offered);
    const token = await secret();
    const [waiting, decided] = [await asked(requested), await asked(reviewed)];
    await c.sql(`update ownership_requests set status = 'under_review' where id = $1`, [decided]);
    for (const place of [offered, requested, reviewed, plain]) await remove(place);
    expect((await c.call('GET', `/api/transfer-offers/${token}`, null)).json()).toMatchObject({ status: 'closed' });
    expect((await accept(token)).json()).toMatchObject({ code: 'TRANSFER_MOVE_REFUSED' });
    expect((await requestTo('accept', waiting, c.olive)).json()).toMatchObject({
      code: 'OWNERSHIP_REQUEST_MOVE_REFUSED',
    });
    expect((await decide(decided, 'approve')).json()).toMatchObject({ code: 'OWNERSHIP_REQUEST_MOVE_REFUSED' });
    expect((await offer(plain)).json()).toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
    await c.emails();
    await settle();
    expect(await statusIn('business_transfers', offered)).toBe('closed');
    expect([await statusIn('ownership_requests', requested), await statusIn('ownership_requests', reviewed)]).toEqual([
      'closed',
      'closed',
    ]);
    expect((await c.emails()).map(({ to, member }) => to ?? member).toSorted()).toEqual(
      [ADA, ADA, ADDRESS.ada].toSorted(),
    );
  });
});

describe('a suspended member', () => {
  it('becomes the owner neither by the owner nor by an administrator', async () => {
    const [one, other] = [await asked(await c.owned()), await asked(await c.owned())];
    await c.sql(`update ownership_requests set status = 'under_review' where id = $1`, [other]);
    await suspend(ADA);
    for (const answer of [await requestTo('accept', one, c.olive), await decide(other, 'approve')])
      expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/at the moment/)]);
    await c.sql('delete from notices');
    expect((await requestTo('accept', one, c.olive)).statusCode).toBe(200);
  });

  it('can’t give a business away with an earlier offer', async () => {
    const place = await c.owned();
    await offer(place);
    const token = await secret();
    await suspend(OLIVE);
    expect((await accept(token)).json()).toMatchObject({ code: 'TRANSFER_MOVE_REFUSED' });
    expect(await c.ownerOf(place)).toBe(OLIVE);
    await c.sql('delete from notices');
    expect((await accept(token)).statusCode).toBe(204);
  });
});

describe('the job', () => {
  it('settles the others if one record fails, and reports the failure', async () => {
    const places = [await c.owned(), await c.owned(), await c.owned()];
    for (const place of places) await offer(place);
    await c.sql(`update business_transfers set expires_at = now() - interval '1 second'`);
    const [stuck] = places;
    const check = 'alter table business_transfers';
    await c.sql(`${check} add constraint stuck check (business_id <> ${stuck} or status = 'offered') not valid`);
    try {
      await expect(settle()).rejects.toThrow('Some requests or offers could not be settled.');
    } finally {
      await c.sql(`${check} drop constraint stuck`);
    }
    const found = await Promise.all(places.map((place) => statusIn('business_transfers', place)));
    expect(found).toEqual(['offered', 'expired', 'expired']);
    await settle();
    expect(await statusIn('business_transfers', places[0] ?? 0)).toBe('expired');
  });
});

describe('erasing an owner', () => {
  const due = (memberId: string) =>
    c.sql(`update users set erasure_at = now() - interval '1 day', erasure_reviews = 'remove' where id = $1`, [
      memberId,
    ]);
  const erase = () => c.app.nest.get(EraseDueAccounts).run();

  it('closes their offers and the requests to them, with an email to the other side', async () => {
    const owner = await c.member();
    const [offered, requested] = [await c.owned(owner.userId), await c.owned(owner.userId)];
    await offer(offered, owner.cookie);
    await asked(requested);
    await c.emails();
    await due(owner.userId);
    expect(await erase()).toBe(1);
    expect((await c.emails()).map(({ to, member }) => to ?? member).toSorted()).toEqual([ADA, ADDRESS.ada].toSorted());
    expect(await statusIn('ownership_requests', requested)).toBe('closed');
    expect(await statusIn('business_transfers', offered)).toBeUndefined();
  });

  it.each([
    ['before', (leave: Work, erasing: Work) => [leave, erasing]],
    ['after', (leave: Work, erasing: Work) => [erasing, leave]],
  ] as const)('never deadlocks with a manager who leaves just %s it', async (_, inOrder) => {
    const owner = await c.member();
    const place = await c.owned(owner.userId);
    await c.sql(`insert into business_people (business_id, member_id, role) values ($1, $2, 'manager')`, [place, ADA]);
    await offer(place, owner.cookie);
    const token = await secret();
    await due(owner.userId);
    expect((await accept(token)).json()).toMatchObject({ code: 'TRANSFER_MOVE_REFUSED' });
    const held = { hold: 'select from business_people where business_id = $1 for update', values: [place] };
    const leave = () => post(`businesses/${place}/people/leave`, c.ada);
    expect(await countDeadlocks(c.app.database.pool, held, inOrder(leave, erase))).toBe(0);
    expect(await c.ownerOf(place)).toBeNull();
  });
});
