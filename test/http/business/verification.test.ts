import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_verification');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  // More than one page, all created at the same time.
  await app.database.pool.query(
    `insert into businesses (name, category, approval_status)
     select 'Place ' || n, 'services', 'approved' from generate_series(1, 120) n`,
  );
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const verify = (id: number, payload: object, cookie = administrator) =>
  app.fastify.inject({ method: 'POST', url: `/api/admin/businesses/${id}/verify`, headers: { cookie }, payload });

const BY_CALL = { verificationSource: 'A call to the number on its website', verificationNotes: 'Asked for Olive.' };

const refuseIt = (id: number, payload: object) =>
  app.fastify.inject({
    method: 'POST',
    url: `/api/admin/businesses/${id}/refuse-verification`,
    headers: { cookie: administrator },
    payload,
  });

const list = (query: string) =>
  app.fastify.inject({ url: `/api/admin/business-verification${query}`, headers: { cookie: administrator } });

/** Returns the whole list, across all pages. */
async function walked(status: string): Promise<AdminBusiness[]> {
  const found: AdminBusiness[] = [];
  for (let query: string | null = `?limit=100&status=${status}`; query !== null;) {
    const answer = await list(query);
    found.push(...answer.json<unknown[]>().map((each) => AdminBusiness.parse(each)));
    const next = /<[^?]+(\?[^>]+)>/.exec(String(answer.headers.link ?? ''));
    query = next?.[1] ?? null;
    if (query === null) expect(answer.headers['x-total-count']).toBe(String(found.length));
  }
  return found;
}

const idsIn = async (status: string) => (await walked(status)).map(({ id }) => id);

describe('verifying a business', () => {
  it('marks an approved business as verified with the current time and the source', async () => {
    const began = Date.now();
    const answer = await verify(9, BY_CALL);
    expect(answer.statusCode).toBe(200);
    const verified = AdminBusiness.parse(answer.json());
    expect(verified).toMatchObject({ id: 9, isVerified: true, ...BY_CALL });
    expect(Math.abs(Date.parse(String(verified.lastVerifiedAt)) - began)).toBeLessThan(60_000);
    const shown = (await app.fastify.inject('/api/businesses/9')).json();
    expect([shown.isVerified, shown.lastVerifiedAt]).toEqual([true, verified.lastVerifiedAt]);
    expect(JSON.stringify(shown)).not.toContain(BY_CALL.verificationSource);
  });

  it('returns 400 for a verification without a source', async () => {
    for (const payload of [{}, { verificationSource: ' ' }]) {
      const answer = await verify(10, payload);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please say how it was verified.']);
    }
  });

  it('returns 401 or 403 to anyone but administrators who verify a business', async () => {
    expect((await verify(10, BY_CALL, '')).statusCode).toBe(401);
    expect((await verify(10, BY_CALL, await signedInAs(app, ADA))).statusCode).toBe(403);
  });

  it('withdraws the verification and shows the reason to administrators only', async () => {
    await verify(11, BY_CALL);
    const answer = await refuseIt(11, { verificationNotes: 'The number belongs to a bakery.', version: 2 });
    expect(AdminBusiness.parse(answer.json())).toMatchObject({
      ...{ isVerified: false, lastVerifiedAt: null, verificationSource: null, verifiedBy: 'Administrator' },
      verificationNotes: 'The number belongs to a bakery.',
    });
    const shown = (await app.fastify.inject('/api/businesses/11')).json();
    expect([shown.isVerified, shown.lastVerifiedAt]).toEqual([false, null]);
    expect(JSON.stringify(shown)).not.toContain('bakery');
    const silent = await refuseIt(11, { verificationNotes: ' ' });
    expect([silent.statusCode, silent.json().message]).toEqual([400, 'Please say why it could not be verified.']);
  });

  it('applies one of two decisions on the same version and names its author to the other', async () => {
    const answers = await Promise.all([
      verify(12, { ...BY_CALL, version: 1 }),
      refuseIt(12, { verificationNotes: 'No.', version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const second = answers.find(({ statusCode }) => statusCode === 409);
    expect(second?.json().message).toContain('Administrator last updated its verification.');
  });

  it('returns 409 when the same verification decision is repeated without a version', async () => {
    const calls = [() => verify(15, BY_CALL), () => refuseIt(15, { verificationNotes: 'Nobody answers.' })];
    for (const call of calls) {
      expect((await call()).statusCode).toBe(200);
      const again = await call();
      expect([again.statusCode, again.json().message]).toEqual([
        409,
        expect.stringMatching(/^Administrator (has|could)/),
      ]);
    }
    const version = AdminBusiness.parse((await verify(15, BY_CALL)).json()).version;
    expect((await verify(15, { ...BY_CALL, version })).statusCode).toBe(200);
  });

  it("returns 409 for a business that isn't approved and for an outdated version", async () => {
    const waiting = await verify(HIDDEN.pending, BY_CALL);
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'APPROVAL_MOVE_REFUSED']);
    const outdated = await verify(10, { ...BY_CALL, version: 99 });
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await verify(999_999, BY_CALL)).statusCode).toBe(404);
  });
});

describe('GET /api/admin/business-verification', () => {
  it('lists each public business without a verification decision once, oldest first', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>(
      `select id from businesses where is_public and not is_verified and verification_notes is null order by created_at, id`,
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(await idsIn('waiting')).toEqual(rows.map(({ id }) => id));
    expect(await idsIn('')).toEqual(rows.map(({ id }) => id));
  });

  it('moves a decided business to the verified or refused list', async () => {
    await verify(13, BY_CALL);
    await refuseIt(14, { verificationNotes: 'Nobody answers.' });
    const [waiting, verified, refused] = [await idsIn('waiting'), await idsIn('verified'), await idsIn('refused')];
    expect([13, 14].map((id) => [waiting.includes(id), verified.includes(id), refused.includes(id)])).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
    // The most recently verified business comes last.
    expect(verified.at(-1)).toBe(13);
  });

  it('returns 400 for an unknown status of verification', async () => {
    const answer = await list('?status=lost');
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'status must be one of waiting, verified, refused.',
    ]);
  });
});
