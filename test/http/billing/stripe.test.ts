import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EndDuePlans } from '../../../application/billing/end-due-plans.js';
import { EndSubscription } from '../../../application/billing/end-subscriptions.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signatureOf, StripeServer, type StripeEvent } from '../../support/billing/stripe-server.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let stripe: StripeServer;
let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_stripe');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  stripe = await StripeServer.start();
  app = await startTestApp(urls, stripe.settings);
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
});

afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

beforeEach(() => {
  stripe.setDown(false);
  stripe.events.length = 0;
  stripe.calls.length = 0;
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const call = (method: Method, url: string, cookie: string | null, payload?: object) =>
  app.fastify.inject({
    method,
    url,
    headers: {
      ...(cookie === null ? {} : { cookie }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const send = ({ payload }: Pick<StripeEvent, 'payload'>, signature = signatureOf(payload)) =>
  app.fastify.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });

/** Sends the events that Stripe has queued to the webhook and expects each to be accepted. */
async function deliver(events: readonly StripeEvent[] = stripe.events.splice(0)): Promise<void> {
  for (const event of events) expect([event.type, (await send(event)).statusCode]).toEqual([event.type, 200]);
}

const RICH = { facebookUrl: 'https://www.facebook.com/paw', description: 'word '.repeat(300) };

async function listed(tier: 'free' | 'premium' = 'premium', cookie = ada): Promise<OwnerBusiness> {
  const body = {
    name: 'The Paying Paw',
    category: 'hotels',
    zipCode: '78704',
    tier,
    ...(tier === 'premium' ? RICH : {}),
  };
  const answer = await call('POST', '/api/businesses', cookie, body);
  expect(answer.statusCode).toBe(201);
  const business = answer.json<OwnerBusiness>();
  await sql(`update businesses set approval_status = 'approved' where id = ${business.id}`);
  return business;
}

const seen = async (id: number, cookie: string | null = ada) =>
  (await call('GET', `/api/businesses/${id}`, cookie)).json<OwnerBusiness>();

const checkout = (id: number, cookie: string | null = ada) =>
  call('POST', `/api/businesses/${id}/billing/checkout`, cookie);

const idIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Returns a business with a paid Premium subscription. */
async function premium() {
  const { id } = await listed();
  const subscription = stripe.pay(idIn((await checkout(id)).json().url));
  await deliver();
  return { id, subscription };
}

const mails = async (id: number) =>
  (
    await sql<{ subject: string }>(
      `select payload ->> 'subject' as subject from outbox where dedupe_key like 'billing:${id}:%' order by created_at`,
    )
  ).map(({ subject }) => subject);

describe('a Premium business that awaits payment at Stripe', () => {
  it('stays free until paid, but its owner can already edit within the Premium limits', async () => {
    const business = await listed();
    expect(business).toMatchObject({
      tier: 'free',
      facebookUrl: RICH.facebookUrl,
      billing: { provider: 'stripe', state: 'pending_payment', wishedTier: 'premium', graceUntil: null, note: null },
    });
    const longer = await call('PATCH', `/api/businesses/${business.id}`, ada, { description: 'word '.repeat(400) });
    expect(longer.statusCode).toBe(200);
    const shown = await seen(business.id, null);
    expect([shown.facebookUrl, shown.description?.match(/word/g)?.length]).toEqual([null, 200]);
    expect(JSON.stringify(shown)).not.toContain('billing');
  });

  it('links to Stripe checkout, becomes Premium when Stripe confirms, and emails the owner', async () => {
    const { id } = await listed();
    const answer = await checkout(id);
    expect([answer.statusCode, answer.json().url]).toEqual([
      200,
      expect.stringContaining('https://checkout.stripe.test/cs_'),
    ]);
    stripe.pay(idIn(answer.json().url));
    expect((await seen(id)).tier).toBe('free');
    await deliver();
    expect(await seen(id)).toMatchObject({ tier: 'premium', billing: { state: 'active', wishedTier: 'premium' } });
    expect((await seen(id, null)).facebookUrl).toBe(RICH.facebookUrl);
    expect(await mails(id)).toEqual(['The Paying Paw is Premium']);
  });

  it('emails the owner that it is Premium when it becomes public, if it was paid while it was hidden', async () => {
    const { id } = await listed();
    await call('DELETE', `/api/businesses/${id}`, ada);
    stripe.pay(idIn((await checkout(id)).json().url));
    await deliver();
    expect((await seen(id)).tier).toBe('premium');
    expect(await mails(id)).toEqual([]);
    for (let n = 0; n < 2; n += 1) await call('POST', `/api/businesses/${id}/relist`, ada);
    expect(await mails(id)).toEqual(['The Paying Paw is Premium']);
  });

  it('creates one checkout session, even when checkout is started several times at once', async () => {
    const { id } = await listed();
    const before = stripe.state.sessions.size;
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkout(id)));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    expect((await checkout(id)).json()).toEqual(answers[0]!.json());
    expect(stripe.state.sessions.size).toBe(before + 1);
  });

  it('detects a payment without its webhook when checkout is started again, so that nobody pays twice', async () => {
    const { id } = await listed();
    stripe.pay(idIn((await checkout(id)).json().url));
    const again = await checkout(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_PREMIUM']);
    expect((await seen(id)).tier).toBe('premium');
    await deliver();
    expect(await mails(id)).toEqual(['The Paying Paw is Premium']);
  });

  it('gets a new checkout session after the previous one expired', async () => {
    const { id } = await listed();
    const first = (await checkout(id)).json().url;
    stripe.expire(idIn(first));
    const second = (await checkout(id)).json().url;
    expect(second).not.toBe(first);
    await deliver();
    expect((await seen(id)).billing).toMatchObject({ state: 'pending_payment', wishedTier: 'premium' });
    stripe.expire(idIn(second));
    await deliver();
    expect((await seen(id)).billing).toMatchObject({ state: 'none', wishedTier: 'premium' });
  });

  it('can be paid for and canceled only by the owner', async () => {
    const { id } = await listed();
    for (const [cookie, status] of [
      [null, 401],
      [olive, 403],
    ] as const) {
      expect((await checkout(id, cookie)).statusCode).toBe(status);
      expect((await call('DELETE', `/api/businesses/${id}/billing`, cookie)).statusCode).toBe(status);
    }
    expect((await checkout(HIDDEN.pending)).statusCode).toBe(404);
    expect((await checkout(999_999)).statusCode).toBe(404);
    expect((await call('POST', '/api/billing/portal', null)).statusCode).toBe(401);
    expect((await call('PATCH', `/api/businesses/${id}`, ada, { tier: 'premium' })).statusCode).toBe(400);
  });

  it('can cancel the upgrade before it is paid', async () => {
    const { id } = await listed();
    expect((await call('DELETE', `/api/businesses/${id}/billing`, ada)).statusCode).toBe(204);
    expect((await seen(id)).billing).toMatchObject({ state: 'none', wishedTier: 'free' });
    const again = await call('DELETE', `/api/businesses/${id}/billing`, ada);
    expect([again.statusCode, again.json().code]).toEqual([409, 'NOT_PREMIUM']);
  });
});

describe('a Stripe payment', () => {
  it('starts a 7-day grace period when it fails, then ends Premium without deleting data', async () => {
    const { id, subscription } = await premium();
    stripe.renew(subscription, false);
    await deliver();
    const failed = await seen(id);
    const days = (Date.parse(failed.billing.graceUntil ?? '') - Date.now()) / 86_400_000;
    expect([failed.tier, failed.billing.state, Math.round(days)]).toEqual(['premium', 'past_due', 7]);
    await app.nest.get(EndDuePlans).run();
    expect((await seen(id)).tier).toBe('premium');

    stripe.renew(subscription, false, 8);
    await deliver();
    expect((await seen(id)).tier).toBe('free');
    await app.nest.get(EndDuePlans).run();
    expect([(await seen(id)).billing.state, subscription.status]).toEqual(['ended', 'canceled']);
    expect(await seen(id)).toMatchObject({ facebookUrl: RICH.facebookUrl });
    expect((await seen(id, null)).facebookUrl).toBeNull();
    const subjects = await mails(id);
    expect(subjects.slice(1)).toContain('Payment failed for The Paying Paw');
    expect(subjects.at(-1)).toBe('Premium has ended for The Paying Paw');
  });

  it('continues Premium when the payment arrives during the grace period', async () => {
    const { id, subscription } = await premium();
    stripe.renew(subscription, false);
    stripe.recover(subscription);
    await deliver();
    expect(await seen(id)).toMatchObject({ tier: 'premium', billing: { state: 'active', graceUntil: null } });
  });

  it("grants nothing and is logged when the business is gone or the payer doesn't own it", async () => {
    const { id } = await listed('free');
    const unknownSession = stripe.plant({ businessId: '987654', memberId: ADA, order: 'x' });
    const notOwn = stripe.plant({ businessId: String(id), memberId: OLIVE, order: 'y' });
    for (const subscription of [unknownSession, notOwn]) {
      stripe.renew(subscription, true);
      stripe.tell('invoice.paid', {
        parent: { subscription_details: { subscription: subscription.id, metadata: subscription.metadata } },
      });
    }
    await deliver();
    expect((await seen(id)).tier).toBe('free');
    const entries = await sql<{ actor: string; action: string; target: string; subscription: string }>(
      `select actor, action, target_id as target, after ->> 'subscription' as subscription from audit_log
       where action = 'billing.unmatchedPayment' and target_id in ('987654', '${id}') order by id`,
    );
    expect(entries).toEqual([
      { actor: 'Stripe', action: 'billing.unmatchedPayment', target: '987654', subscription: unknownSession.id },
      { actor: 'Stripe', action: 'billing.unmatchedPayment', target: String(id), subscription: notOwn.id },
    ]);
  });

  it('logs a second subscription for one business and keeps the first', async () => {
    const { id, subscription } = await premium();
    const second = stripe.plant({ businessId: String(id), memberId: ADA, order: 'z' });
    stripe.renew(second, true);
    await deliver();
    stripe.end(second);
    await deliver();
    expect((await seen(id)).tier).toBe('premium');
    const [entry] = await sql<{ reason: string }>(
      `select reason from audit_log where after ->> 'subscription' = '${second.id}'`,
    );
    expect(entry?.reason).toContain('Second subscription');
    expect(subscription.status).toBe('active');
  });

  it("ignores payments for the operator's other products", async () => {
    const other = stripe.plant({});
    stripe.renew(other, true);
    await deliver();
    expect(await sql(`select 1 from subscriptions where subscription_id = '${other.id}'`)).toEqual([]);
  });
});

describe('canceling Premium', () => {
  it('keeps Premium until the end of the paid period, can be undone, and deletes no data', async () => {
    const { id, subscription } = await premium();
    const end = () => call('DELETE', `/api/businesses/${id}/billing`, ada);
    expect([(await end()).statusCode, (await end()).statusCode]).toEqual([204, 204]);
    const periodEnd = new Date(subscription.items.data[0]!.current_period_end * 1000).toISOString();
    expect(await seen(id)).toMatchObject({ tier: 'premium', billing: { state: 'cancelling', paidUntil: periodEnd } });
    expect(subscription.cancel_at_period_end).toBe(true);

    const storedSubscription = await checkout(id);
    expect([storedSubscription.statusCode, storedSubscription.json().url]).toEqual([
      200,
      `http://localhost:3000/my-businesses/${id}/plan`,
    ]);
    expect([(await seen(id)).billing.state, subscription.cancel_at_period_end]).toEqual(['active', false]);

    await end();
    stripe.end(subscription);
    await deliver();
    const free = await seen(id);
    expect(free).toMatchObject({ tier: 'free', billing: { state: 'ended', wishedTier: 'free' } });
    expect([free.facebookUrl, free.description?.match(/word/g)?.length]).toEqual([RICH.facebookUrl, 300]);
    // Content beyond the free limits stays, but cannot grow.
    expect((await call('PATCH', `/api/businesses/${id}`, ada, { phone: '512 555 0100' })).statusCode).toBe(200);
    expect((await call('PATCH', `/api/businesses/${id}`, ada, { description: 'word '.repeat(301) })).statusCode).toBe(
      400,
    );

    const again = await checkout(id);
    expect(again.json().url).toContain('https://checkout.stripe.test/');
    expect((await seen(id)).billing).toMatchObject({ state: 'pending_payment', wishedTier: 'premium' });
  });

  it('ends Premium immediately if the current month is unpaid', async () => {
    const { id, subscription } = await premium();
    stripe.renew(subscription, false);
    await deliver();
    expect((await call('DELETE', `/api/businesses/${id}/billing`, ada)).statusCode).toBe(204);
    expect([(await seen(id)).tier, subscription.status]).toEqual(['free', 'canceled']);
  });

  it('follows a cancellation and its undo at the Stripe portal', async () => {
    const { id, subscription } = await premium();
    stripe.cancelAtPortal(subscription, true);
    await deliver();
    expect((await seen(id)).billing.state).toBe('cancelling');
    stripe.cancelAtPortal(subscription, false);
    await deliver();
    expect((await seen(id)).billing.state).toBe('active');
  });

  it('opens the Stripe portal for members who paid, and returns 409 to others', async () => {
    const { subscription } = await premium();
    const answer = await call('POST', '/api/billing/portal', ada);
    expect([answer.statusCode, answer.json().url]).toEqual([
      200,
      expect.stringContaining('https://billing.stripe.test/cus_'),
    ]);
    expect(stripe.state.portals.at(-1)?.return_url).toBe('http://localhost:3000/my-businesses');
    expect(subscription.customer).toMatch(/^cus_/);
    const nobody = await call('POST', '/api/billing/portal', olive);
    expect([nobody.statusCode, nobody.json().code]).toEqual([409, 'NOTHING_PAID']);
  });

  it('ends the Stripe subscription when the account is closed and erased', async () => {
    const { id, subscription } = await premium();
    await app.nest.get(EndSubscription).run(id, false);
    expect([(await seen(id)).billing.state, subscription.cancel_at_period_end]).toEqual(['cancelling', true]);
    await app.nest.get(EndSubscription).run(id, true);
    expect([(await seen(id)).billing.state, subscription.status]).toEqual(['ended', 'canceled']);
    await app.nest.get(EndSubscription).run(id, true);
  });
});

describe('billing while Stripe is down', () => {
  it('returns 503 for checkout and cancellation, and neither loses nor repeats anything', async () => {
    const { id } = await listed();
    const { id: paidId } = await premium();
    stripe.setDown(true);
    for (const answer of [await checkout(id), await call('DELETE', `/api/businesses/${paidId}/billing`, ada)]) {
      expect([answer.statusCode, answer.json().message, answer.headers['retry-after']]).toEqual([
        503,
        'Payments are currently unavailable, and you were not charged. Please try again in a moment.',
        '5',
      ]);
    }
    expect((await seen(id)).billing.state).toBe('pending_payment');
    expect((await seen(paidId)).billing.state).toBe('active');
    expect(app.log.join('')).not.toMatch(/member-mail-secret|sk_test/);
    stripe.setDown(false);
    expect((await checkout(id)).statusCode).toBe(200);
  });

  it('returns 503 for a webhook while Stripe is down, so that Stripe sends it again', async () => {
    const { id } = await listed();
    stripe.pay(idIn((await checkout(id)).json().url));
    const events = stripe.events.splice(0);
    stripe.setDown(true);
    for (const event of events) expect((await send(event)).statusCode).toBe(503);
    expect((await seen(id)).tier).toBe('free');
    stripe.setDown(false);
    await deliver(events);
    expect((await seen(id)).tier).toBe('premium');
  });
});
