import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SettleOwnership } from '../../../application/ownership/settle-ownership.js';
import { BusinessTransfer, TransferOffer } from '../../../interfaces/contract/ownership/business-transfer.js';
import { ADDRESS, REQUEST_FORM, startOwning, type Owning } from '../../support/ownership/owning.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let c: Owning;

beforeAll(async () => {
  c = await startOwning('http_ownership_transfers');
});

afterAll(() => c?.app.close());

beforeEach(async () => {
  await c.sql('delete from business_transfers');
  await c.sql('delete from ownership_requests');
  await c.sql('delete from limit_counts');
  await c.emails();
});

const offer = (businessId: number, form: object = { email: ADDRESS.ada }, cookie: string | null = c.olive) =>
  c.call('POST', `/api/businesses/${String(businessId)}/transfer`, cookie, form);
const move = (id: number, verb: string, cookie: string | null) =>
  c.call('POST', `/api/business-transfers/${String(id)}/${verb}`, cookie, {});
const link = async (): Promise<string> =>
  (await c.emails())
    .find(({ path }) => path?.startsWith('/business-transfer/'))
    ?.path?.split('/')
    .at(-1) ?? '';
const answer = (token: string, verb: string, cookie: string | null) =>
  c.call('POST', `/api/transfer-offers/${token}/${verb}`, cookie, {});
const behind = async (token: string) =>
  (await c.call('GET', `/api/transfer-offers/${token}`, null)).json<TransferOffer>();

/** Offers a new business of Olive's to Ada. */
async function offered(form?: object) {
  const place = await c.owned();
  const made = await offer(place, form);
  expect([made.statusCode, made.statusCode === 201 ? '' : made.body]).toEqual([201, '']);
  return { place, transfer: made.json<BusinessTransfer>(), token: await link() };
}

describe('offering a business', () => {
  it('emails the recipient a link, and the owner a copy', async () => {
    const place = await c.owned();
    const made = (await offer(place)).json<BusinessTransfer>();
    expect(BusinessTransfer.strict().safeParse(made).error).toBeUndefined();
    expect(made).toMatchObject({ status: 'offered', isSender: true, moves: ['withdraw'], toEmail: ADDRESS.ada });
    const emails = await c.emails();
    expect(emails).toMatchObject([
      { to: ADDRESS.ada, path: expect.stringMatching(/^\/business-transfer\/[\w-]{43}$/) },
      { member: OLIVE },
    ]);
    const token = emails[0]?.path?.split('/').at(-1) ?? '';
    const shown = await behind(token);
    expect(TransferOffer.strict().safeParse(shown).error).toBeUndefined();
    expect(shown).toMatchObject({
      status: 'offered',
      business: { id: place },
      toEmail: 'a•••@example.com',
      viewer: 'visitor',
    });
    const seenBy = async (cookie: string) =>
      (await c.call('GET', `/api/transfer-offers/${token}`, cookie)).json<TransferOffer>().viewer;
    expect([await seenBy(c.ada), await seenBy(c.olive)]).toEqual(['recipient', 'other']);
    expect(await c.ownerOf(place)).toBe(OLIVE);
  });

  it('answers an unknown address like a known one', async () => {
    const [known, unknown] = [await offered(), await offered({ email: 'nobody@example.com' })];
    const { id: _, businessId: __, toEmail: ___, createdAt: ____, expiresAt: _____, ...same } = known.transfer;
    expect(unknown.transfer).toMatchObject(same);
    expect(unknown.token).toHaveLength(43);
  });

  it('answers each impossible offer with a sentence', async () => {
    const { place, transfer } = await offered();
    for (const [id, form, cookie, status, code] of [
      [place, { email: 'else@example.com' }, c.olive, 409, 'TRANSFER_EXISTS'],
      [await c.owned(), { email: ' Olive@Example.com ' }, c.olive, 400, 'INVALID_INPUT'],
      [await c.owned(), { email: 'no address' }, c.olive, 400, 'INVALID_INPUT'],
      [place, { email: 'else@example.com' }, c.ada, 403, 'FORBIDDEN'],
      [999_999, { email: 'else@example.com' }, c.olive, 404, 'BUSINESS_NOT_FOUND'],
    ] as const) {
      const refused = await offer(id, form, cookie);
      expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    }
    expect((await move(transfer.id, 'withdraw', c.ada)).statusCode).toBe(404);
    expect((await offer(place, undefined, null)).statusCode).toBe(401);
  });
});

