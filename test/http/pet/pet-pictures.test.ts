import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

const REVIEW_ID = 9001;
/** The drawing of a paw for the review, which differs from that of other reviews. */
const PAW = '/drawings/1/pets/other-plain-ginger-1.svg';
const PHOTO = '/uploads/0b8f5f0e-54cb-4d0c-8d2a-6e0a52cfae11.webp';

beforeAll(async () => {
  const urls = await emptyDirectory('http_pet_pictures');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  await sql(`insert into reviews (id, business_id, user_id, rating, title, content, pet_name)
    values (${REVIEW_ID}, 5, '${ADA}', 5, 'Good', 'A fine patio for all of us.', 'Pixel')
    on conflict do nothing`);
});

afterAll(() => app?.close());

beforeEach(() =>
  sql(`delete from guide_dogs where user_id = '${ADA}'; delete from pet_profiles where user_id = '${ADA}';
    update users set paused = false where id = '${ADA}';
    update reviews set pet_name = 'Pixel' where id = ${REVIEW_ID}`),
);

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const aPet = (id: number, name: string, set: Readonly<Record<string, string>> = {}) => {
  const columns = { id: String(id), user_id: `'${ADA}'`, pet_name: `'${name}'`, pet_type: `'dog'`, ...set };
  return sql(
    `insert into pet_profiles (${Object.keys(columns).join(', ')}) overriding system value values (${Object.values(columns).join(', ')})`,
  );
};

/** Returns the picture next to Ada's review, as visitors see it. */
async function shown(): Promise<string | undefined> {
  const reviews = (await app.fastify.inject({ url: '/api/businesses/5/reviews?limit=50' })).json<Review[]>();
  return reviews.find(({ id }) => id === REVIEW_ID)?.petPicture;
}

describe('the picture of a pet next to a review', () => {
  it('is a paw if the member shows no pet', async () => {
    expect(await shown()).toBe(PAW);
  });

  it('is the photo of the public pet that the review names, else its drawing', async () => {
    await aPet(700, 'Another', { pet_image_url: `'/uploads/other.webp'` });
    await aPet(701, 'pixel', { breed: `'Siberian Husky'`, fur_color: `'Gray'`, show_in_community: 'false' });
    expect(await shown()).toBe('/drawings/1/pets/dog-pricked-gray-341.svg');
    await sql(`update pet_profiles set pet_image_url = '${PHOTO}' where id = 701`);
    expect(await shown()).toBe(PHOTO);
  });

  it.each([
    ['is private', { is_public: 'false', show_in_community: 'false' }],
    ['was hidden by an administrator', { state: `'hidden'` }],
  ])('is not that of a pet that %s', async (_, set) => {
    await aPet(701, 'Pixel', { pet_image_url: `'${PHOTO}'`, ...set });
    expect(await shown()).toBe(PAW);
  });

  it('is a pet of the community list if the review names none, and no pet that only has a public address', async () => {
    await aPet(701, 'Rex', { show_in_community: 'false' });
    expect(await shown()).toBe(PAW);
    await aPet(702, 'Bella', { breed: `'Dalmatian'` });
    expect(await shown()).toBe('/drawings/1/pets/dog-floppy-spotted-342.svg');
    await sql(`update reviews set pet_name = null where id = ${REVIEW_ID}`);
    expect(await shown()).toBe('/drawings/1/pets/dog-floppy-spotted-342.svg');
  });

  it('is gone after the pet is deleted', async () => {
    await aPet(702, 'Bella');
    expect(await shown()).not.toBe(PAW);
    await sql('delete from pet_profiles where id = 702');
    expect(await shown()).toBe(PAW);
  });

  it('is the Guide Dog of the member, whose breed counts only while its profile is public', async () => {
    await aPet(702, 'Bella', { breed: `'Poodle'`, fur_color: `'White'` });
    await sql(`insert into guide_dogs (id, user_id, pet_name, pet_type, pet_profile_id) overriding system value
      values (360, '${ADA}', 'Bella', 'dog', 702)`);
    expect(await shown()).toBe('/drawings/1/pets/dog-curly-white-342.svg');
    const dog = (await app.fastify.inject({ url: `/api/guide-dogs/user/${ADA}` })).json<{ petDrawing: string }>();
    expect(dog.petDrawing).toBe('/drawings/1/pets/dog-curly-white-342.svg');
    await sql('update pet_profiles set is_public = false, show_in_community = false where id = 702');
    expect(await shown()).toMatch(/^\/drawings\/1\/pets\/dog-[a-z]+-[a-z]+-0\.svg$/);
  });

  it('is drawn for a breed with any characters, and a text that looks like the facts of a drawing stays', async () => {
    const text = '"petPicture" : {"id" : 702, "petType" : "cat", "breed" : null, "furColor" : null}';
    await aPet(702, 'Pixel', { breed: `'A "quoted" \\ {Dalmatian}, mostly'` });
    await sql(`update reviews set content = '${text}', title = '{${text}}' where id = ${REVIEW_ID}`);
    const reviews = (await app.fastify.inject({ url: '/api/businesses/5/reviews?limit=50' })).json<Review[]>();
    const review = reviews.find(({ id }) => id === REVIEW_ID);
    expect(review).toMatchObject({
      ...{ petPicture: '/drawings/1/pets/dog-floppy-spotted-342.svg', content: text, title: `{${text}}` },
    });
  });

  it('is hidden while the profile of the member is paused', async () => {
    await aPet(702, 'Pixel');
    await sql(`update users set paused = true where id = '${ADA}'`);
    expect(await shown()).toBe(PAW);
  });
});
