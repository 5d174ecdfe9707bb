import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signatureOf, StripeServer, type StripeEvent } from '../../support/billing/stripe-server.js';
import type { StripeSubscription } from '../../support/billing/stripe-state.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let stripe: StripeServer;
let app: TestApp;
/** A server with rate limits on, as in production. */
let limited: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_webhooks');
  await seedDirectory(urls.ownerUrl);
  stripe = await StripeServer.start();
  app = await startTestApp(urls, stripe.settings);
  limited = await startTestApp(urls, { ...stripe.settings, RATE_LIMIT: 'on' });
});

afterAll(async () => {
  await limited?.close();
  await app?.close();
  await stripe?.close();
});

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

/** Ends all database connections of the app, as a failing server would. The app may notice each loss a little later. */
const cutConnections = () =>
  runSql(app.databaseUrls.appUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'welcome-paws' and datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );

interface Sending {
  readonly signature?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly to?: TestApp;
}

const send = (payload: string, { signature = signatureOf(payload), headers = {}, to = app }: Sending = {}) =>
  to.fastify.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
    payload,
  });

/** Business 20 is free, is owned by Ada, and has a Premium order. Stripe has sent no event yet. */
const ID = 20;
async function begin(): Promise<void> {
  await sql(`update businesses set owner_id = '${ADA}', tier = 'free' where id = ${ID}`);
  await sql(`delete from subscriptions`);
  await sql(`insert into subscriptions (business_id, payer_id, provider, state, wished_tier, order_name)
    values (${ID}, '${ADA}', 'stripe', 'pending_payment', 'premium', 'order-1')`);
  stripe.events.length = 0;
}

beforeEach(async () => {
  await begin();
  await sql(`delete from billing_notices`);
  await sql(`delete from outbox`);
});

const ordered = () => stripe.plant({ businessId: String(ID), memberId: ADA, order: 'order-1' });

/** Returns the stored billing state of the business. */
async function kept() {
  const [row] = await sql<Record<string, unknown>>(
    `select b.tier, s.state, s.wished_tier, s.subscription_id, s.customer_id, s.paid_until, s.grace_until, s.payer_id
     from businesses b left join subscriptions s on s.business_id = b.id where b.id = ${ID}`,
  );
  return row;
}

const paid = (): StripeEvent => {
  const subscription = ordered();
  stripe.renew(subscription, true);
  return stripe.events.at(-1)!;
};

