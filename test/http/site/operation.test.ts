import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ActivityMetrics } from '../../../interfaces/http/site/activity-metrics.js';
import { freePort } from '../../support/free-port.js';
import { createTestDatabase } from '../../support/postgres/postgres.js';
import { testServer } from '../../support/app.js';
import { PUBLIC_BUSINESSES, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
const TOKEN = 'a-token-of-more-than-16';

beforeAll(async () => {
  const urls = await emptyDirectory('http_operation');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { METRICS_TOKEN: TOKEN });
});

afterAll(() => app?.close());

describe('GET /readyz', () => {
  it("GET /readyz returns 200 when the database has this version's tables", async () => {
    const answer = await app.fastify.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('GET /readyz returns 503 while a migration is missing', async () => {
    const empty = await startTestApp(await createTestDatabase(testServer(), 'http_unmigrated'));
    const answer = await empty.fastify.inject({ url: '/readyz' });
    await empty.close();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
  });

  it('GET /readyz returns 503 during shutdown, while other requests are still answered', async () => {
    const ending = await startTestApp(app.databaseUrls);
    ending.readiness.drain();
    const [ready, alive, read] = await Promise.all(
      ['/readyz', '/healthz', '/api/businesses/1'].map((url) => ending.fastify.inject({ url })),
    );
    await ending.close();
    expect([ready?.statusCode, alive?.statusCode, read?.statusCode]).toEqual([503, 200, 200]);
    expect(read?.headers.connection).toBe('close');
  });
});

describe('GET /metrics', () => {
  const metrics = (options: { headers?: Record<string, string>; remoteAddress?: string }, of = app) =>
    of.fastify.inject({ url: '/metrics', ...options });

  it('GET /metrics returns requests by route, method, and status, database connections, and process data', async () => {
    await app.fastify.inject({ url: '/api/businesses/1' });
    const { body, headers } = await metrics({});
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/businesses/:id",status="200"}',
    );
    expect(body).toMatch(/database_connections\{state="idle"\} \d/);
    expect(body).toContain('process_cpu_user_seconds_total');
  });

  it('GET /metrics returns queues, messages, imports, and what this process counted', async () => {
    const { pool } = app.database;
    await pool.query(`insert into pgboss.job (name, state, data, start_after) values
      ('deliver', 'created', '{}', now() - interval '90 seconds'), ('deliver', 'retry', '{}', now() + interval '1 hour'),
      ('deliver', 'failed', '{}', now())`);
    await pool.query(`insert into outbox (kind, service, dedupe_key, status, created_at) values
      ('mail', true, 'm1', 'queued', now() - interval '90 seconds'), ('text', true, 'm2', 'dead', now()),
      ('postcard', true, 'm3', 'queued', now())`);
    await pool.query(`insert into imports (file_name, format, path, fingerprint, is_dry_run, state, counts, started_by) values
      ('a.csv', 'csv', '/a', 'f', false, 'done', '{"added": 3, "wrong": 1}', 'Ada'), ('a.csv', 'csv', '/a', 'f', true, 'done', '{"added": 7}', 'Ada')`);
    app.nest.get(ActivityMetrics).countDelivery('mail', 'gave_up');
    const fresh = await startTestApp(app.databaseUrls, { ADMIN_PASSWORD: 'biscuits-at-noon-5' });
    const login = (password: string) =>
      fresh.fastify.inject({ method: 'POST', url: '/api/admin/login', payload: { password } });
    await Promise.all([login('not the password'), login('biscuits-at-noon-5')]);
    const { body } = await metrics({}, fresh);
    await fresh.close();
    const values = new Map(
      body.split('\n').map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
    expect(Object.fromEntries(values)).toMatchObject({
      database_up: 1,
      'jobs_waiting{queue="deliver"}': 2,
      'jobs_failed{queue="deliver"}': 1,
      'jobs_waiting{queue="run-import"}': 0,
      'outgoing_messages{kind="mail",state="waiting"}': 1,
      'outgoing_messages{kind="mail",state="failed"}': 0,
      'outgoing_messages{kind="text",state="failed"}': 1,
      'imports{state="done"}': 1,
      'import_rows{outcome="added"}': 3,
      'import_rows{outcome="wrong"}': 1,
      'import_rows{outcome="changed"}': 0,
      'deliveries_total{kind="mail",result="gave_up"}': 0,
      'sign_ins_total{who="administrator",result="succeeded"}': 1,
      'sign_ins_total{who="administrator",result="failed"}': 1,
      'sign_ins_total{who="member",result="failed"}': 0,
      sign_ups_total: 0,
      'webhook_attempts_total{result="failed"}': 0,
      'webhook_endpoints{state="enabled"}': 0,
      webhook_events_waiting: 0,
      webhook_oldest_due_age_seconds: 0,
      backup_scheduled: 0,
      backup_failed: 0,
      database_connections_max: 4,
      'page_cache_requests_total{result="miss"}': 0,
    });
    for (const name of [
      'data_disk_free_bytes',
      'data_disk_size_bytes',
      'memory_limit_bytes',
      'nodejs_heap_size_limit_bytes',
    ]) {
      expect([name, values.get(name)]).toEqual([name, expect.any(Number)]);
      expect(values.get(name)).toBeGreaterThan(1_000_000);
    }
    for (const name of [
      'jobs_oldest_due_age_seconds{queue="deliver"}',
      'outgoing_oldest_waiting_age_seconds{kind="mail"}',
    ]) {
      expect(values.get(name)).toBeGreaterThanOrEqual(90);
      expect(values.get(name)).toBeLessThan(3600);
    }
    expect((await metrics({})).body).toContain('deliveries_total{kind="mail",result="gave_up"} 1');
    for (const table of ['pgboss.job', 'outbox', 'imports']) await pool.query(`delete from ${table}`);
  });

  it('GET /metrics returns this process’s figures and database_up 0 without a database', async () => {
    const lost = await startTestApp({
      ...app.databaseUrls,
      appUrl: Object.assign(new URL(app.databaseUrls.appUrl), { port: String(await freePort()) }).href,
    });
    const { statusCode, body } = await metrics({}, lost);
    await lost.close();
    expect([statusCode, /^database_up (\d)$/m.exec(body)?.[1]]).toEqual([200, '0']);
    expect(body).toContain('process_cpu_user_seconds_total');
    expect(body).not.toMatch(/^jobs_waiting\{/m);
  });

  it('GET /metrics is available to this machine and to clients with the token', async () => {
    const elsewhere = { remoteAddress: '203.0.113.7' };
    expect((await metrics(elsewhere)).statusCode).toBe(401);
    expect((await metrics({ ...elsewhere, headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(401);
    expect((await metrics({ ...elsewhere, headers: { authorization: `Bearer ${TOKEN}` } })).statusCode).toBe(200);
    expect((await metrics({ headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(401);
  });

  it('GET /metrics returns 404 to other machines if no token is configured', async () => {
    const closed = await startTestApp(app.databaseUrls);
    const [near, far] = [await metrics({}, closed), await metrics({ remoteAddress: '203.0.113.7' }, closed)];
    await closed.close();
    expect([near.statusCode, far.statusCode]).toEqual([200, 404]);
  });
});

describe('GET /api/docs', () => {
  it('GET /api/docs uses only scripts and styles of this site and the chosen theme, and serves openapi.yaml', async () => {
    const page = await app.fastify.inject({ url: '/api/docs', headers: { cookie: 'theme=dark' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';");
    expect(page.headers['cache-control']).toContain('private');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?:\/\//);
    expect(page.body).toMatch(/<html lang="en"[^>]* data-theme="dark">/);
    const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => String(path));
    expect(files).toHaveLength(7);
    // Files of the website itself aren't served by this test app.
    for (const url of files.filter((path) => !existsSync(`web/public${path}`))) {
      expect([url, (await app.fastify.inject({ url })).statusCode]).toEqual([url, 200]);
    }
    expect((await app.fastify.inject({ url: '/api/openapi.yaml' })).body).toMatch(/^openapi: 3\.1\.0\n/);
  });

  it('GET /api/docs links to openapi.yaml and the home page without JavaScript', async () => {
    const { body } = await app.fastify.inject({ url: '/api/docs' });
    const [, without = ''] = /<noscript>([^]*)<\/noscript>/.exec(body) ?? [];
    expect(without).toContain('<a href="/api/openapi.yaml">');
    expect(without).toContain('<a href="/">');
  });
});

describe('sitemaps', () => {
  it('sitemaps are linked from robots.txt and contain every public business', async () => {
    const sitemap = /^Sitemap: http:\/\/localhost:3000(\/.+)$/m.exec(
      (await app.fastify.inject({ url: '/robots.txt' })).body,
    )?.[1];
    const index = await app.fastify.inject({ url: String(sitemap) });
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const files = [...index.body.matchAll(/<loc>http:\/\/localhost:3000([^<]+)<\/loc>/g)].map(([, path]) =>
      String(path),
    );
    expect(files).toEqual(['/sitemaps/1.xml', '/sitemaps/2.xml']);
    const [pages, businesses] = await Promise.all(files.map(async (url) => (await app.fastify.inject({ url })).body));
    expect(pages).toContain('<loc>http://localhost:3000/browse?category=hotels</loc>');
    expect(pages).toContain('<loc>http://localhost:3000/business-resources</loc>');
    expect([...String(businesses).matchAll(/\/business\/\d+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)]).toHaveLength(
      PUBLIC_BUSINESSES,
    );
  });

  it('sitemaps have one file per ID range with a public business, and no empty ones', async () => {
    await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query(
        `insert into businesses (id, name, category, approval_status) values (150001, 'Far', 'events', 'approved'), (100001, 'Hidden', 'events', 'pending')`,
      ),
    );
    expect((await app.fastify.inject({ url: '/sitemap.xml' })).body.match(/sitemaps\/\d+/g)).toEqual([
      'sitemaps/1',
      'sitemaps/2',
      'sitemaps/5',
    ]);
    expect((await app.fastify.inject({ url: '/sitemaps/5.xml' })).body).toContain('/business/150001<');
    for (const file of ['3.xml', '4.xml', '6.xml', '0.xml', '-1.xml', '99999.xml', '1.txt', '1', 'x.xml']) {
      expect([file, (await app.fastify.inject({ url: `/sitemaps/${file}` })).statusCode]).toEqual([file, 404]);
    }
  });
});