describe('answering an offer', () => {
  it('accepting makes the recipient the owner, ends Premium as chosen, and settles requests', async () => {
    const { place, transfer, token } = await offered({ email: 'ADA@example.com', premium: 'end' });
    const asking = await c.member();
    const request = await c.call(
      'POST',
      `/api/businesses/${String(place)}/ownership-requests`,
      asking.cookie,
      REQUEST_FORM,
    );
    await c.sql(
      `insert into subscriptions (business_id, payer_id, provider, state, wished_tier, subscription_id, paid_until)
       values ($1, $2, 'demo', 'active', 'premium', 'demo-y', now() + interval '20 days')`,
      [place, OLIVE],
    );
    await c.emails();
    expect((await answer(token, 'accept', c.ada)).statusCode).toBe(204);
    expect(await c.ownerOf(place)).toBe(ADA);
    const jobs = await c.sql<{ data: object }>(`select data from pgboss.job where name = 'end-subscription'`);
    expect(jobs.map(({ data }) => data)).toContainEqual({ businessId: place, now: true, payer: OLIVE });
    const [closed] = await c.sql('select status from ownership_requests where id = $1', [
      request.json<{ id: number }>().id,
    ]);
    expect(closed).toEqual({ status: 'closed' });
    const told = await c.emails();
    expect(told.map(({ member }) => member).toSorted()).toEqual([ADA, OLIVE, asking.userId].toSorted());
    const mine = (await c.call('GET', '/api/business-transfers/mine', c.olive)).json<BusinessTransfer[]>();
    expect(mine[0]).toMatchObject({ id: transfer.id, status: 'accepted', moves: ['undo'] });
    const hers = (await c.call('GET', '/api/business-transfers/mine', c.ada)).json<BusinessTransfer[]>();
    expect(hers[0]).toMatchObject({ id: transfer.id, isSender: false, moves: [] });
    expect((await answer(token, 'accept', c.ada)).json()).toMatchObject({ code: 'TRANSFER_MOVE_REFUSED' });
  });

  it('needs an account with the address, and a valid link', async () => {
    const { place, token } = await offered();
    const other = await c.member();
    const refused = await answer(token, 'accept', other.cookie);
    expect(refused.json()).toMatchObject({ code: 'TRANSFER_WRONG_ACCOUNT', message: expect.stringContaining('a•••@') });
    expect((await answer('a'.repeat(43), 'accept', c.ada)).json()).toMatchObject({ code: 'TRANSFER_LINK_INVALID' });
    expect((await answer(token, 'accept', null)).statusCode).toBe(401);
    expect(await c.ownerOf(place)).toBe(OLIVE);
  });

  it('declining tells the owner, and a withdrawn or expired offer can no longer be accepted', async () => {
    const declined = await offered();
    expect((await answer(declined.token, 'decline', c.ada)).statusCode).toBe(204);
    expect(await c.emails()).toMatchObject([{ member: OLIVE }]);
    const withdrawn = await offered();
    expect((await move(withdrawn.transfer.id, 'withdraw', c.olive)).json()).toMatchObject({ status: 'withdrawn' });
    expect(await c.emails()).toMatchObject([{ to: ADDRESS.ada }]);
    const expired = await offered();
    await c.sql(`update business_transfers set expires_at = now() - interval '1 second' where id = $1`, [
      expired.transfer.id,
    ]);
    expect(await behind(expired.token)).toMatchObject({ status: 'expired' });
    for (const [{ token }, message] of [
      [withdrawn, /withdrew/],
      [expired, /expired/],
    ] as const) {
      const refused = await answer(token, 'accept', c.ada);
      expect(refused.json()).toMatchObject({ code: 'TRANSFER_MOVE_REFUSED', message: expect.stringMatching(message) });
    }
    await c.app.nest.get(SettleOwnership).run();
    await c.app.nest.get(SettleOwnership).run();
    expect(await c.emails()).toMatchObject([{ member: OLIVE, subject: expect.stringMatching(/has expired/) }]);
  });

  it('accepting and the end of the time at once give one result', async () => {
    const { place, transfer, token } = await offered();
    const [accepted] = await Promise.all([
      answer(token, 'accept', c.ada),
      c.sql(
        `update business_transfers set expires_at = now() - interval '1 second' where id = $1 and status = 'offered'`,
        [transfer.id],
      ),
      c.app.nest.get(SettleOwnership).run(),
    ]);
    const [{ status } = { status: '' }] = await c.sql<{ status: string }>(
      'select status from business_transfers where id = $1',
      [transfer.id],
    );
    expect([accepted.statusCode, status, await c.ownerOf(place)]).toEqual(
      accepted.statusCode === 204 ? [204, 'accepted', ADA] : [409, 'expired', OLIVE],
    );
  });
});