describe('POST /api/webhooks/stripe', () => {
  it('processes a signed event once, even when it is sent twice', async () => {
    const { id, payload } = paid();
    expect((await send(payload)).statusCode).toBe(200);
    expect(await kept()).toMatchObject({ tier: 'premium', state: 'active' });
    const [before] = await sql<{ version: number }>('select version from subscriptions');
    const calls = stripe.calls.length;
    expect((await send(payload)).statusCode).toBe(200);
    expect([stripe.calls.length, (await sql(`select 1 from billing_notices where id = '${id}'`)).length]).toEqual([
      calls,
      1,
    ]);
    expect(await sql('select version from subscriptions')).toEqual([before]);
    expect(await sql(`select 1 from outbox`)).toHaveLength(1);
  });

  it.each<[string, (payload: string) => { payload: string; signature?: string }]>([
    ['is not signed', (payload) => ({ payload, signature: '' })],
    ['is signed with another secret', (payload) => ({ payload, signature: signatureOf(payload, 0, 'whsec_other') })],
    ['was signed more than five minutes ago', (payload) => ({ payload, signature: signatureOf(payload, 301) })],
    ['has an invalid signature', (payload) => ({ payload, signature: 't=1,v1=zz' })],
    [
      'was changed by one byte',
      (payload) => ({
        payload: payload.replace('"livemode": false', '"livemode": folse'),
        signature: signatureOf(payload),
      }),
    ],
    [
      'was reformatted with the same meaning',
      (payload) => ({ payload: JSON.stringify(JSON.parse(payload)), signature: signatureOf(payload) }),
    ],
    ['is empty', () => ({ payload: '', signature: signatureOf('') })],
  ])('rejects an event that %s and changes nothing', async (_, change) => {
    const { payload, signature } = change(paid().payload);
    const calls = stripe.calls.length;
    const answer = await send(payload, { signature });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'SIGNATURE_REFUSED']);
    expect([await kept(), stripe.calls.length]).toEqual([
      expect.objectContaining({ tier: 'free', state: 'pending_payment' }),
      calls,
    ]);
    expect(await sql('select 1 from billing_notices')).toEqual([]);
  });

  it('accepts a signature up to five minutes old, also next to the signature of a secret being replaced', async () => {
    const { payload } = paid();
    const [time, signature] = signatureOf(payload, 290).split(',');
    expect((await send(payload, { signature: `${time},v1=${'0'.repeat(64)},${signature}` })).statusCode).toBe(200);
    expect(await kept()).toMatchObject({ tier: 'premium' });
  });

  it('accepts events of up to 256 KiB and returns 413 for larger ones', async () => {
    const event = { id: 'evt_large', object: 'event', type: 'charge.updated', data: { object: {} }, filler: '' };
    const sized = (size: number) =>
      JSON.stringify({ ...event, filler: 'x'.repeat(size - JSON.stringify(event).length) });
    expect((await send(sized(256 * 1024))).statusCode).toBe(200);
    expect((await send(sized(256 * 1024 + 1))).statusCode).toBe(413);
  });

  it('accepts Stripe events without rate limits, session, or origin check', async () => {
    const { payload } = paid();
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site', 'idempotency-key': 'k' };
    const statuses = new Set<number>();
    for (let i = 0; i < 60; i += 1) statuses.add((await send(payload, { headers, to: limited })).statusCode);
    expect([...statuses]).toEqual([200]);
    expect((await limited.fastify.inject({ method: 'GET', url: '/api/webhooks/stripe' })).statusCode).toBe(405);
  });

  it('ignores irrelevant event types and events of other customers', async () => {
    for (const type of ['charge.refunded', 'customer.created', 'invoice.paid', 'checkout.session.completed']) {
      expect((await send(stripe.tell(type, { id: 'x_1' }).payload)).statusCode).toBe(200);
    }
    expect(await kept()).toMatchObject({ tier: 'free', state: 'pending_payment' });
  });

  it('processes an event once when several processes receive it at the same time', async () => {
    const { payload } = paid();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send(payload, { to: i % 2 === 0 ? app : limited })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await sql('select 1 from outbox')).toHaveLength(1);
    expect(await sql('select version from subscriptions')).toEqual([{ version: 2 }]);
  });

  it.each<[string, string, string]>([
    ['active', 'canceled', 'ended'],
    ['past_due', 'active', 'active'],
    ['active', 'past_due', 'past_due'],
  ])(
    "doesn't restore an older state when a slow answer (%s) arrives after a newer one (%s)",
    async (older, newer, state) => {
      const subscription = ordered();
      await send(stripe.tell('customer.subscription.created', subscription).payload);
      const [late, soon] = ['one', 'two'].map(() => stripe.tell('customer.subscription.updated', subscription));
      stripe.whenAskedNext(async () => {
        subscription.status = newer;
        expect((await send(soon!.payload)).statusCode).toBe(200);
        // The slow call still gets the older state, which Stripe had read before. Later calls get the current state.
        subscription.status = older;
        stripe.whenAskedNext(async () => void (subscription.status = newer));
      });
      expect((await send(late!.payload)).statusCode).toBe(200);
      expect(await kept()).toMatchObject({ state, tier: newer === 'canceled' ? 'free' : 'premium' });
    },
  );

  it('rejects an event when the database connection breaks midway, and processes it on the next attempt', async () => {
    const { payload } = paid();
    stripe.whenAskedNext(async () => {
      await sql(`alter table subscriptions rename to subscriptions_away`);
    });
    expect((await send(payload)).statusCode).toBe(500);
    await sql(`alter table subscriptions_away rename to subscriptions`);
    expect([await kept(), await sql('select 1 from billing_notices')]).toEqual([
      expect.objectContaining({ tier: 'free' }),
      [],
    ]);

    stripe.whenAskedNext(async () => {
      await cutConnections();
    });
    const cut = await send(payload);
    expect([200, 503]).toContain(cut.statusCode);
    // Stripe repeats the event until it is accepted. Each broken connection can make it fail once.
    let applied = 0;
    for (let tries = 0; applied !== 200 && tries < 20; tries += 1) applied = (await send(payload)).statusCode;
    expect(applied).toBe(200);
    expect(await kept()).toMatchObject({ tier: 'premium', state: 'active' });
    expect(await sql('select 1 from outbox')).toHaveLength(1);
  });
});

describe('a sequence of Stripe events', () => {
  type Step = (subscription: StripeSubscription) => void;
  const STEPS: Readonly<Record<string, Step>> = {
    renews: (subscription) => stripe.renew(subscription, true),
    'is not paid': (subscription) => stripe.renew(subscription, false),
    recovers: (subscription) => stripe.recover(subscription),
    'is ended': (subscription) => stripe.cancelAtPortal(subscription, true),
    'is kept': (subscription) => stripe.cancelAtPortal(subscription, false),
    ends: (subscription) => stripe.end(subscription),
  };

  const history = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 1, maxLength: 6 });

  it('leads to the state at Stripe, whatever the order, repetition, or delay of the events', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (steps, numbers) => {
        await begin();
        const subscription = ordered();
        const next = () => Number(numbers.next().value);
        const open: StripeEvent[] = [];
        const told: StripeEvent[] = [];
        const tellSome = async (count: number) => {
          const sent = Array.from({ length: count }, () => {
            const isAgain = told.length > 0 && next() % 3 === 0;
            const [event] = isAgain ? [told[next() % told.length]!] : open.splice(next() % open.length, 1);
            return event;
          }).filter((event) => event !== undefined);
          told.push(...sent);
          const answers = await Promise.all(sent.map(({ payload }) => send(payload)));
          expect(new Set([200, ...answers.map(({ statusCode }) => statusCode)])).toEqual(new Set([200]));
        };
        for (const step of steps.filter((_, index) => !steps.slice(0, index).includes('ends'))) {
          STEPS[step]!(subscription);
          open.push(...stripe.events.splice(0));
          await tellSome(next() % 3);
        }
        while (open.length > 0) await tellSome(1 + (next() % 3));
        const reached = await kept();

        // Compare with a business that received only one event, at the end of the same history.
        await begin();
        await send(stripe.tell('customer.subscription.updated', subscription).payload);
        expect(reached).toEqual(await kept());
      }),
      { numRuns: 12 },
    );
  });
});
