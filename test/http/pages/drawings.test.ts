import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { registerDrawings } from '../../../interfaces/pages/drawings.js';

const ADDRESS = '/drawings/1/places/cafe-5.svg';
const SHAPES = '<path d="M0 0h9" class="fill-none stroke-art-bark/35" /><path d="M1 1h9" class="fill-art-night" />';

const app = fastify();

beforeAll(async () => {
  registerDrawings(app, {
    drawAt: (address) => (address === ADDRESS ? { viewBox: [0, 1, 40, 20], shapes: SHAPES } : null),
  });
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('GET /drawings', () => {
  it('returns an SVG file that caches keep for a year and that may run and load nothing', async () => {
    const answer = await get(ADDRESS);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      vary: 'Accept-Encoding',
    });
    expect(answer.body).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="40" height="20" viewBox="0 1 40 20"/,
    );
  });

  it('contains the paints that it uses, by day and by night', async () => {
    const { body } = await get(ADDRESS);
    expect(body).toContain('<path d="M0 0h9" fill="none" stroke="var(--bark)" stroke-opacity=".35" />');
    expect(body.match(/--(bark|night):oklch/g)).toEqual([
      '--bark:oklch',
      '--night:oklch',
      '--bark:oklch',
      '--night:oklch',
    ]);
    expect(body).not.toContain('--coral');
  });

  it('is compressed for browsers that accept it', async () => {
    const answer = await get(ADDRESS, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe((await get(ADDRESS)).body);
  });

  it('returns 304 without a body to a browser that has the drawing', async () => {
    const { etag } = (await get(ADDRESS)).headers;
    const answer = await get(ADDRESS, { 'if-none-match': String(etag) });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it('returns 404 for an address without a drawing, which caches do not keep', async () => {
    const answer = await get('/drawings/1/places/cafe-5.svg?again=1');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
  });
});
