import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ExpireClaims } from '../../../application/claim/expire-claims.js';
import { OwnClaim, type Claim } from '../../../interfaces/contract/claim/claim.js';
import type { Postcard } from '../../../interfaces/contract/claim/postcard.js';
import { CLAIM_FORM, LISTED, isolatedCode, startClaiming, wrong, type Claiming } from '../../support/claim/claiming.js';
import { deliveredMails } from '../../support/outgoing/deliveries.js';

let c: Claiming;
/** A new member for each test, named Carl. */
let carl: { userId: string; cookie: string };

beforeAll(async () => {
  c = await startClaiming('http_claim_codes');
});

beforeEach(async () => {
  carl = await c.member();
});

afterAll(() => c?.app.close());

const verify = (id: number | string, verificationCode: unknown, cookie: string | null = carl.cookie) =>
  c.call('POST', `/api/business-claims/${String(id)}/verify`, cookie, { verificationCode });
const resend = (id: number | string, cookie: string | null = carl.cookie) =>
  c.call('POST', `/api/business-claims/${String(id)}/resend`, cookie, {});

const WRONG = { status: 400, code: 'INVALID_INPUT', message: 'Invalid verification code' };
const EXPIRED = { status: 409, code: 'CLAIM_CODE_EXPIRED' };

/** Adds a claim by Carl to a new business and returns it with its code. */
async function aClaim(form: object = {}): Promise<{ id: number; businessId: number; code: string }> {
  const { id, businessId } = await c.claimed(await c.place(), form, carl.cookie);
  return { id, businessId, code: await c.code(id) };
}

const stored = async (id: number) =>
  (
    await c.sql<{ status: string; attempts: number; code: string | null }>(
      `select status, verification_attempts as attempts, verification_code as code from business_claims where id = $1`,
      [id],
    )
  )[0];

/** Moves all dates of the claim back by `interval`. */
const age = (id: number, interval: string) =>
  c.sql(
    `update business_claims set code_expires_at = code_expires_at - $2::interval, expires_at = expires_at - $2::interval,
       created_at = created_at - $2::interval,
       codes_sent_at = array(select to_char((x::timestamptz - $2::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from unnest(codes_sent_at) x)
     where id = $1`,
    [id, interval],
  );

const subjects = async (id: number) =>
  (await c.sent(id)).flatMap(({ payload }) => (payload.subject === undefined ? [] : [payload.subject]));

describe('the right claim code', () => {
  it('the right claim code moves the claim to review, emails the claimant, and works only once', async () => {
    const { id, code } = await aClaim();
    const answer = await verify(id, code);
    expect([answer.statusCode, answer.json<Claim>()]).toMatchObject([
      200,
      { id, status: 'under_review', moves: ['cancel'] },
    ]);
    expect(await subjects(id)).toContain('Your claim for The Quiet Paw is under review');
    expect((await verify(id, code)).json()).toMatchObject(EXPIRED);
    expect((await resend(id)).json()).toMatchObject({ status: 409, code: 'CLAIM_MOVE_REFUSED' });
    expect((await stored(id))?.code).toBeNull();
  });

  it('a claim code works for ten minutes, after which the claimant can request a new one', async () => {
    const [early, late] = [await aClaim(), await aClaim()];
    await age(early.id, '9 minutes 50 seconds');
    expect((await verify(early.id, early.code)).statusCode).toBe(200);
    await age(late.id, '10 minutes 1 second');
    for (const code of [late.code, wrong(late.code)])
      expect((await verify(late.id, code)).json()).toMatchObject(EXPIRED);
    expect(await stored(late.id)).toMatchObject({ status: 'pending', attempts: 0 });
    expect((await resend(late.id)).statusCode).toBe(200);
    expect((await verify(late.id, await c.code(late.id))).statusCode).toBe(200);
  });

  it('a claim code is rejected for another claim and after a newer code was sent', async () => {
    const [a, b] = [await aClaim(), await aClaim()];
    expect((await verify(b.id, a.code === b.code ? wrong(a.code) : a.code)).json()).toMatchObject(WRONG);
    await resend(a.id);
    const newest = await c.code(a.id);
    if (newest !== a.code) expect((await verify(a.id, a.code)).json()).toMatchObject(WRONG);
    expect((await verify(a.id, newest)).statusCode).toBe(200);
  });
});

