import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { startAppWithPages } from '../../support/pages.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_page_preview');
  await seedDirectory(urls.ownerUrl);
  app = await startAppWithPages(urls, WITH_ADMINISTRATOR);
  const changes = JSON.stringify({ name: 'Renamed Place' });
  await app.database.pool.query('update businesses set pending_changes = $1 where id = 1', [changes]);
});

afterAll(() => app?.close());

const open = (path: string, cookie?: string) =>
  app.fastify.inject({ url: path, headers: cookie === undefined ? {} : { cookie } });

describe('the page of a business that is not public', () => {
  it('is rendered for its owner and for administrators, with a banner, uncached, and not for search engines', async () => {
    const viewers = [
      ['only you and administrators can see this page', await signedInAs(app, OLIVE)],
      ['only the owner and administrators can see this page', await signedInAsAdministrator(app)],
    ] as const;
    for (const [audience, cookie] of viewers) {
      for (const id of Object.values(HIDDEN)) {
        const { statusCode, headers, body } = await open(`/business/${id}`, cookie);
        expect([id, statusCode, headers['cache-control']]).toEqual([id, 200, 'private, no-store']);
        expect([id, body.includes(audience)]).toEqual([id, true]);
        expect(body).toContain('<meta name="robots" content="noindex"/>');
        expect(body).not.toMatch(/We couldn’t load|rel="canonical"/);
      }
    }
  });

  it('is not found by anyone else, also after its owner opened it', async () => {
    for (const cookie of [undefined, await signedInAs(app, ADA), 'admin=0123456789abcdef']) {
      for (const id of Object.values(HIDDEN)) {
        const { statusCode, body } = await open(`/business/${id}`, cookie);
        expect([id, statusCode, body.includes('Business not found')]).toEqual([id, 404, true]);
        expect(body).not.toContain('hidden-word');
      }
    }
  });
});

describe('the preview of changes that await approval', () => {
  it('shows the changes to administrators and to the owner, and to nobody else', async () => {
    const owner = await app.database.pool.query<{ id: string }>('select owner_id as id from businesses where id = 1');
    const members = [await signedInAsAdministrator(app), await signedInAs(app, owner.rows[0]!.id)];
    for (const cookie of members) {
      expect((await open('/business/1?preview=changes', cookie)).body).toContain('>Renamed Place</h1>');
      expect((await open('/business/1', cookie)).body).not.toContain('>Renamed Place</h1>');
    }
    for (const cookie of [undefined, await signedInAs(app, ADA)]) {
      const { statusCode, body } = await open('/business/1?preview=changes', cookie);
      expect([statusCode, body.includes('Renamed Place')]).toEqual([200, false]);
    }
  });
});
