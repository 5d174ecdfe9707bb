import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { loadMeanings } from '../../../infrastructure/business/search/words/load-meanings.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let client: pg.Client;
beforeAll(async () => {
  const { ownerUrl } = await emptyDirectory('meanings');
  client = new pg.Client(ownerUrl);
  await client.connect();
});
afterAll(() => client?.end());

beforeEach(async () => {
  await client.query('delete from businesses');
  await loadMeanings(client);
  await client.query(
    `insert into businesses (id, name, category, kind, description, approval_status) values
       (1, 'Terrace on Elm', 'restaurants', null, null, 'approved'),
       (2, 'Sun Court', 'restaurants', null, 'Tables outside, dining until late', 'approved'),
       (3, 'Elm Street', 'restaurants', 'cafe', 'Outside: dogs. Dining: inside', 'approved')`,
  );
});

/** Returns the ids of the documents with a meaning. */
async function meant(meaning: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from business_documents where search @@ quoted_lexeme($1)::tsquery order by id`,
    [`m:${meaning}`],
  );
  return rows.map(({ id }) => id);
}

const documents = async (): Promise<unknown[]> =>
  (await client.query('select id, search::text, ctid::text from business_documents order by id')).rows;

describe('the meanings of a document', () => {
  it('come from its words, its phrases in order, and its kind', async () => {
    expect(await meant('outdoor seating')).toEqual([1]);
    await client.query(`update businesses set description = 'Outdoor dining' where id = 2`);
    expect(await meant('outdoor seating')).toEqual([1, 2]);
    expect(await meant('cafe')).toEqual([3]);
  });

  it('are not written again if the vocabulary is the same', async () => {
    const before = await documents();
    await loadMeanings(client);
    expect(await documents()).toEqual(before);
  });

  it.each([
    ['one after the other', Infinity],
    ['at once', 0],
  ])('follow a changed vocabulary, documents rewritten %s', async (_, many) => {
    const before = await documents();
    await client.query(`update search_meanings set query = 'elm' where stem = 'terrac'`);
    await client.query(
      `update business_documents set search = search || array_to_tsvector(array['m:beer garden']) where id = 2`,
    );
    await client.query(`delete from search_meanings where meaning = 'cafe'`);
    await client.query(`update business_documents set search = ts_delete(search, 'm:cafe')`);
    const indexes = async () =>
      (await client.query(`select indexdef from pg_indexes where tablename = 'business_documents' order by 1`)).rows;
    const defined = await indexes();
    await loadMeanings(client, many);
    expect(await meant('outdoor seating')).toEqual([1]);
    expect(await meant('cafe')).toEqual([3]);
    expect((await documents()).map((row) => ({ ...(row as object), ctid: '' }))).toEqual(
      before.map((row) => ({ ...(row as object), ctid: '' })),
    );
    expect(await indexes()).toEqual(defined);
  });

  it('are written after an interruption', async () => {
    await client.query(`update business_documents set search = ts_delete(search, 'm:outdoor seating')`);
    await client.query(`update search_meanings set is_written = false where meaning = 'outdoor seating'`);
    await loadMeanings(client);
    expect(await meant('outdoor seating')).toEqual([1]);
    expect((await client.query('select from search_meanings where not is_written')).rowCount).toBe(0);
  });
});
