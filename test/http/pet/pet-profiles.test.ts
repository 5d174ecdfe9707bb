import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { NEW_PET, PET_LIMITS } from '../../../domain/pet/pet.js';
import { OWNER_ONLY_FIELDS } from '../../../domain/pet/pet-visibility.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { aJpeg, upload } from '../../support/uploads.js';

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_pet_profiles');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
});

afterAll(() => app?.close());

beforeEach(() => sql('delete from pet_profiles'));

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (method: Method, url: string, cookie: string | null, payload?: unknown, headers = {}) =>
  app.fastify.inject({
    method,
    url: `/api/pet-profiles${url}`,
    headers: {
      ...(cookie === null ? {} : { cookie }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

/** A pet with every field set. */
const PIXEL = {
  ...{ petName: 'Pixel', petType: 'cat', breed: 'Siamese', age: 3, petSize: 'small', weight: 9.25, furColor: 'Cream' },
  ...{ eyeColor: 'Blue', specialMarkings: 'A dark mask', activityLevel: 'very_high', energyLevel: 10 },
  ...{ friendlyWithDogs: false, friendlyWithCats: true, friendlyWithKids: false },
  ...{ allergies: ['allergy-secret'], medications: ['medication-secret'], specialNeeds: 'needs-secret' },
  ...{ isSpayedNeutered: true, microchipped: true, homeZipCode: '78704-1234' },
  ...{ favoriteToys: ['Yarn'], favoriteActivities: ['Naps'], favoriteTreats: ['Tuna'], dislikes: ['Rain'] },
  ...{ funFacts: ['Opens doors'], bio: 'Rules the house.', adoptionStory: 'Came with the house.' },
  ...{ isPublic: true, showInCommunity: true, allowMessages: false, location: 'Austin, TX' },
};

async function aPet(given: object = {}, cookie = ada): Promise<OwnPet> {
  const answer = await call('POST', '', cookie, { petName: 'Pixel', petType: 'cat', ...given });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<OwnPet>();
}

const namesIn = async (url: string, cookie: string | null = null) =>
  (await call('GET', url, cookie)).json<OwnPet[]>().map(({ petName }) => petName);

describe('pet profiles', () => {
  it('creating a pet returns the whole pet with its URL, which finds it, as do both lists', async () => {
    const answer = await call('POST', '', ada, PIXEL);
    const pet = answer.json<OwnPet>();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/pet-profiles/${pet.id}`]);
    expect(z.strictObject(OwnPet.shape).safeParse(pet).error).toBeUndefined();
    expect(pet).toEqual({
      ...{ ...PIXEL, id: expect.any(Number), userId: ADA, petImageUrl: null },
      petDrawing: `/drawings/1/pets/cat-points-golden-${pet.id % 360}.svg`,
      user: { firstName: 'Ada', profileImageUrl: null },
      state: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await call('GET', `/${pet.id}`, ada)).json()).toEqual(pet);
    expect((await call('GET', '/user', ada)).json()).toEqual([pet]);
    expect(await namesIn('/public')).toEqual(['Pixel']);
  });

  it("a pet with only name and type gets the form's defaults", async () => {
    expect(await aPet()).toMatchObject(NEW_PET);
    expect(await aPet({ petSize: null, activityLevel: null })).toMatchObject({ petSize: null, activityLevel: null });
  });

  it('changing a pet keeps absent fields, clears those sent as null, and sets the time of the change', async () => {
    const before = await aPet(PIXEL);
    const change = { petName: 'Dot', breed: null, age: null, petSize: null, favoriteToys: null, isPublic: false };
    const changed = await call('PUT', `/${before.id}`, ada, change);
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...before, ...change, favoriteToys: [], petDrawing: expect.any(String), updatedAt: expect.any(String) },
    ]);
    expect(changed.json<OwnPet>().updatedAt > before.updatedAt).toBe(true);
    expect((await call('GET', `/${before.id}`, ada)).json()).toEqual(changed.json());
  });

  it('returns 404 for a deleted pet', async () => {
    const { id } = await aPet();
    const deleted = await call('DELETE', `/${id}`, ada);
    expect([deleted.statusCode, deleted.body]).toEqual([204, '']);
    expect((await call('DELETE', `/${id}`, ada)).statusCode).toBe(404);
    expect((await call('GET', `/${id}`, ada)).json()).toMatchObject({ status: 404, code: 'PET_NOT_FOUND' });
  });

  it('accepts a pet photo uploaded by its owner or sent as a data URL, and no other', async () => {
    const bytes = await aJpeg(900, 600);
    const sent = async (kind: string, cookie: string) =>
      (await upload(app, { cookie, kind, bytes })).json<{ url: string }>().url;
    const url = await sent('pet_photo', ada);
    const pet = await aPet({ petImageUrl: url });
    expect(pet.petImageUrl).toBe(url);
    const dataUrl = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    const changed = await call('PUT', `/${pet.id}`, ada, { petImageUrl: dataUrl });
    expect(changed.json<OwnPet>().petImageUrl).toMatch(/^\/uploads\//);
    const foreign = ['https://example.com/a.jpg', await sent('pet_photo', olive), await sent('review_photo', ada)];
    for (const petImageUrl of foreign) {
      const refused = await call('PUT', `/${pet.id}`, ada, { petImageUrl });
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'petImageUrl']);
    }
    expect((await call('PUT', `/${pet.id}`, ada, { petImageUrl: null })).json().petImageUrl).toBeNull();
  });

  it('limits the number of pets per member, even when two are created at once', async () => {
    await sql(`insert into pet_profiles (user_id, pet_name, pet_type)
      select '${ADA}', 'Pet ' || n, 'dog' from generate_series(1, ${PET_LIMITS.pets - 1}) n`);
    const body = { petName: 'Last', petType: 'dog' };
    const both = await Promise.all([call('POST', '', ada, body), call('POST', '', ada, body)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(both.map((answer) => answer.json().code)).toContain('TOO_MANY_PETS');
  });

  it('creates a pet once per idempotency key', async () => {
    const body = { petName: 'Once', petType: 'dog' };
    const key = { 'idempotency-key': 'pet-once' };
    const first = await call('POST', '', ada, body, key);
    const again = await call('POST', '', ada, body, key);
    expect([again.statusCode, again.json().id]).toEqual([201, first.json().id]);
    expect(await namesIn('/user', ada)).toEqual(['Once']);
  });
});

describe('invalid pet profiles', () => {
  it.each([
    [{ petName: '' }, 'petName', 'Pet name is required'],
    [{ petName: '   ' }, 'petName', 'Pet name is required'],
    [{ petName: null }, 'petName', 'Pet name is required'],
    [{ petName: 'x'.repeat(101) }, 'petName', 'Pet name must be 100 characters or less'],
    [{ petType: 'horse' }, 'petType', 'Please choose a type of pet'],
    [{ petType: null }, 'petType', 'Please choose a type of pet'],
    [{ petSize: 'huge' }, 'petSize', 'Please choose a size'],
    [{ activityLevel: 'extreme' }, 'activityLevel', 'Please choose an activity level'],
    [{ age: -1 }, 'age', 'Age must be a whole number from 0 to 200'],
    [{ age: 1.5 }, 'age', 'Age must be a whole number from 0 to 200'],
    [{ age: '3' }, 'age', 'Age must be a whole number from 0 to 200'],
    [{ weight: -0.5 }, 'weight', 'Weight must be a number from 0 to 5000'],
    [{ energyLevel: 0 }, 'energyLevel', 'Energy level must be a whole number from 1 to 10'],
    [{ energyLevel: 11 }, 'energyLevel', 'Energy level must be a whole number from 1 to 10'],
    [{ breed: 'x'.repeat(101) }, 'breed', 'Breed must be 100 characters or less'],
    [{ bio: 'x'.repeat(2001) }, 'bio', 'Bio must be 2000 characters or less'],
    [{ bio: 'a\0b' }, 'bio', 'Bio must not contain a NUL character.'],
    [{ favoriteToys: Array(21).fill('Ball') }, 'favoriteToys', 'Favorite toys: up to 20 entries'],
    [{ favoriteToys: ['x'.repeat(101)] }, 'favoriteToys.0', 'Favorite toys: an entry must be 100 characters or less'],
    [{ homeZipCode: '787' }, 'homeZipCode', 'Please enter a valid zip code (12345 or 12345-6789)'],
    [{ isPublic: null }, 'isPublic', expect.any(String)],
    [{ userId: OLIVE }, expect.anything(), expect.any(String)],
  ])(
    'an invalid pet field returns an error for the field, for a new pet and for a change: %j',
    async (wrong, path, message) => {
      const { id } = await aPet();
      const before = (await call('GET', `/${id}`, ada)).json();
      const answers = [
        await call('POST', '', ada, { petName: 'Pixel', petType: 'cat', ...wrong }),
        await call('PUT', `/${id}`, ada, wrong),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
      }
      expect((await call('GET', '/user', ada)).json()).toEqual([before]);
    },
  );

  it('returns errors for the missing name and type of a new pet', async () => {
    const { errors } = (await call('POST', '', ada, {})).json<{ errors: { path: string; message: string }[] }>();
    expect(errors).toEqual([
      { path: 'petName', message: 'Pet name is required' },
      { path: 'petType', message: 'Please choose a type of pet' },
    ]);
  });

  it('a pet profile accepts values exactly at the limits', async () => {
    const most = {
      petName: 'x'.repeat(100),
      bio: 'x'.repeat(2000),
      funFacts: Array.from({ length: 20 }, (_, n) => `${n}`),
    };
    expect(await aPet({ ...most, age: 0, weight: 0, energyLevel: 1 })).toMatchObject(most);
  });
});

describe('visibility of a pet', () => {
  it('shows a public pet to everyone, except health, microchip, ZIP code, and settings', async () => {
    const { id } = await aPet(PIXEL);
    for (const cookie of [null, olive]) {
      const one = await call('GET', `/${id}`, cookie);
      const [listed] = (await call('GET', '/public', cookie)).json<PublicPet[]>();
      expect(z.strictObject(PublicPet.shape).safeParse(one.json()).error).toBeUndefined();
      expect(listed).toEqual(one.json());
      for (const field of OWNER_ONLY_FIELDS) expect(one.json()).not.toHaveProperty(field);
      expect(one.body).not.toMatch(/secret|78704/);
    }
    const own = (await call('GET', '/public', ada)).json<PublicPet[]>();
    expect(JSON.stringify(own)).not.toMatch(/-secret|78704/);
  });

  it.each([
    [true, true, ['Pixel'], 200],
    [true, false, [], 200],
    [false, true, [], 404],
    [false, false, [], 404],
  ])(
    'a pet with public %s, in the community %s: listed %j, own URL returns %i',
    async (isPublic, showInCommunity, listed, status) => {
      const { id } = await aPet({ isPublic, showInCommunity });
      for (const cookie of [null, olive]) {
        expect(await namesIn('/public', cookie)).toEqual(listed);
        expect((await call('GET', `/${id}`, cookie)).statusCode).toBe(status);
      }
      expect((await call('GET', `/${id}`, ada)).statusCode).toBe(200);
      expect(await namesIn('/user', ada)).toEqual(['Pixel']);
      expect(await namesIn('/user', olive)).toEqual([]);
    },
  );

  it("hides a pet from everyone while its owner's account is closed", async () => {
    const { id } = await aPet();
    await sql(
      `update users set erasure_at = now() + interval '14 days', erasure_reviews = 'remove' where id = '${ADA}'`,
    );
    const list = await call('GET', '/public', null);
    expect([list.json(), list.headers['x-total-count']]).toEqual([[], '0']);
    expect((await call('GET', `/${id}`, olive)).statusCode).toBe(404);
    expect((await call('PUT', `/${id}`, olive, { petName: 'Mine' })).statusCode).toBe(404);
    await sql(`update users set erasure_at = null, erasure_reviews = null where id = '${ADA}'`);
    expect((await call('GET', `/${id}`, olive)).statusCode).toBe(200);
  });

  it('caches never store the pets that a member sees', async () => {
    const { id } = await aPet();
    for (const url of ['/user', `/${id}`]) {
      expect((await call('GET', url, ada)).headers['cache-control']).toBe('private, no-store');
    }
    expect((await call('GET', `/${id}`, null)).headers['cache-control']).not.toContain('no-store');
  });
});

describe('writing pet profiles', () => {
  it('writing pet profiles requires a signed-in member', async () => {
    const { id } = await aPet();
    const answers = await Promise.all([
      call('GET', '/user', null),
      call('POST', '', null, { petName: 'Pixel', petType: 'cat' }),
      call('PUT', `/${id}`, null, { petName: 'Mine' }),
      call('DELETE', `/${id}`, null),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthorized']);
    }
  });

  it.each([
    [true, 403],
    [false, 404],
  ])("another member can't change or delete a pet: public %s returns %i", async (isPublic, status) => {
    const pet = await aPet({ isPublic });
    expect((await call('PUT', `/${pet.id}`, olive, { petName: 'Mine' })).statusCode).toBe(status);
    expect((await call('DELETE', `/${pet.id}`, olive)).statusCode).toBe(status);
    expect((await call('GET', `/${pet.id}`, ada)).json()).toEqual(pet);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999', '2147483647'])('returns 404 for the pet ID %s', async (id) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await call(method, `/${id}`, ada, method === 'PUT' ? {} : undefined);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'PET_NOT_FOUND']);
    }
  });
});

describe('lists of pets', () => {
  it('lists of pets are paged newest first, with the total and without duplicates', async () => {
    await sql(`insert into pet_profiles (user_id, pet_name, pet_type, created_at)
      select '${ADA}', 'Pet ' || n, 'dog', timestamptz '2026-01-01' + (n / 2) * interval '1 minute'
      from generate_series(1, 7) n`);
    const expected = ['Pet 7', 'Pet 6', 'Pet 5', 'Pet 4', 'Pet 3', 'Pet 2', 'Pet 1'];
    for (const [url, cookie] of [
      ['/public', null],
      ['/user', ada],
    ] as const) {
      const names: string[] = [];
      let next: string | undefined = `${url}?limit=3`;
      while (next !== undefined) {
        const page = await call('GET', next, cookie);
        expect(page.headers['x-total-count']).toBe('7');
        names.push(...page.json<PublicPet[]>().map(({ petName }) => petName));
        next = /<\/api\/pet-profiles(.*)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
      }
      expect(names).toEqual(expected);
    }
  });

  it('lists of pets reject a cursor of another list', async () => {
    await sql(
      `insert into pet_profiles (user_id, pet_name, pet_type) values ('${ADA}', 'A', 'dog'), ('${ADA}', 'B', 'dog')`,
    );
    const page = await call('GET', '/user?limit=1', ada);
    const cursor = /cursor=([^>&]+)/.exec(String(page.headers.link))?.[1] ?? '';
    for (const [url, cookie] of [
      ['/public', null],
      ['/user', olive],
    ] as const) {
      const answer = await call('GET', `${url}?cursor=${cursor}`, cookie);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_CURSOR']);
    }
  });
});
