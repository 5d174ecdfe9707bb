import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BREED_LOOKS, COAT_WORDS } from '../../../domain/drawing/pet-look.js';
import { petDrawing } from '../../../domain/drawing/pet-drawing.js';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { petDrawingSql } from '../../../infrastructure/pet/pet-drawing-sql.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

let database: Database;

beforeAll(async () => {
  const { appUrl } = await emptyDirectory('pet_drawing');
  database = new Database({ url: appUrl, connections: 1 });
});

afterAll(() => database?.close());

const wordsOf = (rows: readonly { readonly words: string }[] = []): string[] =>
  rows.flatMap(({ words }) => words.split('|'));

it('the database gives a pet the same drawing as the domain, for each type, breed, and color', async () => {
  const breeds = [
    null,
    '',
    "D'Artagnan's mix",
    'Black Lab',
    'Purebred',
    ...wordsOf(BREED_LOOKS.dog),
    ...wordsOf(BREED_LOOKS.cat),
  ];
  const colors = [
    null,
    'Plaid',
    'Multicolored',
    'dark-red',
    ...wordsOf(COAT_WORDS).map((word) => `Mostly ${word.toUpperCase()}`),
  ];
  const pets = [
    ...PET_TYPES.flatMap((petType) => breeds.map((breed, id) => ({ id, petType, breed, furColor: null }))),
    ...PET_TYPES.flatMap((petType) => colors.map((furColor, id) => ({ id, petType, breed: 'Great Dane', furColor }))),
    ...PET_TYPES.flatMap((petType) =>
      Array.from({ length: 40 }, (_, nth) => ({ id: nth * 7919, petType, breed: null, furColor: null })),
    ),
  ];
  const sql = petDrawingSql({ id: 'p.id', petType: 'p.pet_type', breed: 'p.breed', furColor: 'p.fur_color' });
  const { rows } = await database.pool.query<{ drawing: string }>(
    `select ${sql} as drawing from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])
       with ordinality p(id, pet_type, breed, fur_color, nth) order by nth`,
    [
      pets.map(({ id }) => id),
      pets.map(({ petType }) => petType),
      pets.map(({ breed }) => breed),
      pets.map(({ furColor }) => furColor),
    ],
  );
  expect(rows.map(({ drawing }) => drawing)).toEqual(pets.map(petDrawing));
});
