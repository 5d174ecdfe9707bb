import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClaim, type OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { Notice } from '../../../interfaces/contract/moderation/notice.js';
import { startClaiming, type Claiming } from '../../support/claim/claiming.js';
import { ROUNDS } from '../../support/rounds.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let c: Claiming;

beforeAll(async () => {
  c = await startClaiming('http_claim_decisions');
});

afterAll(() => c?.app.close());

const decide = (
  id: number | string,
  decision: 'approve' | 'reject',
  payload: object = {},
  cookie: string | null = c.administrator,
) =>
  c.call('POST', `/api/admin/business-claims/${String(id)}/${decision}`, cookie, {
    ...(decision === 'approve' && { reason: 'We called them.' }),
    ...payload,
  });
const reject = (id: number | string) => decide(id, 'reject', { rejectionReason: 'The lease names another street.' });

const business = async (id: number) =>
  (
    await c.sql<{ owner: string | null; by: string | null; claimed: boolean; at: Date | null }>(
      `select owner_id as owner, claimed_by as by, is_claimed as claimed, claimed_at as at from businesses where id = $1`,
      [id],
    )
  )[0];

const statuses = async (businessId: number) =>
  (
    await c.sql<{ status: string }>(`select status from business_claims where business_id = $1 order by id`, [
      businessId,
    ])
  ).map(({ status }) => status);

const audit = (ids: readonly number[]) =>
  c.sql<{ action: string; actor: string; reason: string | null; after: object; before: object }>(
    `select action, actor, reason, before, after from audit_log where target_type = 'claim' and target_id = any($1)`,
    [ids.map(String)],
  );

const mailed = async (ids: readonly number[], news: string) => {
  const all = await Promise.all(ids.map((id) => c.sent(id)));
  return all.flat().filter(({ payload }) => new RegExp(news).test(payload.subject ?? ''));
};

describe('approving a claim without proof', () => {
  it('returns 400 with the field when a claim without proof is approved without a reason, and changes nothing', async () => {
    const { id, businessId } = await c.claimed(await c.place());
    for (const reason of [undefined, '', '  ']) {
      const answer = await decide(id, 'approve', { reason });
      expect(answer.json()).toMatchObject({
        ...{ status: 400, code: 'INVALID_INPUT', message: 'This claim has no proof. Please say why you approve it.' },
        errors: [{ path: 'reason' }],
      });
    }
    expect(await statuses(businessId)).toEqual(['pending']);
    expect(await audit([id])).toEqual([]);
  });

  it('approves a claim with a proof or a document without a reason', async () => {
    const proven = await c.claimed(await c.place());
    const documented = await c.claimed(await c.place());
    await c.sql(`update business_claims set proven_at = now() where id = $1`, [proven.id]);
    await c.sql(`update business_claims set verification_documents = array['/a.pdf'] where id = $1`, [documented.id]);
    for (const { id } of [proven, documented]) {
      expect((await decide(id, 'approve', { reason: undefined })).statusCode).toBe(200);
      expect(await audit([id])).toMatchObject([{ action: 'claim.approve', reason: null }]);
    }
  });
});

