import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SentEventType } from '../../../domain/webhook/event-type.js';
import { WEBHOOK_PAYLOADS } from '../../../interfaces/contract/webhook/webhook-payload.js';
import type { NewWebhook } from '../../../interfaces/contract/webhook/webhook.js';
import { ADA, HIDDEN, OLIVE } from '../../support/search/seeded.js';
import { endpointServer, verified, type EndpointServer } from '../../support/webhook/endpoint-server.js';
import { hookedApp, RENAME, type HookedApp } from '../../support/webhook/hooked-app.js';

let hooked: HookedApp;
let servers: { olive: EndpointServer; ada: EndpointServer; administrator: EndpointServer };
let hooks: { olive: NewWebhook; ada: NewWebhook; administrator: NewWebhook };

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_receivers');
  servers = { olive: await endpointServer(), ada: await endpointServer(), administrator: await endpointServer() };
});

beforeEach(async () => {
  await hooked.clear();
  for (const server of Object.values(servers)) server.received.length = 0;
  hooks = {
    olive: await hooked.hook(hooked.olive, servers.olive.url),
    ada: await hooked.hook(hooked.ada, servers.ada.url),
    administrator: await hooked.hook(hooked.administrator, servers.administrator.url),
  };
});

afterAll(async () => {
  await hooked?.app.close();
  for (const server of Object.values(servers ?? {})) await server.close();
});

/** Returns the types of the events that each got. Checks each request's signature and schema. */
function received() {
  const types = (name: keyof typeof servers) =>
    servers[name].received.map((request) => {
      const event = verified(hooks[name].secret, request);
      const problem = WEBHOOK_PAYLOADS[request.type as SentEventType].strict().safeParse(event).error;
      expect([request.type, problem]).toEqual([request.type, undefined]);
      return request.type;
    });
  return { olive: types('olive'), ada: types('ada'), administrator: types('administrator') };
}

const deliver = async () => {
  await hooked.deliver();
  return received();
};

describe('events of businesses', () => {
  it('sends a change to its owner and to administrators, once for all changes of a transaction', async () => {
    await hooked.sql(`do $$ begin update businesses set name = 'Patio One' where id = 1;
      update businesses set phone = '(512) 555-0199' where id = 1; end $$`);
    expect(await deliver()).toEqual({ olive: ['business.changed'], ada: [], administrator: ['business.changed'] });
    const [ofOwner, ofAdministrator] = [servers.olive, servers.administrator].map(
      ({ received: [first] }) => first?.data,
    );
    expect(ofOwner).toMatchObject({ businessId: 1, business: { name: 'Patio One', approvalStatus: 'approved' } });
    expect(ofAdministrator).toMatchObject({ business: { url: expect.stringMatching(/\/business\/1$/) } });
    expect(ofAdministrator?.['business']).not.toHaveProperty('approvalStatus');
  });

  it('sends a change of a hidden business to its owner only', async () => {
    await hooked.sql(RENAME, [HIDDEN.pending]);
    expect(await deliver()).toEqual({ olive: ['business.changed'], ada: [], administrator: [] });
  });

  it('tells administrators only the ID of a business that is no longer public', async () => {
    await hooked.sql('update businesses set is_active = false where id = 2');
    expect(await deliver()).toMatchObject({ olive: ['business.hidden'], administrator: ['business.hidden'] });
    expect(servers.administrator.received[0]?.data).toEqual({ businessId: 2, business: null });
    await hooked.sql('update businesses set is_active = true where id = 2');
    expect((await deliver()).administrator).toEqual(['business.hidden', 'business.published']);
  });

  it('sends a new business, a closed one, and one that was deleted', async () => {
    const [added] = await hooked.sql<{ id: number }>(
      `insert into businesses (name, category, approval_status, owner_id) values ('New', 'restaurants', 'approved', '${ADA}') returning id`,
    );
    await hooked.sql('update businesses set closed_at = now(), is_active = false where id = $1', [added?.id]);
    expect(await deliver()).toMatchObject({ olive: [], ada: ['business.created', 'business.closed'] });
    await hooked.sql('update businesses set closed_at = null, is_active = true where id = $1', [added?.id]);
    await hooked.sql('delete from businesses where id = $1', [added?.id]);
    expect((await deliver()).administrator.at(-1)).toBe('business.hidden');
  });

  it('says that a business is no longer public to its owner even if it was deleted permanently before', async () => {
    await hooked.sql('delete from businesses where id = 9');
    await hooked.sql('update businesses set is_active = false where id = 10');
    await hooked.sql('delete from businesses where id = 10');
    expect(await deliver()).toMatchObject({ olive: ['business.hidden', 'business.hidden'] });
    const gone = [9, 10].map((businessId) => ({ businessId, business: null }));
    expect(servers.olive.received.map(({ data }) => data)).toEqual(gone);
    expect(servers.administrator.received.map(({ data }) => data)).toEqual(gone);
  });

  it('sends changed, confirmed, and disputed policies', async () => {
    await hooked.sql(`update businesses set opening_hours = 'Mo-Fr 09:00-17:00' where id = 3`);
    await hooked.sql(`update businesses set policy_confirmed_at = now() where id = 3`);
    await hooked.sql(`update businesses set disputed = '{maxPets}' where id = 3`);
    const expected = ['policy.changed', 'policy.confirmed', 'policy.disputed'];
    expect(await deliver()).toEqual({ olive: expected, ada: [], administrator: expected });
    expect(servers.olive.received[2]?.data).toMatchObject({ policy: { disputed: ['maxPets'] } });
  });
});

