import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminBusiness, OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_administrator_view');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  await app.database.pool.query(`update businesses set admin_notes = 'admin-notes-secret'`);
});

afterAll(() => app?.close());

const get = (id: number, cookie?: string) =>
  app.fastify.inject({ url: `/api/businesses/${id}`, headers: cookie === undefined ? {} : { cookie } });

describe('GET /api/businesses/{id} for an administrator', () => {
  it("returns the administrator's view of a public business and of businesses in every hidden state, never cached", async () => {
    // Nobody owns business 20.
    for (const id of [1, 20, ...Object.values(HIDDEN)]) {
      const answer = await get(id, administrator);
      expect([id, answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        ...[id, 200, 'private, no-store', undefined],
      ]);
      expect(AdminBusiness.strict().safeParse(answer.json()).error).toBeUndefined();
    }
    const pending = (await get(HIDDEN.pending, administrator)).json<AdminBusiness>();
    expect(pending).toMatchObject({ adminNotes: 'admin-notes-secret', approvalStatus: 'pending' });
    expect(pending.moves).toEqual([
      ...['review', 'approve', 'reject', 'needs-revision', 'edit', 'hide', 'close', 'delete'],
    ]);
  });

  it('shows nothing of it to a member, a visitor, or an ended administrator session', async () => {
    const ada = await signedInAs(app, ADA);
    for (const cookie of [undefined, ada, 'admin=0123456789abcdef', `${ada}; admin=0123456789abcdef`]) {
      for (const id of Object.values(HIDDEN)) {
        const answer = await get(id, cookie);
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      }
      expect((await get(1, cookie)).body).not.toMatch(/adminNotes|approvalStatus/);
    }
  });

  it("returns the owner's view of the member's own business to a browser with both sessions, and else the administrator's", async () => {
    const [owner, ada] = [await signedInAs(app, OLIVE), await signedInAs(app, ADA)];
    const own = await get(HIDDEN.pending, `${owner}; ${administrator}`);
    expect(own.body).toBe((await get(HIDDEN.pending, owner)).body);
    expect(own.json<OwnerBusiness>().moves).toContain('edit');
    expect(own.body).not.toContain('admin-notes-secret');
    const other = (await get(HIDDEN.pending, `${ada}; ${administrator}`)).json<AdminBusiness>();
    expect(other).toMatchObject({ adminNotes: 'admin-notes-secret', isSaved: false });
  });

  it('redirects to the kept business after a merge', async () => {
    await app.database.pool.query('update businesses set merged_into = 1, is_active = false where id = $1', [8]);
    const answer = await get(8, administrator);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/api/businesses/1']);
  });
});