describe('approving a claim', () => {
  it('approving a claim makes the claimant the owner, emails them, and logs it without personal data', async () => {
    const { id, businessId } = await c.claimed(await c.place());
    const answer = await decide(id, 'approve', { reviewerId: 'mallory', adminNotes: 'Called them.' });
    expect(answer.statusCode).toBe(200);
    expect(AdminClaim.strict().safeParse(answer.json()).error).toBeUndefined();
    expect(answer.json<AdminClaim>()).toMatchObject({
      ...{ id, status: 'approved', reviewedBy: 'Administrator', adminNotes: 'Called them.', moves: [] },
      business: { isClaimed: true, claimedBy: ADA, claimedAt: expect.stringMatching(/^20\d\d-.+Z$/) },
    });
    expect(await business(businessId)).toEqual({ owner: ADA, by: ADA, claimed: true, at: expect.any(Date) });
    expect(await mailed([id], 'is yours')).toMatchObject([{ recipient: 'ada-claims@example.com', service: true }]);
    const [entry] = await audit([id]);
    expect(entry).toMatchObject({
      ...{ action: 'claim.approve', actor: 'Administrator', before: { status: 'pending' } },
      after: { status: 'approved', businessId, rejectedClaims: [] },
      reason: 'We called them.',
    });
    expect(JSON.stringify(await mailed([id], 'is yours'))).not.toContain('We called them.');
    expect(JSON.stringify(entry)).not.toMatch(/Ada|ada-claims/);
    const asOwner = await c.app.fastify.inject({
      ...{ method: 'PATCH', url: `/api/businesses/${String(businessId)}`, headers: { cookie: c.ada } },
      payload: { arrivalNotes: 'Ring twice.' },
    });
    expect(asOwner.statusCode).toBe(200);
  });

  it("approving a claim clears the reason for the previous owner's refused change", async () => {
    const { id, businessId } = await c.claimed(await c.place());
    await c.sql(`update businesses set rejection_reason = 'No.' where id = $1`, [businessId]);
    expect((await decide(id, 'approve')).statusCode).toBe(200);
    expect(await c.sql('select rejection_reason as reason from businesses where id = $1', [businessId])).toEqual([
      { reason: null },
    ]);
  });

  it('approving a claim rejects the other open claims of the business and emails their claimants the reason', async () => {
    const place = await c.place();
    const [first, second] = [await c.claimed(place), await c.claimed(place, {}, c.olive)];
    expect((await decide(second.id, 'approve')).statusCode).toBe(200);
    expect(await statuses(place)).toEqual(['rejected', 'approved']);
    expect((await business(place))?.owner).toBe(OLIVE);
    const [told] = await mailed([first.id], 'was not approved');
    expect(told?.payload.paragraphs).toContain('Another member’s claim for this business was approved.');
    const mine = (await c.call('GET', '/api/business-claims/mine', c.ada)).json<OwnClaim[]>();
    expect(mine.find(({ id }) => id === first.id)).toMatchObject({
      ...{ status: 'rejected', rejectionReason: 'Another member’s claim for this business was approved.' },
    });
    expect((await audit([first.id, second.id])).map(({ after }) => after)).toMatchObject([
      { rejectedClaims: [first.id] },
    ]);
  });

  it('approving a claim returns 409 when the business got another owner; the claim can still be rejected', async () => {
    const { id, businessId } = await c.claimed(await c.place());
    await c.sql(`update businesses set owner_id = $2 where id = $1`, [businessId, OLIVE]);
    expect((await decide(id, 'approve')).json()).toMatchObject({ status: 409, code: 'BUSINESS_ALREADY_CLAIMED' });
    expect([await statuses(businessId), (await business(businessId))?.owner]).toEqual([['pending'], OLIVE]);
    expect((await reject(id)).statusCode).toBe(200);
  });
});

describe('the notice of a decision on a claim', () => {
  it('is listed in the account of each claimant, with the reason and a link', async () => {
    const place = await c.place();
    const [first, second] = [await c.claimed(place), await c.claimed(place, {}, c.olive)];
    await decide(second.id, 'approve');
    const newest = async (cookie: string) =>
      (await c.call('GET', '/api/user/notices?limit=1', cookie)).json<Notice[]>()[0];
    const refused = await newest(c.ada);
    expect(Notice.strict().safeParse(refused).error).toBeUndefined();
    expect([first.businessId, refused]).toMatchObject([
      place,
      {
        ...{ kind: 'claim_rejected', note: 'Another member’s claim for this business was approved.', readAt: null },
        ...{ targetPath: `/claim-business/${place}`, reason: null, canAppeal: false, appealUntil: null },
      },
    ]);
    expect(await newest(c.olive)).toMatchObject({ kind: 'claim_approved', targetPath: `/business/${place}`, note: '' });
  });
});

describe('rejecting a claim', () => {
  it('requires a reason to reject a claim and emails it to the claimant', async () => {
    const { id, businessId } = await c.claimed(await c.place());
    for (const rejectionReason of ['', '   ', undefined]) {
      expect((await decide(id, 'reject', { rejectionReason })).json()).toMatchObject({
        ...{ status: 400, message: 'Please provide a rejection reason.' },
      });
    }
    expect((await reject(id)).json()).toMatchObject({ status: 'rejected', reviewedBy: 'Administrator' });
    const [told] = await mailed([id], 'was not approved');
    expect(told?.payload.paragraphs).toContain('The lease names another street.');
    expect(await audit([id])).toMatchObject([{ action: 'claim.reject', reason: 'The lease names another street.' }]);
    expect((await business(businessId))?.claimed).toBe(false);
    await c.claimed(businessId);
  });
});

describe('deciding a claim again', () => {
  it('returns 409 for a second decision on a claim and names the first administrator', async () => {
    const [yes, no] = [await c.claimed(await c.place()), await c.claimed(await c.place())];
    await decide(yes.id, 'approve');
    await reject(no.id);
    for (const { id } of [yes, no]) {
      for (const again of [await decide(id, 'approve'), await reject(id)]) {
        expect(again.json()).toMatchObject({
          status: 409,
          code: 'CLAIM_MOVE_REFUSED',
          message: expect.stringMatching(/^Administrator has already decided/),
        });
      }
    }
    expect(await audit([yes.id, no.id])).toHaveLength(2);
  });

  it('a claim decision returns 401 or 403 without an administrator session, and 404 for an unknown claim', async () => {
    const { id } = await c.claimed(await c.place());
    for (const cookie of [null, c.ada, c.olive]) {
      const status = cookie === null ? 401 : 403;
      for (const decision of ['approve', 'reject'] as const) {
        expect((await decide(id, decision, { rejectionReason: 'No.' }, cookie)).statusCode).toBe(status);
      }
      expect((await c.call('GET', '/api/admin/business-claims', cookie)).statusCode).toBe(status);
    }
    for (const none of [2_000_000, 'x']) {
      expect((await decide(none, 'approve')).json()).toMatchObject({ status: 404, code: 'CLAIM_NOT_FOUND' });
    }
  });
});

