import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { Postcard, SentPostcard } from '../../../interfaces/contract/claim/postcard.js';
import { isolatedCode, startClaiming, wrong, type Claiming } from '../../support/claim/claiming.js';

let c: Claiming;

beforeAll(async () => {
  c = await startClaiming('http_postcards');
});

afterAll(() => c?.app.close());

/** Returns a new claim whose code is sent by postcard. */
const aClaim = async (cookie?: string) =>
  c.claimed(await c.place(), { verificationMethod: 'postcard_verification' }, cookie);

const LIST = '/api/admin/postcards';
const waiting = async () => (await c.call('GET', `${LIST}?limit=100`, c.administrator)).json<Postcard[]>();
const cardOf = async (claimId: number) => (await waiting()).find((card) => card.claimId === claimId);
const sent = (id: string | undefined, cookie: string | null = c.administrator) =>
  c.call('POST', `${LIST}/${String(id)}/sent`, cookie);
const rows = (claimId: number) =>
  c.sql<{ status: string; payload: unknown; recipient: unknown }>(
    `select status, payload, recipient from outbox where kind = 'postcard' and dedupe_key like $1 order by created_at`,
    [`claim:${String(claimId)}:code:%`],
  );
const verify = (id: number, verificationCode: string | null | undefined, cookie = c.ada) =>
  c.call('POST', `/api/business-claims/${String(id)}/verify`, cookie, { verificationCode });

describe('GET /api/admin/postcards', () => {
  it('lists postcards with address, code, and expiry, page by page, oldest first', async () => {
    const claims = [await aClaim(), await aClaim(), await aClaim()];
    const first = await c.call('GET', `${LIST}?limit=2`, c.administrator);
    expect([first.statusCode, first.headers['cache-control'], first.headers['x-total-count']]).toEqual([
      200,
      'private, no-store',
      '3',
    ]);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const rest = await c.call('GET', next, c.administrator);
    const cards = [...first.json<Postcard[]>(), ...rest.json<Postcard[]>()];
    expect([rest.headers.link, cards.map(({ claimId }) => claimId)]).toEqual([undefined, claims.map(({ id }) => id)]);
    for (const card of cards) expect(Postcard.strict().safeParse(card).error).toBeUndefined();
    expect(cards[0]).toMatchObject({
      to: { name: 'The Quiet Paw', street: '12 Elm Street', city: 'Austin', state: 'TX', zipCode: '78704' },
      businessId: claims[0]?.businessId,
      code: expect.stringMatching(/^\d{6}$/),
    });
    const days = (Date.parse(cards[0]!.expiresAt) - Date.parse(cards[0]!.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await verify(claims[0]!.id, cards[0]?.code)).statusCode).toBe(200);
    expect(await cardOf(claims[0]!.id)).toBeUndefined();
  });

  it('lists a postcard with a null code if the code was sealed with another secret', async () => {
    const [unreadable, readable] = [await aClaim((await c.member()).cookie), await aClaim((await c.member()).cookie)];
    await c.sql(
      `update outbox set payload = jsonb_set(payload, '{sealedCode}', to_jsonb('AAAA' || (payload ->> 'sealedCode'))) where dedupe_key like $1`,
      [`claim:${String(unreadable.id)}:code:%`],
    );
    expect([await cardOf(unreadable.id), await cardOf(readable.id)]).toMatchObject([
      { code: null },
      { code: expect.stringMatching(/^\d{6}$/) },
    ]);
    await c.sql(`delete from outbox where dedupe_key like $1`, [`claim:${String(unreadable.id)}:code:%`]);
  });

  it('the postcard list returns 401 or 403 to anyone but administrators, and 400 for a cursor of another list', async () => {
    const { id } = await aClaim((await c.member()).cookie);
    const card = await cardOf(id);
    for (const cookie of [null, c.ada, c.olive]) {
      const status = cookie === null ? 401 : 403;
      expect((await c.call('GET', LIST, cookie)).statusCode).toBe(status);
      expect((await sent(card?.id, cookie)).statusCode).toBe(status);
    }
    expect((await rows(id)).map(({ status }) => status)).toEqual(['queued']);
    const notOne = Buffer.from(JSON.stringify(['postcards', 1, 'no id'])).toString('base64url');
    for (const cursor of ['x', notOne]) {
      expect((await c.call('GET', `${LIST}?cursor=${cursor}`, c.administrator)).json()).toMatchObject({
        ...{ status: 400, code: 'INVALID_CURSOR' },
      });
    }
  });

  it("the postcard list is the only place that shows a postcard's code: not logs, records, or other answers", async () => {
    const { cookie } = await c.member();
    const claim = await aClaim(cookie);
    const card = await cardOf(claim.id);
    const code = card?.code ?? '';
    await verify(claim.id, wrong(code), cookie);
    const marked = await sent(card?.id);
    const alone = isolatedCode(code);
    const answers = [
      marked,
      await c.call('GET', '/api/business-claims/mine', cookie),
      await c.call('GET', '/api/admin/business-claims?status=all&limit=100', c.administrator),
    ];
    for (const { body } of answers) expect(body).not.toMatch(alone);
    expect(c.app.log.join('\n')).not.toMatch(alone);
    const storedRow = await c.sql<{ row: string }>(
      `select to_jsonb(b)::text as row from business_claims b where id = $1 union all
       select to_jsonb(a)::text from audit_log a union all select to_jsonb(o)::text from outbox o`,
      [claim.id],
    );
    for (const { row } of storedRow) expect(row).not.toMatch(alone);
  });
});

