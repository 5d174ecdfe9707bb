import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresPlaceCards } from '../../../infrastructure/partner/place-cards.query.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/app.js';
import { HIDDEN, seedDirectory } from '../../support/search/seeded.js';

let database: Database;
let cards: PostgresPlaceCards;

beforeAll(async () => {
  const { ownerUrl, appUrl } = await emptyDirectory('database_place_cards');
  await seedDirectory(ownerUrl);
  await runSql(ownerUrl, (client) =>
    client.query(`
      update businesses set attribution = '© OpenStreetMap contributors' where id in (1, 2);
      update businesses set attribution = 'Overture Maps; © OpenStreetMap contributors' where id = 3;
      update businesses set attribution = 'Secret source' where id = ${HIDDEN.pending};
      update businesses set merged_into = 5, is_active = false where id = 4;
      update businesses set merged_into = 6, is_active = false where id = 5`),
  );
  database = new Database({ url: appUrl });
  cards = new PostgresPlaceCards(database);
});

afterAll(() => database?.close());

const idOf = async (id: number): Promise<number | null> => {
  const json = await cards.of(id);
  return json === null ? null : (JSON.parse(json) as { id: number }).id;
};

describe('PostgresPlaceCards', () => {
  it('finds a public place, and the kept one at the end of a chain of merges', async () => {
    expect([await idOf(1), await idOf(4), await idOf(5)]).toEqual([1, 6, 6]);
  });

  it('finds nothing hidden or unknown', async () => {
    for (const id of [...Object.values(HIDDEN), 2_000_000_000]) expect(await cards.of(id)).toBeNull();
  });

  it('returns each credit of public places once', async () => {
    expect(await cards.credits([1, 2, 3, HIDDEN.pending])).toEqual(['Overture Maps', '© OpenStreetMap contributors']);
    expect([await cards.credits([7]), await cards.credits([])]).toEqual([[], []]);
  });
});
