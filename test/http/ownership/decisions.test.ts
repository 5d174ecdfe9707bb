import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { ADDRESS, startOwning, type Owning } from '../../support/ownership/owning.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let c: Owning;

beforeAll(async () => {
  c = await startOwning('http_ownership_decisions');
});

afterAll(() => c?.app.close());

/** A request of Ada for a business of Olive that waits for an administrator. */
async function reviewed(): Promise<{ place: number; id: number }> {
  const place = await c.owned();
  const [row] = await c.sql<{ id: number }>(
    `insert into ownership_requests (business_id, requester_id, owner_id, status, message, documents, owner_reason, owner_documents, answer_by)
     values ($1, $2, $3, 'under_review', 'I bought it.', '{/uploads/private/a.pdf}', 'I never sold it.', '{/uploads/private/b.pdf,/uploads/private/c.pdf}', now()) returning id`,
    [place, ADA, OLIVE],
  );
  return { place, id: row?.id ?? 0 };
}

const decide = (
  id: number,
  decision: string,
  payload: object = { reason: 'The lease names Ada.' },
  cookie: string | null = c.administrator,
) => c.call('POST', `/api/admin/ownership-requests/${String(id)}/${decision}`, cookie, payload);

describe('GET /api/admin/ownership-requests', () => {
  it('lists both sides of what waits, and everything with status=all', async () => {
    const { id } = await reviewed();
    const listed = (await c.call('GET', '/api/admin/ownership-requests', c.administrator)).json<
      AdminOwnershipRequest[]
    >();
    const found = listed.find((each) => each.id === id);
    expect(AdminOwnershipRequest.strict().safeParse(found).error).toBeUndefined();
    expect(found).toMatchObject({
      ...{ requesterId: ADA, ownerId: OLIVE, documents: 1, ownerDocuments: 2, ownerReason: 'I never sold it.' },
      moves: ['approve', 'reject'],
    });
    await decide(id, 'reject');
    const ids = async (query: string) =>
      (await c.call('GET', `/api/admin/ownership-requests${query}`, c.administrator))
        .json<{ id: number }[]>()
        .map((each) => each.id);
    expect([(await ids('')).includes(id), (await ids('?status=all')).includes(id)]).toEqual([false, true]);
    expect((await c.call('GET', '/api/admin/ownership-requests', c.ada)).statusCode).toBe(403);
    for (const path of ['requester/1', 'owner/3', 'visitor/1']) {
      const answer = await c.call(
        'GET',
        `/api/admin/ownership-requests/${String(id)}/documents/${path}`,
        c.administrator,
      );
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
  });
});

describe('deciding on an ownership request', () => {
  it('approving moves ownership, and tells both sides and the audit log the reason', async () => {
    const { place, id } = await reviewed();
    await c.emails();
    const answer = await decide(id, 'approve', { reason: 'The lease names Ada.', adminNotes: 'Called both.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        status: 'approved',
        reviewedBy: 'Administrator',
        adminNotes: 'Called both.',
        decisionReason: 'The lease names Ada.',
        moves: [],
      },
    ]);
    expect(await c.ownerOf(place)).toBe(ADA);
    const told = await c.emails();
    const paragraphs = expect.arrayContaining(['The lease names Ada.']);
    expect(told).toMatchObject([
      { member: ADA, paragraphs },
      { member: OLIVE, paragraphs },
    ]);
    expect(JSON.stringify(told)).not.toContain('Called both.');
    const [entry] = await c.sql('select action, reason from audit_log where target_type = $1 and target_id = $2', [
      'ownership_request',
      String(id),
    ]);
    expect(entry).toEqual({ action: 'ownership.approve', reason: 'The lease names Ada.' });
  });

  it('rejecting leaves the owner and tells both sides why', async () => {
    const { place, id } = await reviewed();
    await c.emails();
    expect((await decide(id, 'reject', {})).json()).toMatchObject({ errors: [{ path: 'reason' }] });
    expect((await decide(id, 'reject')).json()).toMatchObject({ status: 'rejected' });
    expect(await c.ownerOf(place)).toBe(OLIVE);
    const paragraphs = expect.arrayContaining(['The lease names Ada.']);
    expect(await c.emails()).toMatchObject([
      { member: ADA, paragraphs },
      { member: OLIVE, paragraphs },
    ]);
  });

  it('of two administrators who decide at once, the second one learns who was first', async () => {
    const { place, id } = await reviewed();
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'reject')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ message: expect.stringMatching(/^Administrator has already decided/) });
    expect(await c.ownerOf(place)).toBe(answers[0]?.statusCode === 200 ? ADA : OLIVE);
  });

  it('refuses an approval after the business changed hands', async () => {
    const { place, id } = await reviewed();
    await c.sql('update businesses set owner_id = null, claimed_by = null, is_claimed = false where id = $1', [place]);
    expect((await decide(id, 'approve')).json()).toMatchObject({ code: 'OWNERSHIP_REQUEST_MOVE_REFUSED' });
    expect(await c.ownerOf(place)).toBeNull();
  });
});

describe('merging a business that someone requested and someone was offered', () => {
  it('closes both and says so', async () => {
    const { place, id } = await reviewed();
    const kept = await c.owned();
    await c.call('POST', `/api/businesses/${String(place)}/transfer`, c.olive, { email: ADDRESS.ada, premium: 'end' });
    await c.emails();
    const payload = { keepId: kept, mergedId: place, reason: 'One door.' };
    expect((await c.call('POST', '/api/admin/duplicates/merge', c.administrator, payload)).statusCode).toBe(200);
    const open = await c.sql(
      `select (select status from ownership_requests where id = $1) as request,
        (select status from business_transfers where business_id = $2) as offer`,
      [id, place],
    );
    expect(open).toEqual([{ request: 'closed', offer: 'closed' }]);
    expect((await c.emails()).map(({ to, member }) => to ?? member).toSorted()).toEqual([ADA, ADDRESS.ada].toSorted());
  });
});
