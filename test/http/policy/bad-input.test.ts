import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { callerOf, HOURS } from '../../support/policy/stating.js';
import { POLICY } from '../../support/policy/policies.js';
import { OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let call: ReturnType<typeof callerOf>;
let olive: string;
let administrator: string;
const OLIVES = 5;

beforeAll(async () => {
  const urls = await emptyDirectory('http_bad_policies');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  call = callerOf(app);
  [olive, administrator] = [await signedInAs(app, OLIVE), await signedInAsAdministrator(app)];
});
afterAll(() => app?.close());

const NEW = { name: 'The Careful Paw', category: 'restaurants', city: 'Austin', state: 'TX', zipCode: '78704' };

/** The three ways to send a policy, each with the same content. */
const WAYS = [
  ['POST', (said: object) => call('POST', '/api/businesses', { cookie: olive, payload: { ...NEW, ...said } })],
  ['PATCH', (said: object) => call('PATCH', `/api/businesses/${OLIVES}`, { cookie: olive, payload: said })],
  [
    'an administrator',
    (said: object) =>
      call('PATCH', `/api/admin/businesses/${OLIVES}`, {
        cookie: administrator,
        payload: { ...said, reason: 'Why not' },
      }),
  ],
] as const;

const policy = (differs: object) => ({ policy: { ...POLICY, ...differs } });
const NO_ANIMALS = { pets: { dog: 'no', cat: 'no' }, maxPets: null, maxWeightLb: null, fee: null };

/** What is sent, and the fields with their sentences. */
const REFUSED: readonly (readonly [string, object, readonly (readonly [string, RegExp])[]])[] = [
  ['a weight over 300 lb', policy({ maxWeightLb: 301 }), [['policy.maxWeightLb', /weight from 1 to 300 pounds/]]],
  ['a weight of 0', policy({ maxWeightLb: 0 }), [['policy.maxWeightLb', /weight from 1 to 300 pounds/]]],
  [
    'a fee over $1,000',
    policy({ fee: { amount: 1000.01, per: 'night' } }),
    [['policy.fee.amount', /^Enter a fee from \$0 to \$1,000$/]],
  ],
  ['a fee with half a cent', policy({ fee: { amount: 1.005, per: 'night' } }), [['policy.fee.amount', /^Enter a fee/]]],
  [
    'a fee for something unknown',
    policy({ fee: { amount: 5, per: 'paw' } }),
    [['policy.fee.per', /^Choose what the fee is charged for$/]],
  ],
  ['a deposit over $1,000', policy({ deposit: 1001 }), [['policy.deposit', /deposit from \$0 to \$1,000/]]],
  ['no pet at most', policy({ maxPets: 0 }), [['policy.maxPets', /pets from 1 to 100/]]],
  ['half a pet', policy({ maxPets: 1.5 }), [['policy.maxPets', /pets from 1 to 100/]]],
  ['an empty list of sizes', policy({ sizes: [] }), [['policy.sizes', /at least one size/]]],
  ['an unknown answer', policy({ pets: { dog: 'maybe' } }), [['policy.pets.dog', /^Choose yes, no, or unknown$/]]],
  ['an unknown leash rule', policy({ leash: 'sometimes' }), [['policy.leash', /^Choose a leash rule$/]]],
  [
    'breed restrictions of 201 characters',
    policy({ breedRestrictions: 'x'.repeat(201) }),
    [['policy.breedRestrictions', /must be 200 characters or less/]],
  ],
  ['a note of 301 characters', policy({ note: 'x'.repeat(301) }), [['policy.note', /must be 300 characters or less/]]],
  ['an unknown field', policy({ mood: 'good' }), [['policy.mood', /^Unknown field$/]]],
  ['an unknown animal', policy({ pets: { dragon: 'yes' } }), [['policy.pets.dragon', /^Unknown field$/]]],
  ['an unknown area', policy({ areas: { roof: 'yes' } }), [['policy.areas.roof', /^Unknown field$/]]],
  [
    'an unknown field of the fee',
    policy({ fee: { amount: 5, per: 'pet', tip: 1 } }),
    [['policy.fee.tip', /^Unknown field$/]],
  ],
  [
    'a limit although no animal is allowed',
    policy({ ...NO_ANIMALS, maxWeightLb: 50 }),
    [
      ['policy.pets', /no animals are allowed, but also state a weight limit/],
      ['policy.maxWeightLb', /no animals are allowed, but also state a weight limit/],
    ],
  ],
  [
    'a number and a fee although no animal is allowed',
    policy({ ...NO_ANIMALS, maxPets: 2, fee: { amount: 25, per: 'stay' } }),
    [
      ['policy.pets', /also state a maximum number of pets and a pet fee\./],
      ['policy.maxPets', /also state a maximum number of pets\./],
      ['policy.fee', /also state a pet fee\./],
    ],
  ],
  [
    'hours that overlap',
    { openingHours: 'Mo-Fr 09:00-13:00,12:00-17:00' },
    [['openingHours', /^Monday: The hours overlap\. Change or remove one of them\.$/]],
  ],
  [
    'hours that overlap after midnight',
    { openingHours: 'Fr 18:00-02:00, Sa 01:00-05:00' },
    [['openingHours', /^Saturday: The hours overlap/]],
  ],
  ['hours that nobody can read', { openingHours: 'whenever we like' }, [['openingHours', /can’t read these/]]],
  [
    'hours that are too long',
    { openingHours: `Mo 09:00-17:00 "${'x'.repeat(1000)}"` },
    [['openingHours', /characters or less/]],
  ],
  [
    'hours for pets that overlap',
    policy({ petHours: 'Sa 09:00-12:00,11:00-13:00' }),
    [['policy.petHours', /^Saturday: The hours overlap/]],
  ],
];

describe.each(WAYS)('a policy or hours sent by %s', (_, send) => {
  it.each(REFUSED)('is refused with a sentence at the field for %s', async (_what, said, expected) => {
    const response = await send(said);
    expect(response.statusCode).toBe(400);
    const { code, errors } = response.json<{ code: string; errors: { path: string; message: string }[] }>();
    expect(code).toBe('INVALID_INPUT');
    expect(errors.map(({ path }) => path)).toEqual(expected.map(([path]) => path));
    for (const [index, [, message]] of expected.entries()) expect(errors[index]?.message).toMatch(message);
  });

  it('is stored as it was sent, without what is unknown', async () => {
    const said = { ...POLICY, pets: { dog: 'yes', cat: 'no', bird: 'unknown' }, sizes: 'none', leftAlone: 'unknown' };
    const hours = 'Mo-Th 08:00-12:00,13:00-22:00, Fr-Sa 17:00-02:00; 2026 Dec 25 off';
    const response = await send({ policy: said, openingHours: hours });
    expect([200, 201]).toContain(response.statusCode);
    const { policy: stored, openingHours } = response.json<OwnerBusiness>();
    expect(stored).toEqual({ ...said, pets: { dog: 'yes', cat: 'no' } });
    expect(openingHours).toBe(hours);
  });
});

describe('an animal that is refused', () => {
  it('goes with no limit and no fee, which state that there is none', async () => {
    const none = { ...NO_ANIMALS, maxPets: 'none', maxWeightLb: 'none', fee: { amount: 0, per: 'pet' } };
    const response = await call('PATCH', `/api/businesses/${OLIVES}`, { cookie: olive, payload: policy(none) });
    expect(response.statusCode).toBe(200);
  });

  it('removes the policy and the hours with null', async () => {
    const payload = { policy: null, openingHours: null };
    await call('PATCH', `/api/businesses/${OLIVES}`, {
      cookie: olive,
      payload: { policy: POLICY, openingHours: HOURS },
    });
    const response = await call('PATCH', `/api/businesses/${OLIVES}`, { cookie: olive, payload });
    expect(response.json()).toMatchObject({ ...payload, hours: null });
  });
});
