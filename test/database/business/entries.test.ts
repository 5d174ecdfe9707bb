import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

/** A place, and a second one that stays as it is. */
const [PLACE, OTHER] = [1, 2];

let client: pg.Client;
beforeAll(async () => {
  const { ownerUrl } = await emptyDirectory('entries');
  client = new pg.Client(ownerUrl);
  await client.connect();
});
afterAll(() => client?.end());

beforeEach(async () => {
  await client.query('delete from businesses');
  await client.query(
    `insert into businesses (id, name, category, city, state, latitude, longitude, approval_status) values
       (${PLACE}, 'Moon Bark', 'hotels', 'Alder', 'tx', 30.2, -97.7, 'approved'),
       (${OTHER}, 'Fern Loft', 'homes', 'Birch', 'OK', 34.9, -97.4, 'approved')`,
  );
});

/** Returns which version of a row of each table is stored. A change writes another one. */
async function versions(): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; version: string }>(
    `select 'business' as name, ctid::text || xmin::text as version from businesses where id = ${PLACE}
     union all select 'entry', ctid::text || xmin::text from business_entries where id = ${PLACE}
     union all select 'document', ctid::text || xmin::text from business_documents where id = ${PLACE}
     union all select 'other document', ctid::text || xmin::text from business_documents where id = ${OTHER}`,
  );
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}

/** Returns the names of the rows that a statement changes or deletes. */
async function changedBy(statement: string): Promise<string[]> {
  const before = await versions();
  await client.query(statement);
  const after = await versions();
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

const isFound = async (query: string): Promise<boolean> =>
  (await client.query(`select from business_documents where id = ${PLACE} and search @@ $1::tsquery`, [query]))
    .rowCount === 1;

describe('the entry and the document of a business', () => {
  it('are written with it, and deleted with it', async () => {
    expect(await isFound(`'bark' & 'c:hotels' & 's:TX' & 't:alder,TX' & 'e:moo' & 'n:bark' & 'a:alder'`)).toBe(true);
    await client.query(`delete from businesses where id = ${PLACE}`);
    expect(Object.keys(await versions())).toEqual(['other document']);
  });

  it.each([
    ['an ordinary review', 'review_count = 1, rating_sum = 4, favorable_count = 1', ['entry', 'document']],
    [
      'a review that makes it a favorite',
      'review_count = 10, rating_sum = 30, favorable_count = 10',
      ['entry', 'document'],
    ],
    [
      'a review that moves it to the best',
      'review_count = 50, rating_sum = 250, favorable_count = 0',
      ['entry', 'document'],
    ],
  ])('change with %s as little as possible', async (_, totals, changed) => {
    expect(await changedBy(`update business_entries set ${totals} where id = ${PLACE}`)).toEqual(changed);
  });

  it.each([
    ['the name', `name = 'Wolf Dock'`, ['business', 'entry', 'document']],
    ['the description', `description = 'A quiet yard'`, ['business', 'document']],
    ['hours that pets are welcome', `welcome_week = '{[0,60)}'`, ['business', 'entry', 'document']],
    ['what nobody searches for', `phone = '512 555 0100', admin_notes = 'Called'`, ['business']],
  ])('follow a change of %s', async (_, change, changed) => {
    expect(await changedBy(`update businesses set ${change} where id = ${PLACE}`)).toEqual(changed);
  });

  it('keep the words apart, so that an ordinary review writes only a short row', async () => {
    await client.query(`update businesses set description = repeat('quiet yard ', 60) where id = ${PLACE}`);
    const { rows } = await client.query(
      `select pg_column_toast_chunk_id(d.search) is not null as apart from business_documents d where id = ${PLACE}`,
    );
    expect(rows).toEqual([{ apart: true }]);
    const chunk = async () =>
      (
        await client.query(
          `select pg_column_toast_chunk_id(search) as id, avg_rating::text from business_documents where id = ${PLACE}`,
        )
      ).rows[0];
    const before = await chunk();
    await client.query(`update business_entries set review_count = 1, rating_sum = 4 where id = ${PLACE}`);
    expect(await chunk()).toEqual({ ...before, avg_rating: '4.00' });
  });

  it('find the new words, and no longer the old ones', async () => {
    await client.query(
      `update businesses set name = 'Wolf Dock', pet_perks = '{Water bowls}', fit = 1 where id = ${PLACE}`,
    );
    expect(await isFound(`'wolf' & 'p:water bowls' & 'w:0' & !'moon'`)).toBe(true);
  });

  it('have no document while the business is not public', async () => {
    const documents = async () => Object.keys(await versions()).includes('document');
    for (const [change, isThere] of [
      ['is_active = false', false],
      ['is_active = true', true],
      [`approval_status = 'rejected'`, false],
      [`name = 'Hidden Lark'`, false],
    ] as const) {
      await client.query(`update businesses set ${change} where id = ${PLACE}`);
      expect({ change, isThere: await documents() }).toEqual({ change, isThere });
    }
  });

  it('have the band of the recommended score', async () => {
    const bandOf = async (average: number): Promise<unknown> => {
      await client.query(`update business_entries set review_count = 1000, rating_sum = $1 where id = ${PLACE}`, [
        1000 * average,
      ]);
      const { rows } = await client.query(
        `select e.band, d.band as document from business_entries e join business_documents d using (id) where id = ${PLACE}`,
      );
      return rows[0];
    };
    expect(await bandOf(4.8)).toEqual({ band: 0, document: 0 });
    expect(await bandOf(4.2)).toEqual({ band: 1, document: 1 });
    expect(await bandOf(3)).toEqual({ band: 2, document: 2 });
  });
});
