import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OEmbed } from '../../../interfaces/contract/partner/oembed.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { HIDDEN, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
const SITE = 'https://paws.example.com';

beforeAll(async () => {
  const urls = await emptyDirectory('http_oembed');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { PUBLIC_URL: SITE, SITE_NAME: 'Paws & Co' });
});

afterAll(() => app?.close());

const get = (query: string) => app.fastify.inject({ url: `/api/oembed?${query}` });
const of = (id: number | string, more = '') =>
  get(`url=${encodeURIComponent(`${SITE}/business/${String(id)}`)}${more}`);

describe('GET /api/oembed', () => {
  it('describes a public place as oembed.com says', async () => {
    const answer = await of(3, '&format=json&maxwidth=400');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const found = OEmbed.strict().parse(answer.json());
    expect(found).toMatchObject({
      ...{ version: '1.0', type: 'rich', title: 'Patio Place 03', provider_name: 'Paws & Co', width: 400, height: 190 },
      ...{ thumbnail_url: `${SITE}/badges/3.svg`, thumbnail_width: 340, thumbnail_height: 96 },
    });
    const [, frame = ''] = /src="([^"]+)"/.exec(found.html ?? '') ?? [];
    expect((await app.fastify.inject({ url: frame.slice(SITE.length) })).statusCode).toBe(200);
    expect((await app.fastify.inject({ url: '/badges/3.svg' })).statusCode).toBe(200);
  });

  it('returns a link if the frame would be too large', async () => {
    const found = OEmbed.strict().parse((await of(3, '&maxwidth=100&maxheight=50')).json());
    expect(found).toMatchObject({ type: 'link', title: 'Patio Place 03' });
  });

  it('returns 404 for unknown and hidden places, with the same text', async () => {
    const unknown = await of(2_000_000_000);
    for (const id of Object.values(HIDDEN)) {
      const answer = await of(id);
      expect([id, answer.statusCode, answer.json().code, answer.json().detail]).toEqual([
        id,
        404,
        'BUSINESS_NOT_FOUND',
        unknown.json().detail,
      ]);
    }
  });

  it.each([
    ['', 'url'],
    [`url=${SITE}/business/3&maxwidth=-1`, 'maxwidth'],
    [`url=${SITE}/business/3&maxheight=tall`, 'maxheight'],
  ])('returns 400 that names the parameter for %s', async (query, path) => {
    const answer = await get(query);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });

  it.each(['https://other.example/business/3', `${SITE}/`])('returns 404 for %s, as oembed.com says', async (url) => {
    const answer = await get(`url=${encodeURIComponent(url)}`);
    expect(answer.json()).toMatchObject({
      ...{ status: 404, code: 'BUSINESS_NOT_FOUND' },
      detail: 'url isn’t the address of a place’s page on Paws & Co.',
    });
  });

  it('returns 501 for XML', async () => {
    const answer = await of(3, '&format=xml');
    expect([answer.statusCode, answer.json().code]).toEqual([501, 'FORMAT_NOT_SUPPORTED']);
  });
});
