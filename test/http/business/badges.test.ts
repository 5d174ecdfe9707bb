import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DAY } from '../../../infrastructure/mail/tokens.gen.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { BADGE_SIZE, badgePath } from '../../../interfaces/contract/business/badge.js';
import { shortText } from '../../../interfaces/http/business/short-text.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

const LONG = 'The Extraordinarily Welcoming Waterfront Kitchen & Bar for Dogs and Their Tired People';
const ODD = `<script>alert("1")</script> & 'Paws' \u0001\u{1f436}`;

beforeAll(async () => {
  const urls = await emptyDirectory('http_badges');
  await seedDirectory(urls.ownerUrl);
  await runSql(urls.ownerUrl, async (client) => {
    const place = `with named as (update businesses set name = $2 where id = $1)
      update business_entries set rating_sum = $3, review_count = $4 where id = $1`;
    await client.query(place, [7, 'The Muddy Paw Café', 5862, 1234]);
    await client.query(place, [8, LONG, 0, 0]);
    await client.query(place, [9, ODD, 5, 1]);
  });
  app = await startTestApp(urls, { SITE_NAME: 'Paws & Co' });
});

afterAll(() => app?.close());

const badge = (id: number | string, headers: Readonly<Record<string, string>> = {}) =>
  app.fastify.inject({ url: typeof id === 'number' ? badgePath(id) : id, headers });

/** Returns the size of the image and a function that reads the red, green, and blue values of a pixel. */
const pixels = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { width: info.width, height: info.height, at };
};

const rgb = (hex: string) => [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16));

describe('GET /badges/{id}.svg', () => {
  it('shows the name, the rating, the number of reviews, and where to find the business', async () => {
    const answer = await badge(7);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(answer.body).toContain(
      '<title id="title">The Muddy Paw Café: rated 4.8 out of 5 by 1,234 reviews. Find us on Paws &amp; Co.</title>',
    );
    const texts = [...answer.body.matchAll(/<text[^>]*>([^<]*)<\/text/g)].map(([, text]) => text?.trim());
    expect(texts).toEqual(['The Muddy Paw Café', '4.8 · 1,234 reviews', 'Find us on Paws &amp; Co']);
  });

  it('shows a welcome text without reviews, and says "1 review" for a single one', async () => {
    expect((await badge(8)).body).toContain('Pets are welcome here');
    expect((await badge(8)).body).not.toContain('0.0');
    expect((await badge(9)).body).toContain('5.0 · 1 review<');
  });

  it('draws the badge on its own background and keeps long names inside', async () => {
    for (const id of [7, 8, 9]) {
      const { width, height, at } = await pixels((await badge(id)).body);
      expect({ width, height }).toEqual(BADGE_SIZE);
      for (let y = 20; y < 90; y += 1) expect([y, at(width - 8, y)]).toEqual([y, rgb(DAY.card)]);
      expect(at(40, 80)).toEqual(rgb(DAY.card));
    }
  });

  it('shortens a long name in the badge and keeps the full name in its title', async () => {
    const { body } = await badge(8);
    expect(body).toMatch(/<text[^>]*>\s*The Extraordinarily [^<]{1,12}…\s*<\/text>/);
    expect(body).toContain(`<title id="title">${LONG.replace('&', '&amp;')}:`);
  });

  it('escapes markup and control characters in the name on the badge', async () => {
    const { body } = await badge(9);
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Paws&#39;');
    expect(body).not.toContain('\u0001');
    for (const word of ['<style', 'style=', 'href', 'http://', 'https://', '@import'])
      expect(body.replace('http://www.w3.org/2000/svg', '')).not.toContain(word);
  });

  it('allows other sites to embed the badge, and runs no scripts when it is opened directly', async () => {
    const { headers } = await badge(7);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const other = await app.fastify.inject({ url: '/api/businesses/7' });
    expect(other.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('is cached for an hour, without cookies, and is the same for members and visitors', async () => {
    const first = await badge(7);
    expect(first.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    const again = await badge(7, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body, again.headers['cross-origin-resource-policy']]).toEqual([
      304,
      '',
      'cross-origin',
    ]);
    const member = await badge(7, { cookie: await signedInAs(app, OLIVE) });
    expect([member.body, member.headers['cache-control'], member.headers['set-cookie']]).toEqual([
      first.body,
      first.headers['cache-control'],
      undefined,
    ]);
  });

  it('returns 404 for the badge of a hidden or unknown business', async () => {
    const unknown = ['/badges/2147483647.svg', '/badges/7.png', '/badges/7', '/badges/x.svg', '/badges/07.svg'];
    for (const id of [...Object.values(HIDDEN), ...unknown]) {
      const answer = await badge(id, { cookie: await signedInAs(app, OLIVE) });
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, 'BUSINESS_NOT_FOUND']);
      expect([answer.headers['cache-control'], answer.headers['cross-origin-resource-policy']]).toEqual([
        'no-store',
        'same-origin',
      ]);
    }
  });
});

describe('shortText', () => {
  it('keeps a text that fits, and otherwise cuts off whole characters', () => {
    expect(shortText('The Muddy Paw', 17, 246)).toBe('The Muddy Paw');
    expect(shortText('Ein Hund, noch ein Hund', 10, 61)).toBe('Ein Hund…');
    expect(shortText('Ein Hund, noch ein Hund', 10, 60)).toBe('Ein Hun…');
    expect(shortText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 10, 25)).toBe('👨‍👩‍👧‍👦…');
    expect(shortText('A B', 10, 19)).toBe('A…');
  });
});
