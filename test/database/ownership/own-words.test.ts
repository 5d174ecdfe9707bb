import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { MEMBER_TABLES } from '../../../infrastructure/member-data/member-tables.js';
import { OWN_WORDS } from '../../support/ownership/own-words.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

/** Selects tables that refer to a business or a review, directly or not, by a foreign key or a column name. */
const ABOUT = `
  with recursive about as (
    select unnest(array['businesses'::regclass, 'reviews'::regclass])::oid as id
    union select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
      where a.attname in ('business_id', 'review_id') and c.relnamespace = 'public'::regnamespace
    union select k.conrelid from pg_constraint k join about on k.confrelid = about.id where k.contype = 'f')
  select id::regclass::text as name from about where not exists (select from pg_inherits where inhrelid = about.id)`;

let client: pg.Client;

beforeAll(async () => {
  const { ownerUrl } = await emptyDirectory('own_words');
  client = new pg.Client(ownerUrl);
  await client.connect();
});

afterAll(() => client?.end());

it('the list says for every table in which members write about businesses what happens to an owner’s own rows', async () => {
  const { rows } = await client.query<{ name: string }>(ABOUT);
  const ofMembers = new Set(MEMBER_TABLES.map(({ table }) => table));
  const found = rows.map(({ name }) => name).filter((name) => ofMembers.has(name));
  expect(found.toSorted()).toEqual(Object.keys(OWN_WORDS).toSorted());
});
