import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-pictures-'));
  for (const width of [400, 800, 1200]) {
    for (const format of ['webp', 'avif'])
      writeFileSync(join(folder, `patio-${width}.${format}`), `${format} ${width}`);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  app = await startTestApp(await emptyDirectory('http_pictures'), {}, folder);
});

afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, accept?: string) =>
  app.fastify.inject({ url: `/uploads/demo/${path}`, headers: accept === undefined ? {} : { accept } });

describe('a demo picture', () => {
  it('a demo picture is served in the requested width, as AVIF if the browser accepts it', async () => {
    const cases: [string, string | undefined, string, string][] = [
      ['patio.webp', undefined, 'image/webp', 'webp 1200'],
      ['patio.webp?w=400', 'image/avif,image/webp,*/*', 'image/avif', 'avif 400'],
      ['patio.webp?w=800', 'image/webp,*/*;q=0.8', 'image/webp', 'webp 800'],
      ['patio.webp?w=800', 'image/webp, IMAGE/AVIF;q=0.9', 'image/avif', 'avif 800'],
      ['patio.webp?w=1200', 'image/avif;q=0, image/webp', 'image/webp', 'webp 1200'],
    ];
    for (const [path, accept, type, body] of cases) {
      const answer = await get(path, accept);
      expect([path, answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([path, 200, type, body]);
      expect(answer.headers).toMatchObject({
        vary: 'Accept',
        'cache-control': 'public, max-age=86400, must-revalidate',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        etag: expect.any(String),
      });
    }
  });

  it('returns 400 for another width of a demo picture and 404 for an unknown picture', async () => {
    for (const width of ['1', '401', 'x', '-400', ''])
      expect([width, (await get(`patio.webp?w=${width}`)).statusCode]).toEqual([width, 400]);
    for (const path of [
      'none.webp',
      'patio.png',
      'patio',
      'patio-400.webp',
      'secret.txt',
      '..%2Fsecret.txt',
      '%2e%2e%2fpatio.webp',
      'patio.webp%00',
      'PATIO.webp',
      `${'x'.repeat(300)}.webp`,
    ]) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
    }
  });
});
