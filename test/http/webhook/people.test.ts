import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '../../../domain/business/people/role.js';
import { mayReceive, WEBHOOK_EVENT_TYPES } from '../../../domain/webhook/event-type.js';
import { WEBHOOK_PAYLOADS } from '../../../interfaces/contract/webhook/webhook-payload.js';
import type { NewWebhook } from '../../../interfaces/contract/webhook/webhook.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { endpointServer, type EndpointServer } from '../../support/webhook/endpoint-server.js';
import { hookedApp, RENAME, type HookedApp } from '../../support/webhook/hooked-app.js';

/** A business of Olive's with review 2. */
const PLACE = 3;
const REVIEW = 2;

let hooked: HookedApp;
let server: EndpointServer;
let hook: NewWebhook;

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_people');
  server = await endpointServer();
});

beforeEach(async () => {
  await hooked.clear();
  server.received.length = 0;
  hook = await hooked.hook(hooked.ada, server.url);
});

afterEach(async () => {
  await hooked.sql('delete from business_people');
  await hooked.sql('update businesses set owner_id = $2 where id = $1', [PLACE, OLIVE]);
});

afterAll(async () => {
  await hooked?.app.close();
  await server?.close();
});

const give = (role: string) =>
  hooked.sql('insert into business_people (business_id, member_id, role) values ($1, $2, $3)', [PLACE, ADA, role]);
const rename = () => hooked.sql(RENAME, [PLACE]);
const rate = (stars: number) => hooked.sql('update reviews set rating = $2 where id = $1', [REVIEW, stars]);
const types = () => server.received.map(({ type }) => type);

describe('the people of a business', () => {
  it.each<[Role | null]>([['owner'], ['manager'], ['responder'], [null]])(
    'get the events that their role allows: %s',
    async (role) => {
      if (role === 'owner') await hooked.sql('update businesses set owner_id = $2 where id = $1', [PLACE, ADA]);
      else if (role !== null) await give(role);
      await hooked.sql('delete from webhook_deliveries');
      const owner = role === 'owner' ? ADA : OLIVE;
      for (const type of WEBHOOK_EVENT_TYPES) {
        await hooked.sql('select note_webhook($1, $2, $3, true, null)', [
          type,
          PLACE,
          type.startsWith('claim.') ? OLIVE : owner,
        ]);
      }
      const recorded = await hooked.deliveries(hooked.ada, hook.id);
      const seen = {
        ...({ receiver: 'member', role, isClaimant: false } as const),
        ...{ isPublic: true, isGone: false, isReviewPublished: true },
      };
      expect(recorded.map(({ type }) => type)).toEqual(WEBHOOK_EVENT_TYPES.filter((type) => mayReceive(type, seen)));
    },
  );

  it('sends a manager what the owner gets', async () => {
    await give('manager');
    await rename();
    await rate(2);
    await hooked.deliver();
    expect(types()).toEqual(['business.changed', 'review.changed']);
    for (const { type, body } of server.received) {
      const payload = WEBHOOK_PAYLOADS[type as 'business.changed'].strict().safeParse(JSON.parse(body));
      expect([type, payload.error]).toEqual([type, undefined]);
    }
    expect(server.received[0]?.data).toMatchObject({ business: { approvalStatus: 'approved' } });
  });

  it('sends a responder reviews only', async () => {
    await give('responder');
    await rename();
    await rate(3);
    await hooked.deliver();
    expect(types()).toEqual(['review.changed']);
  });

  it.each(['manager', 'responder'])('sends nothing to a %s who was removed while the event waited', async (role) => {
    await give(role);
    await rate(role === 'manager' ? 1 : 4);
    await hooked.sql('delete from business_people');
    await hooked.deliver();
    await rate(5);
    await hooked.deliver();
    expect([server.received, await hooked.deliveries(hooked.ada, hook.id)]).toMatchObject([
      [],
      [{ status: 'skipped', problem: 'You could no longer see this when it was due, so nothing was sent.' }],
    ]);
  });

  it('sends a manager who became a responder no more than reviews', async () => {
    await give('manager');
    await rename();
    await hooked.sql(`update business_people set role = 'responder'`);
    await hooked.deliver();
    expect(server.received).toEqual([]);
  });
});
