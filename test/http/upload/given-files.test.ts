import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { A_PDF, aJpeg, upload, useAllUploads, type SentForm } from '../../support/uploads.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_given_files');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  cookie = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

const send = (file: SentForm) => upload(app, { cookie, ...file });
const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });
const useAll = () => useAllUploads(app);

describe('an unused upload', () => {
  it('is visible only to its uploader, by session or token, and uncached; once used, to everyone', async () => {
    const [ada, olive] = [{ cookie }, { cookie: await signedInAs(app, OLIVE) }];
    const created = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/user/tokens', headers: ada },
      payload: { name: 'mine', scopes: ['read'], expiresAt: null },
    });
    const bearer = { authorization: `Bearer ${created.json<{ token: string }>().token}` };
    for (const file of [
      { bytes: await aJpeg(60, 40), kind: 'profile_photo' },
      { bytes: A_PDF, kind: 'menu', name: 'menu.pdf', type: 'application/pdf' },
    ]) {
      const { url } = (await send(file)).json<UploadedFile>();
      for (const [headers, status] of [
        [{}, 404],
        [olive, 404],
        [{ authorization: 'Bearer wrong' }, 404],
        [ada, 200],
        [bearer, 200],
      ] as const) {
        const answer = await get(url, headers);
        expect([url, headers, answer.statusCode]).toEqual([url, headers, status]);
        expect(answer.headers['cache-control']).toMatch(/no-store/);
        expect(answer.headers.etag).toBeUndefined();
      }
      expect((await get(url, { ...ada, 'if-none-match': '*' })).headers['cache-control']).toBe('private, no-store');
    }
    const { url } = (await send({ bytes: await aJpeg(60, 40), kind: 'profile_photo' })).json<UploadedFile>();
    const use = (profileImageUrl: string | null) =>
      app.fastify.inject({ method: 'PUT', url: '/api/user/profile', headers: ada, payload: { profileImageUrl } });
    expect((await use(url)).statusCode).toBe(200);
    expect([(await get(url)).statusCode, (await get(url)).headers['cache-control']]).toEqual([
      200,
      'public, max-age=86400, must-revalidate',
    ]);
    expect((await use(null)).statusCode).toBe(200);
    expect([(await get(url)).statusCode, (await get(url, ada)).statusCode]).toEqual([404, 200]);
  });

  it('takes one SQL statement for a visitor, used or not', async () => {
    const { url } = (await send({ bytes: await aJpeg(60, 40) })).json<UploadedFile>();
    expect(await statementsOf(() => get(url))).toHaveLength(1);
    await useAll();
    expect(await statementsOf(() => get(url, { cookie }))).toHaveLength(1);
  });

  it('returns 404 to everyone without its record', async () => {
    const { url } = (await send({ bytes: await aJpeg(60, 40) })).json<UploadedFile>();
    await app.database.pool.query(`delete from uploads where '/uploads/' || id || '.webp' = $1`, [url]);
    expect((await get(url, { cookie })).statusCode).toBe(404);
  });
});

describe('a file of hidden content', () => {
  const LISTING = (images: string, menu: string) =>
    `insert into businesses (name, category, owner_id, approval_status, images, menu_url)
     values ('Waits', 'services', '${OLIVE}', 'pending', ${images}, ${menu})`;
  const APPROVED = `update businesses set approval_status = 'approved' where name = 'Waits'`;
  const PAUSED = (paused: boolean) => `update users set paused = ${String(paused)} where id = '${ADA}'`;
  const PROFILE = `update users set profile_image_url = $1 where id = '${ADA}'`;
  const PET = `insert into pet_profiles (user_id, pet_name, pet_type, is_public, pet_image_url) values ('${ADA}', 'Rex', 'dog'`;
  const REVIEW = `insert into reviews (id, business_id, user_id, rating, title, content, images, state, is_published)
    values ((select max(id) + 1 from reviews), 27, '${ADA}', 5, 'Shade', 'There is shade for dogs.', array[$1]`;
  const IS_SHOWN = `update reviews set state = 'shown', is_published = true where user_id = '${ADA}'`;

  // The uploader always sees the file.
  it.each([
    ['a pending listing', 'business_photo', [LISTING('array[$1]', 'null')], APPROVED, [200, 200]],
    ['the menu of a pending listing', 'menu', [LISTING(`'{}'`, '$1')], APPROVED, [200, 200]],
    ['a private pet', 'pet_photo', [`${PET}, false, $1)`], `update pet_profiles set is_public = true`, [404, 404]],
    ['a pet of a paused member', 'pet_photo', [`${PET}, true, $1)`, PAUSED(true)], PAUSED(false), [404, 404]],
    ['a paused member', 'profile_photo', [PROFILE, PAUSED(true)], PAUSED(false), [404, 404]],
    ['a hidden review', 'review_photo', [`${REVIEW}, 'hidden', false)`], IS_SHOWN, [404, 404]],
  ] as const)(
    'is hidden from the public until its content is shown: %s',
    async (_name, kind, hide, show, [owner, admin]) => {
      const readers = [
        { headers: {}, status: 404 },
        { headers: { cookie }, status: 200 },
        { headers: { cookie: await signedInAs(app, OLIVE) }, status: owner },
        { headers: { cookie: await signedInAsAdministrator(app) }, status: admin },
      ];
      const { url } = (await send({ bytes: await aJpeg(60, 40), kind })).json<UploadedFile>();
      const query = (text: string) => app.database.pool.query(text, text.includes('$1') ? [url] : []);
      await app.database.pool.query('update uploads set free_since = null');
      for (const each of hide) await query(each);
      for (const { headers, status } of readers) {
        const answer = await get(url, headers);
        expect([headers, answer.statusCode]).toEqual([headers, status]);
        expect(answer.headers['cache-control']).toMatch(/no-store/);
        expect(answer.headers.etag).toBeUndefined();
      }
      await query(show);
      for (const { headers } of readers) {
        const answer = await get(url, headers);
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
          200,
          'public, max-age=86400, must-revalidate',
        ]);
      }
      expect(await statementsOf(() => get(url, { cookie }))).toHaveLength(1);
    },
  );
});

describe('a file that was never uploaded', () => {
  it('returns 404 for any unknown file name', async () => {
    for (const name of [
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.webp',
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.pdf',
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.svg',
      '0198C2F0-7D3A-7C11-9F00-2B6C5A1D4E77.webp',
      '..%2F..%2Fpackage.json',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77.webp%00.png',
      'private',
      'constructor.webp',
      `${'x'.repeat(300)}.webp`,
    ])
      expect([name, (await get(`/uploads/${name}`)).statusCode]).toEqual([name, 404]);
  });
});