describe('marking a postcard as sent', () => {
  it('a postcard marked as sent leaves the list, is logged, and loses its address, but its code still works', async () => {
    const { cookie } = await c.member();
    const claim = await aClaim(cookie);
    const card = await cardOf(claim.id);
    const answer = await sent(card?.id);
    expect([answer.statusCode, SentPostcard.strict().safeParse(answer.json()).error]).toEqual([200, undefined]);
    expect(await cardOf(claim.id)).toBeUndefined();
    expect(await rows(claim.id)).toEqual([{ status: 'sent', payload: null, recipient: null }]);
    expect(
      await c.sql(
        `select actor, action, before, after from audit_log where target_type = 'postcard' and target_id = $1`,
        [card?.id],
      ),
    ).toEqual([
      {
        ...{ actor: 'Administrator', action: 'postcard.send', before: { status: 'queued' } },
        after: { status: 'sent', claimId: claim.id },
      },
    ]);
    expect((await verify(claim.id, card?.code, cookie)).statusCode).toBe(200);
    const claims = (await c.call('GET', '/api/admin/business-claims?limit=100', c.administrator)).json<AdminClaim[]>();
    expect(claims.find(({ id }) => id === claim.id)).toMatchObject({ codeVerified: true, proof: 'listing' });
  });

  it('marks a postcard as sent once, and returns 404 for anything but a postcard', async () => {
    const { id } = await aClaim((await c.member()).cookie);
    const card = await cardOf(id);
    const answers = await Promise.all([sent(card?.id), sent(card?.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await sent(card?.id)).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const [mail] = await c.sql<{ id: string }>(`select id from outbox where kind = 'mail' limit 1`);
    for (const none of ['7', '00000000-0000-4000-8000-000000000000', mail?.id]) {
      expect((await sent(none)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('removes a postcard from the list when its code has expired', async () => {
    const { id } = await aClaim((await c.member()).cookie);
    expect(await cardOf(id)).toBeDefined();
    await c.sql(`update business_claims set code_expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await cardOf(id)).toBeUndefined();
  });

  it("a postcard marked as sent doesn't restore an older one of the same claim, but a newer one is listed", async () => {
    const { cookie } = await c.member();
    const { id } = await aClaim(cookie);
    const resend = () => c.call('POST', `/api/business-claims/${String(id)}/resend`, cookie);
    expect((await resend()).statusCode).toBe(200);
    const newer = await cardOf(id);
    expect((await sent(newer?.id)).statusCode).toBe(200);
    expect(await cardOf(id)).toBeUndefined();
    expect((await rows(id)).map(({ status }) => status)).toEqual(['skipped', 'sent']);
    expect((await resend()).statusCode).toBe(200);
    expect((await cardOf(id))?.id).not.toBe(newer?.id);
  });
});