describe('concurrent claim decisions', () => {
  it(`concurrent claim decisions have one winner, owner, email, and log entry, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = await c.place();
      const claims = [await c.claimed(place), await c.claimed(place, {}, c.olive)];
      const [a, b] = claims.map(({ id }) => id) as [number, number];
      // The rounds alternate: approve one claim twice, approve and reject it, approve two claims of different members.
      const tries = [
        [() => decide(a, 'approve'), () => decide(a, 'approve')],
        [() => decide(a, 'approve'), () => reject(a)],
        [() => decide(a, 'approve'), () => decide(b, 'approve')],
      ][round % 3]!;
      const answers = await Promise.all([...tries, ...tries].map((attempt) => attempt()));
      const won = answers.filter(({ statusCode }) => statusCode === 200);
      expect([round, answers.map(({ statusCode }) => statusCode).toSorted()]).toEqual([round, [200, 409, 409, 409]]);
      const winner = won[0]!.json<AdminClaim>();
      const isApproved = winner.status === 'approved';
      expect(await business(place)).toMatchObject({
        owner: isApproved ? winner.claimantUserId : null,
        claimed: isApproved,
      });
      expect((await statuses(place)).filter((status) => status === 'approved')).toHaveLength(isApproved ? 1 : 0);
      expect(await mailed([a, b], 'is yours')).toHaveLength(isApproved ? 1 : 0);
      expect(await audit([a, b])).toHaveLength(1);
    }
  });
});

describe('GET /api/admin/business-claims', () => {
  it('lists open claims oldest first, or claims with a given status, with all fields for the decision', async () => {
    const [pending, verified, rejected] = [
      await c.claimed(await c.place()),
      await c.claimed(await c.place()),
      await c.claimed(await c.place()),
    ];
    await c.call('POST', `/api/business-claims/${String(verified.id)}/verify`, c.ada, {
      verificationCode: await c.code(verified.id),
    });
    await reject(rejected.id);
    const list = async (query: string) => {
      const answer = await c.call('GET', `/api/admin/business-claims${query}`, c.administrator);
      expect([query, answer.statusCode, answer.headers['cache-control']]).toEqual([query, 200, 'private, no-store']);
      return answer.json<AdminClaim[]>();
    };
    const waiting = await list('?limit=100');
    expect(waiting.map(({ id }) => id)).toEqual(waiting.map(({ id }) => id).toSorted((x, y) => x - y));
    expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['pending', 'under_review']));
    for (const claim of waiting) expect(AdminClaim.strict().safeParse(claim).error).toBeUndefined();
    expect(waiting.find(({ id }) => id === pending.id)).toMatchObject({
      ...{ codeVerified: false, proof: null, codeSentTo: 'listing', documents: 0, moves: ['approve', 'reject'] },
      ...{ claimantUserId: ADA, claimantEmail: 'ada-claims@example.com', businessRole: 'owner' },
    });
    expect(waiting.find(({ id }) => id === verified.id)).toMatchObject({
      ...{ status: 'under_review', codeVerified: true, proof: 'listing', verificationAttempts: 1 },
    });
    expect((await list('?status=rejected&limit=100')).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['rejected']),
    );
    expect(new Set((await list('?status=rejected&limit=100')).map(({ status }) => status)).size).toBe(1);
    expect((await list('?status=all&limit=100')).length).toBeGreaterThan(waiting.length);
    expect((await list('?status=')).length).toBeGreaterThan(0);
    expect(JSON.stringify(waiting)).not.toMatch(/verificationCode|websiteToken|verification_code/);
    expect((await c.call('GET', '/api/admin/business-claims?status=odd', c.administrator)).statusCode).toBe(400);
    const first = await c.call('GET', '/api/admin/business-claims?limit=1', c.administrator);
    expect(Number(first.headers['x-total-count'])).toBe(waiting.length);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await c.call('GET', next, c.administrator)).json<AdminClaim[]>()[0]?.id).toBe(waiting[1]?.id);
    // A cursor is valid only for the list that returned it.
    expect((await c.call('GET', `${next}&status=all`, c.administrator)).statusCode).toBe(400);
  });
});
