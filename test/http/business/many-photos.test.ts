import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { statementsOf } from '../../support/postgres/statements.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_many_photos');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  cookie = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

/** Returns the URLs of unused photos uploaded by Ada. */
async function uploaded(count: number): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ url: string }>(
    `insert into uploads (id, user_id, kind, content_type, width, height, bytes, free_since)
     select gen_random_uuid(), $1, 'business_photo', 'image/webp', 1200, 800, 4, now() from generate_series(1, $2::int)
     returning '/uploads/' || id || '.webp' as url`,
    [ADA, count],
  );
  return rows.map(({ url }) => url);
}

const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  app.fastify.inject({ method, url, headers: { cookie }, payload });

const jobs = async () =>
  (
    await app.database.pool.query<{ id: string }>(
      `select data ->> 'id' as id from pgboss.job where name = 'encode-avif'`,
    )
  ).rows.map(({ id }) => `/uploads/${id}.webp`);

const listing = (images: readonly string[]) => ({ name: 'Photo House', category: 'hotels', tier: 'premium', images });

describe('a business with 30 photos', () => {
  it('is saved with as many SQL statements as one with two photos, and gets a job per photo', async () => {
    // Runs the queries that each process runs only once, so they aren't counted below.
    await send('POST', '/api/businesses', listing(await uploaded(1)));
    const [few, many] = [await uploaded(2), await uploaded(30)];
    const statements = { few: 0, many: 0 };
    const sent: OwnerBusiness[] = [];
    for (const [name, images] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const all = await statementsOf(async () => {
        const answer = await send('POST', '/api/businesses', listing(images));
        expect(answer.statusCode).toBe(201);
        sent.push(answer.json<OwnerBusiness>());
      });
      statements[name] = all.length;
    }
    expect(statements.many).toBe(statements.few);
    expect(sent[1]?.images).toEqual(many);
    expect((await jobs()).filter((url) => many.includes(url)).toSorted()).toEqual(many.toSorted());

    // Reverse the order of the photos and drop a third of them.
    const keptPhotos = many.slice(10).toReversed();
    const change = await statementsOf(async () => {
      const answer = await send('PATCH', `/api/businesses/${sent[1]?.id}`, { images: keptPhotos });
      expect(answer.json<OwnerBusiness>().images).toEqual(keptPhotos);
    });
    expect(change.length).toBeLessThanOrEqual(statements.many + 4);
    const { rows } = await app.database.pool.query(
      `select from uploads where free_since is not null and '/uploads/' || id || '.webp' = any ($1)`,
      [many],
    );
    expect(rows).toHaveLength(10);
  });
});
