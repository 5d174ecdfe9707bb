import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { startAppWithPages } from '../../support/pages.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_kept_copies');
  await seedDirectory(urls.ownerUrl);
  app = await startAppWithPages(urls, { SITE_NAME: 'Happy Tails' });
});

afterAll(() => app?.close());

const COPY = { 'x-kept-copy': '1' };
const VIEWER_QUERY = '"queryKey":["auth","user"]';
const open = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });

describe('a page requested as a copy for later', () => {
  it('says nothing about its reader, with or without cookies, and keeps the cached page of visitors', async () => {
    const cookie = `${await signedInAs(app, ADA)}; theme=dark`;
    const copies = [await open('/business/1', COPY), await open('/business/1', { ...COPY, cookie })];
    for (const { statusCode, headers, body } of copies) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(body).not.toContain(VIEWER_QUERY);
      expect(body).not.toMatch(/ada@|>Sign In<|<html[^>]*data-theme/);
    }
    expect((await open('/business/1')).body).toContain(VIEWER_QUERY);
    expect((await open('/business/1', { cookie })).body).toMatch(/ada/i);
  });

  it('shows no page that only its owner may see', async () => {
    const cookie = await signedInAs(app, OLIVE);
    for (const id of Object.values(HIDDEN)) {
      expect((await open(`/business/${id}`, { ...COPY, cookie })).statusCode).toBe(404);
    }
    expect((await open('/saved', { ...COPY, cookie })).statusCode).toBe(302);
  });
});

describe('the offline page', () => {
  it('is the same for every wanted address, and not for search engines', async () => {
    const [plain, wanted] = [await open('/offline'), await open('/offline?to=%2Fsaved')];
    expect(plain.body).toContain('This page needs a connection');
    expect(plain.body).toContain('<meta name="robots" content="noindex"/>');
    expect(wanted.body).not.toContain('/saved"');
  });
});

describe('/sw.js', () => {
  it.each(['identity', 'gzip', 'br'])(
    'is revalidated at each use and may only call this site, encoded as %s',
    async (encoding) => {
      const { statusCode, headers } = await open('/sw.js', { 'accept-encoding': encoding });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toContain('javascript');
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('names only files with a hash, which exist, and none of the map', async () => {
    const { body } = await open('/sw.js');
    const files = new Set(body.match(/\/assets\/[\w.-]+/g));
    expect(files.size).toBeGreaterThan(20);
    for (const file of files) {
      expect(file).toMatch(/-[\w-]{8}\.\w+$/);
      expect([file, (await open(file)).statusCode]).toEqual([file, 200]);
    }
    expect([...files].filter((file) => /canvas|maplibre/.test(file))).toEqual([]);
  });
});

describe('/manifest.webmanifest', () => {
  it('names the installed app like the site, and its icons exist', async () => {
    const { statusCode, headers, body } = await open('/manifest.webmanifest');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = JSON.parse(body) as { name: string; short_name: string; icons: { src: string }[] };
    expect([manifest.name, manifest.short_name]).toEqual(['Happy Tails', 'Happy Tails']);
    for (const { src } of manifest.icons) expect([src, (await open(src)).statusCode]).toEqual([src, 200]);
  });
});
