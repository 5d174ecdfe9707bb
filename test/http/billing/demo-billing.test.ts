import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndDuePlans } from '../../../application/billing/end-due-plans.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, OLIVE, RICH, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_demo_billing');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
});

afterAll(() => app?.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, cookie: string, payload?: object) =>
  app.fastify.inject({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) });

const sql = (text: string) => runSql(app.databaseUrls.ownerUrl, (client) => client.query(text));

const seen = async (id: number, cookie = ada) =>
  (await call('GET', `/api/businesses/${id}`, cookie)).json<OwnerBusiness>();

async function listed(tier: 'free' | 'premium'): Promise<OwnerBusiness> {
  const answer = await call('POST', '/api/businesses', ada, { name: 'The Free Paw', category: 'hotels', tier });
  expect(answer.statusCode).toBe(201);
  return answer.json<OwnerBusiness>();
}

const NOTE = 'Demo billing: no card is charged';

describe('billing without Stripe (demo)', () => {
  it('makes a new demo business Premium immediately and notes that nothing is charged', async () => {
    expect(await listed('premium')).toMatchObject({
      tier: 'premium',
      billing: { provider: 'demo', state: 'active', wishedTier: 'premium', graceUntil: null, note: NOTE },
    });
  });

  it('upgrades a free demo business immediately and returns the URL of its plan page', async () => {
    const { id, billing } = await listed('free');
    expect(billing).toEqual({
      provider: 'demo',
      state: 'none',
      wishedTier: 'free',
      paidUntil: null,
      graceUntil: null,
      note: NOTE,
    });
    const answer = await call('POST', `/api/businesses/${id}/billing/checkout`, ada);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { url: `http://localhost:3000/my-businesses/${id}/plan` },
    ]);
    expect(await seen(id)).toMatchObject({ tier: 'premium', billing: { state: 'active' } });
    const again = await call('POST', `/api/businesses/${id}/billing/checkout`, ada);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_PREMIUM']);
    const portal = await call('POST', '/api/billing/portal', ada);
    expect(portal.json()).toEqual({ url: 'http://localhost:3000/my-businesses' });
  });

  it('keeps a canceled demo plan until the end of the month, when a job ends it', async () => {
    const { id } = await listed('premium');
    expect((await call('DELETE', `/api/businesses/${id}/billing`, ada)).statusCode).toBe(204);
    const ending = await seen(id);
    expect([ending.tier, ending.billing.state]).toEqual(['premium', 'cancelling']);
    const days = (Date.parse(ending.billing.paidUntil ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    await app.nest.get(EndDuePlans).run();
    expect((await seen(id)).tier).toBe('premium');
    await sql(`update subscriptions set paid_until = now() - interval '1 minute' where business_id = ${id}`);
    await app.nest.get(EndDuePlans).run();
    expect(await seen(id)).toMatchObject({ tier: 'free', billing: { state: 'ended', wishedTier: 'free' } });
  });

  it('lets an owner resume a canceled demo plan before it ends', async () => {
    const { id } = await listed('premium');
    await call('DELETE', `/api/businesses/${id}/billing`, ada);
    expect((await call('POST', `/api/businesses/${id}/billing/checkout`, ada)).statusCode).toBe(200);
    expect((await seen(id)).billing.state).toBe('active');
  });

  it('lets an owner cancel a Premium plan from before billing existed', async () => {
    expect((await seen(RICH.premium, olive)).billing).toMatchObject({ provider: 'demo', state: 'active', note: NOTE });
    expect((await call('DELETE', `/api/businesses/${RICH.premium}/billing`, olive)).statusCode).toBe(204);
    expect(await seen(RICH.premium, olive)).toMatchObject({ tier: 'premium', billing: { state: 'cancelling' } });
  });

  it('returns 404 for Stripe webhooks in demo billing', async () => {
    const answer = await call('POST', '/api/webhooks/stripe', ada, { id: 'evt_1' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('GET /api/businesses/owner/{id}', () => {
  it('contains the billing state of each business for its owner only', async () => {
    const path = `/api/businesses/owner/${OLIVE}?limit=100`;
    const own = (await call('GET', path, olive)).json<OwnerBusiness[]>();
    expect(own.find(({ id }) => id === RICH.free)?.billing).toMatchObject({ provider: 'demo', state: 'none' });
    expect((await call('GET', path, ada)).body).not.toContain('billing');
  });
});