describe('a wrong claim code', () => {
  it("wrong claim codes, unknown claims, and others' claims get the same answer; only wrong codes cost an attempt", async () => {
    const { id, code } = await aClaim();
    for (const answer of [
      await verify(id, wrong(code)),
      await verify(2_000_000, code),
      await verify('nothing', code),
      await verify(id, code, c.olive),
    ]) {
      const { requestId: _, ...problem } = answer.json<Record<string, unknown>>();
      expect(problem).toEqual({
        ...WRONG,
        ...{ type: 'urn:problem:invalid-input', title: 'Bad Request', detail: WRONG.message },
        errors: [{ path: expect.any(String), message: WRONG.message }],
      });
    }
    expect(await stored(id)).toMatchObject({ status: 'pending', attempts: 1 });
    expect((await verify(id, code, null)).statusCode).toBe(401);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', '', null, 123456])(
    "a malformed claim code doesn't count as an attempt (%j)",
    async (code) => {
      const { id } = await aClaim();
      expect((await verify(id, code)).statusCode).toBe(400);
      expect(await stored(id)).toMatchObject({ attempts: 0 });
    },
  );

  it('five wrong claim codes expire the claim, and the business can be claimed again', async () => {
    const { id, businessId, code } = await aClaim();
    for (let n = 0; n < 5; n += 1) expect((await verify(id, wrong(code))).json()).toMatchObject(WRONG);
    expect((await verify(id, code)).json()).toMatchObject(EXPIRED);
    expect(await stored(id)).toEqual({ status: 'expired', attempts: 5, code: null });
    expect((await subjects(id)).at(-1)).toBe('Your claim for The Quiet Paw has expired');
    expect((await resend(id)).json()).toMatchObject({ code: 'CLAIM_MOVE_REFUSED' });
    await c.claimed(businessId, {}, carl.cookie);
  });

  it('wrong claim codes are checked only five times when 200 are sent in parallel', async () => {
    const { id, code } = await aClaim();
    const guess = () => verify(id, wrong(code)).then(({ statusCode }) => statusCode);
    const answers: number[] = [];
    // Each batch has as many requests as can wait for a connection. All 200 compete for the same five attempts.
    for (let n = 0; n < 4; n += 1) answers.push(...(await Promise.all(Array.from({ length: 50 }, guess))));
    expect([answers.filter((status) => status === 400).length, new Set(answers)]).toEqual([5, new Set([400, 409])]);
    expect(await stored(id)).toMatchObject({ status: 'expired', attempts: 5 });
    expect((await verify(id, code)).json()).toMatchObject(EXPIRED);
    expect((await subjects(id)).filter((subject) => /has expired/.test(subject))).toHaveLength(1);
  });

  it("returns 409 for a code when the claim isn't verified by code", async () => {
    const { id } = await c.claimed(await c.place(), { verificationMethod: 'google_my_business' }, carl.cookie);
    expect((await verify(id, '123456')).json()).toMatchObject({ status: 409, code: 'CLAIM_MOVE_REFUSED' });
  });
});

describe('requesting a new claim code', () => {
  it('a new claim code can be requested twice within 24 hours; a third request returns 429 with the time to wait', async () => {
    const { id } = await aClaim();
    expect([(await resend(id)).statusCode, (await resend(id)).statusCode]).toEqual([200, 200]);
    const refused = await resend(id);
    expect(refused.json()).toMatchObject({ status: 429, code: 'CLAIM_CODE_LIMIT' });
    const wait = Number(refused.headers['retry-after']);
    expect([wait > 86_000, wait <= 86_400]).toEqual([true, true]);
    expect((await c.sent(id)).filter(({ payload }) => payload.code !== undefined)).toHaveLength(3);
    await age(id, '24 hours 1 second');
    expect((await resend(id)).statusCode).toBe(200);
  });

  it('requesting a new claim code resets the attempts, except for postcards', async () => {
    const [mail, card] = [await aClaim(), await aClaim({ verificationMethod: 'postcard_verification' })];
    for (const { id, code } of [mail, card]) {
      for (let n = 0; n < 4; n += 1) await verify(id, wrong(code === '' ? '000000' : code));
      await resend(id);
    }
    expect([(await stored(mail.id))?.attempts, (await stored(card.id))?.attempts]).toEqual([0, 4]);
  });

  it("requesting a new claim code returns 404 for a claim that isn't the member's own", async () => {
    const { id } = await aClaim();
    for (const [which, cookie] of [
      [id, c.olive],
      [2_000_000, carl.cookie],
      ['x', carl.cookie],
    ] as const) {
      expect((await resend(which, cookie)).json()).toMatchObject({ status: 404, code: 'CLAIM_NOT_FOUND' });
    }
    expect((await resend(id, null)).statusCode).toBe(401);
  });
});

describe('an undecided claim', () => {
  it('an undecided claim expires after 30 days with an email, and the business can be claimed again', async () => {
    const [old, young] = [await aClaim(), await aClaim()];
    await age(old.id, '30 days 1 second');
    await age(young.id, '29 days');
    expect(await c.app.nest.get(ExpireClaims).run()).toBe(1);
    expect(await c.app.nest.get(ExpireClaims).run()).toBe(0);
    expect([await stored(old.id), await stored(young.id)]).toMatchObject([
      { status: 'expired', code: null },
      // The claim is still open, but its code has expired.
      { status: 'pending', code: null },
    ]);
    expect((await subjects(old.id)).at(-1)).toBe('Your claim for The Quiet Paw has expired');
    await c.claimed(old.businessId, {}, carl.cookie);
    const mine = (await c.call('GET', '/api/business-claims/mine', carl.cookie)).json<OwnClaim[]>();
    expect(mine.find(({ id }) => id === old.id)).toMatchObject({ status: 'expired', moves: [] });
  });

  it('an expired claim withdraws its postcards, and a newly queued postcard withdraws an older one', async () => {
    const method = { verificationMethod: 'postcard_verification' };
    const [ended, renewed] = [await aClaim(method), await aClaim(method)];
    await resend(renewed.id);
    const printed = async () =>
      (await c.call('GET', '/api/admin/postcards?limit=100', c.administrator))
        .json<Postcard[]>()
        .filter(({ claimId }) => [ended.id, renewed.id].includes(claimId));
    expect((await printed()).map(({ claimId }) => claimId)).toEqual([ended.id, renewed.id]);
    await age(ended.id, '31 days');
    await c.app.nest.get(ExpireClaims).run();
    const cards = async (id: number) =>
      (
        await c.sql<{ status: string }>(
          `select status from outbox where kind = 'postcard' and dedupe_key like $1 order by created_at`,
          [`claim:${String(id)}:code:%`],
        )
      ).map(({ status }) => status);
    const [card, ...more] = await printed();
    expect([card, more]).toMatchObject([{ claimId: renewed.id, to: { street: '12 Elm Street' } }, []]);
    expect((await verify(renewed.id, card?.code)).statusCode).toBe(200);
    expect([await cards(ended.id), await cards(renewed.id)]).toEqual([['skipped'], ['skipped', 'queued']]);
  });
});

describe('the secrecy of a claim code', () => {
  it('reveals a claim code only in the message to its recipient', async () => {
    const { id, code } = await aClaim();
    await verify(id, wrong(code));
    const answers = [
      await c.call('GET', '/api/business-claims/mine', carl.cookie),
      await c.call('GET', '/api/admin/business-claims?status=all&limit=100', c.administrator),
      await verify(id, code),
    ];
    for (const { body } of answers) expect(body).not.toMatch(isolatedCode(code));
    expect(c.app.log.join('\n')).not.toMatch(isolatedCode(code));
    const rows = await c.sql<{ row: string }>(
      `select to_jsonb(c)::text as row from business_claims c where id = $1 union all
       select to_jsonb(a)::text from audit_log a union all select to_jsonb(i)::text from idempotency_keys i`,
      [id],
    );
    for (const { row } of rows) expect(row).not.toMatch(isolatedCode(code));
    const mails = await deliveredMails(c.app);
    const toListing = mails.filter(({ text }) => isolatedCode(code).test(text));
    expect(new Set(toListing.map(({ to }) => to))).toEqual(new Set([LISTED.email]));
    expect(mails.some(({ to }) => to === CLAIM_FORM.claimantEmail)).toBe(true);
  });
});