describe('events of reviews and claims', () => {
  it('sends a review and its response, and never one that was hidden before it was sent', async () => {
    const [review] = await hooked.sql<{ id: number }>(
      `insert into reviews (business_id, user_id, rating, content) values (6, '${ADA}', 4, 'Shady.') returning id`,
    );
    expect(await deliver()).toMatchObject({
      olive: ['review.published'],
      ada: [],
      administrator: ['review.published'],
    });
    expect(servers.olive.received[0]?.data).toMatchObject({ reviewId: review?.id, review: { content: 'Shady.' } });
    await hooked.sql(`insert into review_responses (review_id, business_id, content) values ($1, 6, 'Thanks!')`, [
      review?.id,
    ]);
    expect((await deliver()).olive.at(-1)).toBe('review.answered');
    await hooked.sql(`update reviews set content = 'Secret words.' where id = $1`, [review?.id]);
    await hooked.sql(`update reviews set state = 'hidden', is_published = false where id = $1`, [review?.id]);
    expect((await deliver()).olive.slice(2)).toEqual(['review.hidden']);
    expect(JSON.stringify(servers.olive.received)).not.toContain('Secret words.');
    expect((await hooked.deliveries(hooked.olive, hooks.olive.id)).map(({ status }) => status)).toEqual([
      ...['delivered', 'delivered', 'skipped', 'delivered'],
    ]);
  });

  it('sends claims to their author, and approved ones to administrators without the claim', async () => {
    const [claim] = await hooked.sql<{ id: number }>(
      `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
       values (20, '${ADA}', 'Ada', 'ada@example.com', 'email_verification') returning id`,
    );
    expect(await deliver()).toEqual({ olive: [], ada: ['claim.submitted'], administrator: [] });
    await hooked.sql(`update business_claims set status = 'approved' where id = $1`, [claim?.id]);
    expect(await deliver()).toMatchObject({
      ada: ['claim.submitted', 'claim.approved'],
      administrator: ['claim.approved'],
    });
    expect(servers.administrator.received[0]?.data).toEqual({ businessId: 20, claimId: claim?.id, claim: null });
  });
});

describe('a receiver who may no longer see an event', () => {
  it('gets nothing of a business that was lost while the event waited', async () => {
    await hooked.sql(RENAME, [4]);
    await hooked.sql(`update businesses set owner_id = '${ADA}' where id = 4`);
    expect(await deliver()).toMatchObject({ olive: [], ada: ['business.changed'] });
    expect(await hooked.deliveries(hooked.olive, hooks.olive.id)).toMatchObject([
      { status: 'skipped', problem: 'You could no longer see this when it was due, so nothing was sent.' },
    ]);
    await hooked.sql(`update businesses set owner_id = '${OLIVE}' where id = 4`);
  });

  it('gets nothing while suspended, or after an erasure', async () => {
    await hooked.sql(RENAME, [5]);
    await hooked.sql(
      `insert into notices (member_id, kind, reason, note, decided_by) values ('${OLIVE}', 'suspension', 'spam', 'It sells.', 'Max')`,
    );
    expect((await deliver()).olive).toEqual([]);
    expect(await hooked.deliveries(hooked.olive, hooks.olive.id)).toMatchObject([{ status: 'skipped' }]);
  });

  it('records nothing of a change that was rolled back', async () => {
    const client = await hooked.app.database.pool.connect();
    await client.query('begin');
    await client.query(RENAME, [1]);
    await client.query('rollback');
    client.release();
    expect(await deliver()).toEqual({ olive: [], ada: [], administrator: [] });
  });
});
