import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, type TestApp } from '../../support/app.js';
import { startAppWithPages } from '../../support/pages.js';
import { seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_page_size');
  await seedDirectory(urls.ownerUrl);
  app = await startAppWithPages(urls);
});

afterAll(() => app?.close());

const open = (url: string) => app.fastify.inject({ url });

describe('the HTML of a page', () => {
  /** In kB (1,000 bytes). Lower a number when a page becomes lighter. */
  it.each([
    ['/', 90],
    ['/browse', 84],
    ['/browse?query=patio&latitude=30.267&longitude=-97.743', 94],
    ['/business/1', 87],
    ['/help-center', 94],
  ])('%s has at most %d kB before compression', async (path, maxKb) => {
    const { statusCode, rawPayload } = await open(path);
    expect(statusCode).toBe(200);
    expect(rawPayload.byteLength / 1000).toBeLessThanOrEqual(maxKb);
  });

  it('has what its first paint needs in its head, allowed by hash, and the whole style sheet before its scripts', async () => {
    const { body, headers } = await open('/');
    const [style = '', ...others] = [...body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(others).toEqual([]);
    expect(style.length).toBeLessThan(40_000);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    const sheet = /<link rel="stylesheet" href="(\/assets\/[^"]+-[\w-]{8}\.css)">/.exec(body);
    expect(body.indexOf('</head>')).toBeGreaterThan(body.indexOf(style));
    expect(sheet?.index).toBeGreaterThan(body.indexOf('</main>'));
    expect(sheet?.index).toBeLessThan(body.indexOf('<script type="module"'));
    const file = await open(sheet?.[1] ?? '');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const worker = await open('/sw.js');
    expect(worker.body).toContain(sheet?.[1]);
  });
});
