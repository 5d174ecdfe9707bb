import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminBusiness } from '../../../interfaces/contract/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, HIDDEN, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_verification');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const verify = (id: number, payload: object, cookie = administrator) =>
  app.fastify.inject({ method: 'POST', url: `/api/admin/businesses/${id}/verify`, headers: { cookie }, payload });

const BY_CALL = { verificationSource: 'A call to the number on its website', verificationNotes: 'Asked for Olive.' };

describe('a verification', () => {
  it('makes an approved business verified from this moment on, and says by what', async () => {
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

  it('needs its source', async () => {
    for (const payload of [{}, { verificationSource: ' ' }]) {
      const answer = await verify(10, payload);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please say how it was verified.']);
    }
  });

  it('is the administrator’s alone', async () => {
    for (const cookie of ['', await signedInAs(app, ADA)])
      expect((await verify(10, BY_CALL, cookie)).statusCode).toBe(401);
  });

  it('is for what is approved, and for the version that was looked at', async () => {
    const waiting = await verify(HIDDEN.pending, BY_CALL);
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'APPROVAL_MOVE_REFUSED']);
    const outdated = await verify(10, { ...BY_CALL, version: 99 });
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await verify(999_999, BY_CALL)).statusCode).toBe(404);
  });
});
