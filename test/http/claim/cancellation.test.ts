import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ExpireClaims } from '../../../application/claim/expire-claims.js';
import type { AdminClaim, Claim, OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_FORM, startClaiming, wrong, type Claiming } from '../../support/claim/claiming.js';

let c: Claiming;
/** A new member for each test, named Carl. */
let carl: { userId: string; cookie: string };

beforeAll(async () => {
  c = await startClaiming('http_claim_cancellation');
});

beforeEach(async () => {
  carl = await c.member();
});

afterAll(() => c?.app.close());

const cancel = (id: number | string, cookie: string | null = carl.cookie) =>
  c.call('POST', `/api/business-claims/${String(id)}/cancel`, cookie, {});
const verify = (id: number, verificationCode: string) =>
  c.call('POST', `/api/business-claims/${String(id)}/verify`, carl.cookie, { verificationCode });
const claim = (businessId: number, form: object = {}) =>
  c.call('POST', `/api/businesses/${String(businessId)}/claim`, carl.cookie, { ...CLAIM_FORM, ...form });
const decide = (id: number, decision: 'approve' | 'reject') =>
  c.call('POST', `/api/admin/business-claims/${String(id)}/${decision}`, c.administrator, {
    ...(decision === 'reject' ? { rejectionReason: 'The lease names another street.' } : { reason: 'We know them.' }),
  });

/** Adds a claim by Carl to a new business. */
const aClaim = async (form: object = {}): Promise<Claim> => c.claimed(await c.place(), form, carl.cookie);

const mine = async (id: number): Promise<OwnClaim | undefined> =>
  (await c.call('GET', '/api/business-claims/mine', carl.cookie)).json<OwnClaim[]>().find((each) => each.id === id);

describe('POST /api/business-claims/{id}/cancel', () => {
  it('sets the claim to expired with the reason, and the member can claim the business again at once', async () => {
    const { id, businessId } = await aClaim();
    const code = await c.code(id);
    const answer = await cancel(id);
    expect([answer.statusCode, answer.json<Claim>()]).toMatchObject([
      200,
      { id, status: 'expired', attemptsLeft: null, moves: [] },
    ]);
    expect(await mine(id)).toMatchObject({ status: 'expired', rejectionReason: 'Cancelled by claimant' });
    expect((await verify(id, code)).json()).toMatchObject({ status: 409, code: 'CLAIM_CODE_EXPIRED' });
    expect(await c.sent(id)).toHaveLength(2);
    await c.claimed(businessId, { verificationMethod: 'google_my_business' }, carl.cookie);
  });

  it('answers 200 and changes nothing when the claim is canceled twice', async () => {
    const { id } = await aClaim();
    await cancel(id);
    const before = await c.sql('select * from business_claims where id = $1', [id]);
    const again = await cancel(id);
    expect([again.statusCode, again.json<Claim>().status]).toEqual([200, 'expired']);
    expect(await c.sql('select * from business_claims where id = $1', [id])).toEqual(before);
  });

  it.each([
    ['approve', 'This claim was already approved, so it can no longer be canceled.'],
    ['reject', 'This claim was already rejected, so there is nothing to cancel.'],
  ] as const)('returns 409 after the decision %s and says: %s', async (decision, message) => {
    const { id } = await aClaim();
    await decide(id, decision);
    expect((await cancel(id)).json()).toMatchObject({ status: 409, code: 'CLAIM_MOVE_REFUSED', message });
  });

  it('returns 409 for a claim that has expired, and keeps it without a reason', async () => {
    const { id } = await aClaim();
    const code = await c.code(id);
    for (let n = 0; n < 5; n += 1) await verify(id, wrong(code));
    const message = 'This claim has already expired, so there is nothing to cancel.';
    expect((await cancel(id)).json()).toMatchObject({ status: 409, code: 'CLAIM_MOVE_REFUSED', message });
    expect(await mine(id)).toMatchObject({ status: 'expired', rejectionReason: null });
  });

  it("returns 404 for another member's claim as for an unknown one, and 401 to visitors", async () => {
    const { id } = await aClaim();
    for (const [which, cookie] of [
      [id, c.olive],
      [2_000_000, carl.cookie],
      ['x', carl.cookie],
    ] as const) {
      expect((await cancel(which, cookie)).json()).toMatchObject({ status: 404, code: 'CLAIM_NOT_FOUND' });
    }
    expect((await cancel(id, null)).statusCode).toBe(401);
    expect(await mine(id)).toMatchObject({ status: 'pending' });
  });

  it('shows administrators the canceled claim as expired with the reason, and they can no longer decide', async () => {
    const { id } = await aClaim();
    await cancel(id);
    expect((await decide(id, 'approve')).json()).toMatchObject({ status: 409, code: 'CLAIM_MOVE_REFUSED' });
    const listed = async (query: string) =>
      (await c.call('GET', `/api/admin/business-claims?limit=100${query}`, c.administrator))
        .json<AdminClaim[]>()
        .find((each) => each.id === id);
    expect(await listed('&status=all')).toMatchObject({
      ...{ status: 'expired', rejectionReason: 'Cancelled by claimant', reviewedBy: null, moves: [] },
    });
    expect(await listed('')).toBeUndefined();
  });

  it('withdraws the postcard of a canceled claim that was not printed yet', async () => {
    const { id } = await aClaim({ verificationMethod: 'postcard_verification' });
    await cancel(id);
    await c.app.nest.get(ExpireClaims).run();
    expect(
      await c.sql(`select status from outbox where kind = 'postcard' and dedupe_key like $1`, [`claim:${id}:code:%`]),
    ).toEqual([{ status: 'skipped' }]);
  });

  it('either cancels or approves a claim when both happen at once, never both', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id, businessId } = await aClaim();
      const [canceled, approved] = await Promise.all([cancel(id), decide(id, 'approve')]);
      expect([canceled.statusCode, approved.statusCode].toSorted()).toEqual([200, 409]);
      const [row] = await c.sql<{ status: string; claimed: boolean }>(
        `select c.status, b.is_claimed as claimed from business_claims c join businesses b on b.id = c.business_id
         where c.id = $1 and b.id = $2`,
        [id, businessId],
      );
      expect(row).toEqual(
        approved.statusCode === 200 ? { status: 'approved', claimed: true } : { status: 'expired', claimed: false },
      );
    }
  });
});