describe('undoing a handover', () => {
  async function handedOver() {
    const made = await offered();
    expect((await answer(made.token, 'accept', c.ada)).statusCode).toBe(204);
    await c.emails();
    return made;
  }

  it('returns the business to the former owner, tells both, and works once', async () => {
    const { place, transfer } = await handedOver();
    expect((await move(transfer.id, 'undo', c.ada)).statusCode).toBe(404);
    expect((await move(transfer.id, 'undo', c.olive)).json()).toMatchObject({ status: 'undone', moves: [] });
    expect(await c.ownerOf(place)).toBe(OLIVE);
    expect((await c.emails()).map(({ member }) => member)).toEqual([OLIVE, ADA]);
    expect((await move(transfer.id, 'undo', c.olive)).json()).toMatchObject({ code: 'TRANSFER_MOVE_REFUSED' });
  });

  it('is possible for 7 days, in which the new owner cannot give the business away', async () => {
    const { place, transfer } = await handedOver();
    const refused = await offer(place, { email: 'third@example.com' }, c.ada);
    expect(refused.json()).toMatchObject({ code: 'TRANSFER_TOO_SOON' });
    const asking = await c.member();
    const request = await c.call(
      'POST',
      `/api/businesses/${String(place)}/ownership-requests`,
      asking.cookie,
      REQUEST_FORM,
    );
    const accept = await c.call(
      'POST',
      `/api/ownership-requests/${String(request.json<{ id: number }>().id)}/accept`,
      c.ada,
      {},
    );
    expect(accept.json()).toMatchObject({ code: 'TRANSFER_TOO_SOON' });
    await c.sql(`update business_transfers set undo_until = now() - interval '1 second' where id = $1`, [transfer.id]);
    expect((await move(transfer.id, 'undo', c.olive)).json()).toMatchObject({ code: 'TRANSFER_MOVE_REFUSED' });
    expect((await offer(place, { email: 'third@example.com' }, c.ada)).statusCode).toBe(201);
    expect(await c.ownerOf(place)).toBe(ADA);
  });

  it('giving away needs a recent sign-in', async () => {
    const { transfer } = await handedOver();
    const place = await c.owned();
    await c.sql(
      `update sessions set sess = jsonb_set(sess, '{signedInAt}', to_jsonb((now() - interval '1 day')::text)) where sess ->> 'userId' = $1`,
      [OLIVE],
    );
    expect((await offer(place)).json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect((await move(transfer.id, 'undo', c.olive)).json()).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  });
});
