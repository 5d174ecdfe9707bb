import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { xmlExtract, type InventedElement } from '../../support/import/extract.js';
import { Importing } from '../../support/import/importing.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

let directory: TestDatabase;
let importing: Importing;
beforeAll(async () => {
  directory = await emptyDirectory('imported_phones');
  importing = await Importing.into(directory.appUrl, 'paws.example');
});
afterAll(() => importing?.close());

const shop = (id: number, name: string, phone: string): InventedElement => {
  return { type: 'node', id, latitude: 30 + id / 10, longitude: -97.7, tags: { shop: 'pet', name, phone } };
};

const EXTRACT = xmlExtract([
  shop(1, 'Acorn Pets', '+14105550142'),
  shop(2, 'Bramble Pets', '+1 410-555-0143;+1 410-555-0144'),
  shop(3, 'Cobalt Pets', '+52 55 1234 5678'),
]);

const phones = async () =>
  (await importing.database.pool.query<{ phone: string }>('select phone from businesses order by name')).rows.map(
    ({ phone }) => phone,
  );

describe('phone numbers of OpenStreetMap', () => {
  it('are stored as owners write them, and stay when imported again', async () => {
    expect(await importing.import('.osm', EXTRACT)).toEqual({ added: 3 });
    expect(await phones()).toEqual(['(410) 555-0142', '(410) 555-0143', '+52 55 1234 5678']);
    expect(await importing.import('.osm', EXTRACT)).toEqual({ unchanged: 3 });
  });

  it('of earlier imports are migrated, so that the next import changes nothing and edited ones stay', async () => {
    const { pool } = importing.database;
    // As earlier versions stored them. A person edited the second one.
    await pool.query(
      `update business_sources set imported = imported || '{"phone": "+14105550142"}' where external_id = 'node/1'`,
    );
    await pool.query(`update businesses set phone = '+14105550142' where name = 'Acorn Pets'`);
    await pool.query(
      `update business_sources set imported = imported || '{"phone": "+1 410-555-0143"}' where external_id = 'node/2'`,
    );
    await pool.query(`update businesses set phone = '410.555.0199' where name = 'Bramble Pets'`);
    const migration = join(PROJECT_ROOT, 'infrastructure/schema/migrations/0069-american-phones.sql');
    await runSql(directory.ownerUrl, (client) => client.query(readFileSync(migration, 'utf8')));
    expect(await phones()).toEqual(['(410) 555-0142', '410.555.0199', '+52 55 1234 5678']);
    expect(await importing.import('.osm', EXTRACT)).toEqual({ unchanged: 2, kept: 1 });
  });
});