describe('POST /api/businesses/{id}/claim with `replaces`', () => {
  it('cancels the open claim and makes one with another method in its place', async () => {
    const { id, businessId } = await aClaim();
    const answer = await claim(businessId, { verificationMethod: 'website_verification', replaces: id });
    expect([answer.statusCode, answer.json<Claim>()]).toMatchObject([201, { status: 'pending', codeSentTo: null }]);
    expect(await mine(id)).toMatchObject({ status: 'expired', rejectionReason: 'Cancelled by claimant' });
  });

  it('returns 409 and keeps the open claim if it is another one or already proven', async () => {
    const { id, businessId } = await aClaim();
    const others = await c.claimed(businessId, {}, c.olive);
    for (const replaces of [others.id, 2_000_000]) {
      expect((await claim(businessId, { replaces })).json()).toMatchObject({ status: 409, code: 'CLAIM_EXISTS' });
    }
    expect((await verify(id, await c.code(id))).statusCode).toBe(200);
    expect((await claim(businessId, { replaces: id })).json()).toMatchObject({
      ...{ status: 409, code: 'CLAIM_MOVE_REFUSED' },
    });
    expect(await mine(id)).toMatchObject({ status: 'under_review' });
    expect((await claim(businessId, { replaces: 'first' })).json()).toMatchObject({
      ...{ status: 400, message: 'Please send the ID of your open claim.' },
    });
  });

  it('makes one claim when two replacements are sent at once', async () => {
    const { id, businessId } = await aClaim();
    const form = { verificationMethod: 'google_my_business', replaces: id };
    const statuses = (await Promise.all([claim(businessId, form), claim(businessId, form)])).map(
      (one) => one.statusCode,
    );
    expect(statuses.toSorted()).toEqual([201, 409]);
    const open = await c.sql(`select from business_claims where business_id = $1 and status = 'pending'`, [businessId]);
    expect(open).toHaveLength(1);
  });

  it('sends a member three codes a day to claim a business, over claims that are canceled or replaced', async () => {
    const { id, businessId } = await aClaim();
    const second = (await claim(businessId, { replaces: id })).json<Claim>();
    await cancel(second.id);
    const third = await c.claimed(businessId, {}, carl.cookie);
    await cancel(third.id);
    const refused = await claim(businessId);
    expect(refused.json()).toMatchObject({ status: 429, code: 'CLAIM_CODE_LIMIT' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    const without = await c.claimed(businessId, { verificationMethod: 'google_my_business' }, carl.cookie);
    expect((await claim(businessId, { replaces: without.id })).json()).toMatchObject({ code: 'CLAIM_CODE_LIMIT' });
    expect(await mine(without.id)).toMatchObject({ status: 'pending' });
  });
});

describe('GET /api/business-claims/mine', () => {
  it('returns the attempts left at the code, and what the member entered for the form', async () => {
    const { id, attemptsLeft } = await aClaim({ claimantPhone: '512 555 0199' });
    expect(attemptsLeft).toBe(5);
    const code = await c.code(id);
    for (let n = 0; n < 3; n += 1) await verify(id, wrong(code));
    expect(await mine(id)).toMatchObject({
      attemptsLeft: 2,
      form: {
        ...{ claimantName: CLAIM_FORM.claimantName, claimantEmail: CLAIM_FORM.claimantEmail },
        ...{ claimantPhone: '512 555 0199', businessRole: 'owner', ownershipProof: CLAIM_FORM.ownershipProof },
      },
    });
  });
});
