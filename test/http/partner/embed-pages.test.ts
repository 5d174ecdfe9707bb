import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
const SITE = 'https://paws.example.com';
const ODD = `<script>alert("1")</script> & 'Paws'`;

beforeAll(async () => {
  const urls = await emptyDirectory('http_embed');
  await seedDirectory(urls.ownerUrl);
  await runSql(urls.ownerUrl, async (client) => {
    await client.query(
      `update businesses set name = $1, attribution = '© OpenStreetMap contributors; <i>Other</i>' where id = 3`,
      [ODD],
    );
    await client.query(`update businesses set kind = 'cafe' where id in (3, 5)`);
    await client.query('update businesses set latitude = null, longitude = null where id = 5');
  });
  app = await startTestApp(urls, { PUBLIC_URL: SITE, SITE_NAME: 'Paws & Co' });
});

afterAll(() => app?.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.fastify.inject({ url, headers });
const widget = (query: string, headers = {}) => get(`/embed/places?${query}`, headers);
const linksIn = (body: string) => [...body.matchAll(/<a class="place" href="([^"]+)"/g)].map(([, href]) => href);

describe('GET /embed/places', () => {
  it('shows as many places of the area as asked for, with links to their pages', async () => {
    const { statusCode, body } = await widget('area=Austin,%20TX&count=7');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Pet-friendly places in Austin, TX</h1>');
    const links = linksIn(body);
    expect(links).toHaveLength(7);
    for (const link of links) expect(link).toMatch(new RegExp(`^${SITE}/business/\\d+$`));
    for (const [anchor] of body.matchAll(/<a [^>]*>/g)) expect(anchor).toContain('target="_blank" rel="noopener"');
    expect(linksIn((await widget('area=78701')).body)).toHaveLength(5);
  });

  it('shows one kind only, and links to the same search', async () => {
    const { body } = await widget('area=Austin&kind=cafe');
    expect(linksIn(body).toSorted()).toEqual([`${SITE}/business/3`, `${SITE}/business/5`]);
    expect(body).toContain(`href="${SITE}/browse?location=Austin&amp;kind=cafe"`);
  });

  it('escapes names and credits, and links licenses', async () => {
    const { body } = await widget('area=Austin&kind=cafe');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Paws&#39;');
    expect(body).toContain('&lt;i&gt;Other&lt;/i&gt;');
    expect(body).toMatch(/href="https:\/\/www\.openstreetmap\.org\/copyright"[^>]*>© OpenStreetMap contributors/);
    const odd = await widget(`area=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(odd.body).not.toContain('<img src=x');
  });

  it('may be framed by any website, runs only its own script, and sets no cookies', async () => {
    const { headers, body } = await widget('area=Austin', { cookie: await signedInAs(app, OLIVE) });
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(`script-src 'sha256-${hash}';`);
    expect(String(headers['content-security-policy'])).toContain('frame-ancestors *');
    expect([headers['x-frame-options'], headers['set-cookie'], headers['cache-control']]).toEqual([
      undefined,
      undefined,
      'public, max-age=300, stale-while-revalidate=3600',
    ]);
    expect(body).toBe((await widget('area=Austin')).body);
    expect(body.match(/<script/g)).toHaveLength(1);
    const site = await get('/api/docs');
    expect(String(site.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  it('draws a map with a pin for each place that has coordinates', async () => {
    const { body } = await widget('area=Austin&kind=cafe&view=map');
    expect(body.match(/class="pin-number"/g)).toHaveLength(1);
    expect(body.match(/<span class="number">/g)).toHaveLength(2);
    expect(body).toContain('GeoNames');
    expect((await widget('area=Austin')).body).not.toContain('GeoNames');
  });

  it('has the theme that the website asks for', async () => {
    expect((await widget('area=Austin&theme=dark')).body).toContain('data-theme="dark"');
    expect((await widget('area=Austin')).body).not.toContain('data-theme');
  });

  it('says so if the area is unknown, or has no such places', async () => {
    const unknown = await widget('area=Qzzzzz');
    expect([unknown.statusCode, linksIn(unknown.body)]).toEqual([200, []]);
    expect(unknown.body).toContain('Paws &amp; Co doesn’t know “Qzzzzz”.');
    const none = await widget('area=Austin&kind=winery');
    expect(none.body).toContain('Paws &amp; Co has no such places in Austin yet.');
  });

  it.each([
    ['', 'This widget needs a town or ZIP code'],
    ['area=%20', 'This widget needs a town or ZIP code'],
    ['area=Austin&count=21', 'count must be a whole number from 1 to 20.'],
    ['area=Austin&kind=dragon', 'kind must be one of'],
    ['area=Austin&view=globe', 'view must be one of list, map.'],
    ['area=Austin&theme=pink', 'theme must be one of auto, light, dark.'],
  ])('returns 400 with a sentence in the frame for %s', async (query, sentence) => {
    const { statusCode, body, headers } = await widget(query);
    expect([statusCode, body.includes(sentence), headers['cache-control']]).toEqual([400, true, 'no-store']);
    expect(String(headers['content-security-policy'])).toContain('frame-ancestors *');
  });
});

describe('GET /embed/places/{id}', () => {
  it('shows one public place', async () => {
    const { statusCode, body } = await get('/embed/places/1');
    expect([statusCode, linksIn(body)]).toEqual([200, [`${SITE}/business/1`]]);
    expect(body).toContain('Patio Place 01');
  });

  it('returns 404 for hidden and unknown places, without their names', async () => {
    for (const id of [...Object.values(HIDDEN), 2_000_000_000, 'x', '0']) {
      const { statusCode, body } = await get(`/embed/places/${String(id)}`, { cookie: await signedInAs(app, OLIVE) });
      expect([id, statusCode, body.includes('hidden-word')]).toEqual([id, 404, false]);
      expect(body).toContain('doesn’t list this place');
    }
  });
});

describe('widgets', () => {
  it('count as reads of an address, and say in the frame that there were too many', async () => {
    const limited = await startTestApp(app.databaseUrls, { PUBLIC_URL: SITE, RATE_LIMIT: 'on' });
    try {
      const read = () => limited.fastify.inject({ url: '/embed/places/2000000000' });
      const [{ requests }] = LIMITS.reads;
      for (let call = 0; call < requests; call += 1) await read();
      const refused = await read();
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(refused.body).toContain('<h1>Pet-friendly places</h1>');
      expect(String(refused.headers['content-security-policy'])).toContain('frame-ancestors *');
    } finally {
      await limited.close();
    }
  });
});

describe('GET /widget/v1.js', () => {
  it('has at most 10 kB, also uncompressed, is kept for a day, and may be used by any website', async () => {
    const { rawPayload, headers } = await get('/widget/v1.js');
    expect(rawPayload.length).toBeLessThanOrEqual(10_000);
    expect(gzipSync(rawPayload).length).toBeLessThanOrEqual(10_000);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });
});
