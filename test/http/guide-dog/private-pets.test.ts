import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const [PHOTO, OWN] = [
  '/uploads/0198c2f0-0000-7000-8000-000000000001.jpg',
  '/uploads/0198c2f0-0000-7000-8000-000000000002.jpg',
];

let app: TestApp;
let pet: number;

const sql = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]);

beforeAll(async () => {
  const urls = await emptyDirectory('http_private_pets');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  await sql('delete from guide_dogs');
  await sql('delete from pet_profiles');
  const [row] = await sql<{ id: number }>(
    `insert into pet_profiles (user_id, pet_name, pet_type, is_public, pet_image_url) values ($1, 'Rex', 'dog', false, $2) returning id`,
    [ADA, PHOTO],
  );
  pet = row?.id ?? 0;
  await sql(
    `insert into guide_dogs (user_id, pet_profile_id, pet_name, pet_type, pet_image_url, location) values ($1, $2, 'Rex', 'dog', $3, 'Austin')`,
    [ADA, pet, OWN],
  );
  await sql(
    `insert into reviews (id, business_id, user_id, rating, content) values (9001, 12, $1, 4, 'Shade, and water.') on conflict do nothing`,
    [ADA],
  );
});

afterAll(() => app?.close());

const get = async (path: string, cookie?: string) =>
  (await app.fastify.inject({ url: `/api/${path}`, headers: cookie === undefined ? {} : { cookie } })).body;

it('a Guide Dog shows the ID and photo of a linked public pet to everyone, and those of a private pet only to its owner', async () => {
  const reviews = `reviews/user/${ADA}`;
  for (const path of [`guide-dogs/${ADA}`, `guide-dogs/user/${ADA}`, 'guide-dogs', reviews]) {
    const body = await get(path);
    expect([path, body.includes(PHOTO), body.includes(OWN)]).toEqual([path, false, true]);
  }
  expect(JSON.parse(await get(`guide-dogs/${ADA}`))).toMatchObject({ petProfileId: null });
  expect(JSON.parse(await get(`guide-dogs/${ADA}`, await signedInAs(app, ADA)))).toMatchObject({ petProfileId: pet });
  await sql('update pet_profiles set is_public = true');
  expect(JSON.parse(await get(`guide-dogs/${ADA}`))).toMatchObject({ petProfileId: pet, petImageUrl: PHOTO });
});
