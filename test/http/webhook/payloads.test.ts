import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { TEST_EVENT, WEBHOOK_EVENT_TYPES, type SentEventType } from '../../../domain/webhook/event-type.js';
import { ADA } from '../../support/search/seeded.js';
import { endpointServer, verified, type EndpointServer, type Received } from '../../support/webhook/endpoint-server.js';
import { hookedApp, type HookedApp } from '../../support/webhook/hooked-app.js';

interface Operation {
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

interface Document {
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly parameters: Readonly<Record<string, { readonly name: string }>> };
}

const document = parse(readFileSync('openapi.yaml', 'utf8')) as Document;
const SENT: readonly SentEventType[] = [...WEBHOOK_EVENT_TYPES, TEST_EVENT];

let hooked: HookedApp;
let server: EndpointServer;
let validators: ReadonlyMap<string, ValidateFunction>;

/** Each changes the directory so that these events are sent. */
const CHANGES: readonly (readonly [sql: string, ...events: SentEventType[]])[] = [
  [
    `insert into businesses (id, name, category, approval_status, owner_id) values (900, 'New Paw', 'restaurants', 'approved', '${ADA}')`,
    'business.created',
  ],
  [`update businesses set name = 'Newer Paw' where id = 900`, 'business.changed'],
  ['update businesses set is_active = false where id = 900', 'business.hidden'],
  ['update businesses set is_active = true where id = 900', 'business.published'],
  [
    `update businesses set policy = (select policy from businesses where policy is not null limit 1), opening_hours = 'Mo-Fr 09:00-17:00' where id = 900`,
    'policy.changed',
  ],
  ['update businesses set policy_confirmed_at = now() where id = 900', 'policy.confirmed'],
  [`update businesses set disputed = '{maxPets}' where id = 900`, 'policy.disputed'],
  [
    `insert into reviews (id, business_id, user_id, rating, title, content) values (900, 900, '${ADA}', 4, 'Nice', 'Shady.')`,
    'review.published',
  ],
  [`insert into review_responses (review_id, business_id, content) values (900, 900, 'Thanks!')`, 'review.answered'],
  ['update reviews set rating = 5 where id = 900', 'review.changed'],
  [`update reviews set state = 'hidden', is_published = false where id = 900`, 'review.hidden'],
  [
    `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
       select n, 20 + n - 900, '${ADA}', 'Ada', 'ada@example.com', 'email_verification' from generate_series(900, 902) n`,
    'claim.submitted',
  ],
  [`update business_claims set status = 'approved' where id = 900`, 'claim.approved'],
  [`update business_claims set status = 'rejected', rejection_reason = 'No proof.' where id = 901`, 'claim.rejected'],
  [`update business_claims set status = 'expired' where id = 902`, 'claim.expired'],
  ['update businesses set closed_at = now(), is_active = false where id = 900', 'business.closed'],
];

beforeAll(async () => {
  hooked = await hookedApp('http_webhook_payloads');
  server = await endpointServer();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'openapi.yaml');
  const pointer = (type: string) => `openapi.yaml#/webhooks/${type}/post/requestBody/content/application~1json/schema`;
  validators = new Map(SENT.map((type) => [type, ajv.compile({ $ref: pointer(type) })]));
});

afterAll(async () => {
  await hooked?.app.close();
  await server?.close();
});

/** Returns what is wrong with a request according to `webhooks` of openapi.yaml. */
function problemsOf({ type, body, headers }: Received): readonly unknown[] {
  const validate = validators.get(type);
  if (validate === undefined) return [`${type} is not described`];
  const { parameters = [] } = document.webhooks[type]?.post ?? {};
  const names = parameters.map(
    ({ $ref }) => document.components.parameters[$ref.split('/').at(-1) ?? '']?.name ?? $ref,
  );
  validate(JSON.parse(body));
  return [...(validate.errors ?? []), ...names.filter((name) => headers[name] === undefined)];
}

describe('the requests that endpoints really get', () => {
  it('are described under webhooks in openapi.yaml, one description for each event', () => {
    expect(Object.keys(document.webhooks)).toEqual(SENT);
  });

  it('match their descriptions for every event and every receiver', async () => {
    const hooks = [await hooked.hook(hooked.ada, server.url), await hooked.hook(hooked.administrator, server.url)];
    const withRecord = new Set<string>();
    for (const [sql, ...events] of CHANGES) {
      server.received.length = 0;
      await hooked.sql(sql);
      await hooked.deliver();
      expect([...new Set(server.received.map(({ type }) => type))]).toEqual(events);
      for (const request of server.received) {
        expect([request.type, problemsOf(request)]).toEqual([request.type, []]);
        expect(hooks.some(({ secret }) => isSignedWith(secret, request))).toBe(true);
        if (Object.values(request.data).every((value) => value !== null)) withRecord.add(request.type);
      }
    }
    await hooked.call('POST', `/api/user/webhooks/${hooks[0]?.id}/test`, hooked.ada);
    await hooked.deliver();
    const test = server.received.at(-1)!;
    expect([test.type, problemsOf(test)]).toEqual([TEST_EVENT, []]);
    expect(CHANGES.flatMap(([, ...events]) => events).toSorted()).toEqual([...WEBHOOK_EVENT_TYPES].toSorted());
    expect(WEBHOOK_EVENT_TYPES.filter((type) => !withRecord.has(type))).toEqual(['review.hidden']);
  });

  it.each(SENT)('would not match the description of %s without a time, or with another type', (type) => {
    const wrong = { type: 'business.other', data: {} };
    const validate = validators.get(type)!;
    expect(validate(wrong)).toBe(false);
    expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(expect.arrayContaining(['required', 'const']));
  });
});

function isSignedWith(secret: string, request: Received): boolean {
  try {
    return verified(secret, request) !== null;
  } catch {
    return false;
  }
}
