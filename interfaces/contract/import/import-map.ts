import { z } from 'zod';
import { MAP_RESULTS } from '../../../domain/import/map-result.js';
import { bounds } from '../business/business-query.js';

const count = z.int().min(0);

export const ImportMapQuery = z.object({ bounds });

export type ImportMapQuery = z.infer<typeof ImportMapQuery>;

export const ImportMapPoint = z
  .object({
    number: z.int().min(1).describe('Position of the row, from 1.'),
    name: z.string().nullable().describe('Name of the business in the row.'),
    result: z
      .enum(MAP_RESULTS)
      .describe('`changed` includes listings of other sources that were joined. In a dry run, the expected result.'),
    businessId: z.int().nullable().describe('ID of the listing that was added or changed, or that the row looks like.'),
    latitude: z.number().describe('Latitude in degrees.'),
    longitude: z.number().describe('Longitude in degrees.'),
  })
  .meta({ id: 'ImportMapPoint', description: 'A row of an import on the map.' });

export const ImportMapCluster = z
  .object({
    latitude: z.number().describe('Latitude of the center in degrees.'),
    longitude: z.number().describe('Longitude of the center in degrees.'),
    count: z.int().min(1).describe('Number of rows.'),
    added: count.describe('How many of them are new listings.'),
    changed: count.describe('How many change a listing.'),
    duplicate: count.describe('How many are likely duplicates.'),
  })
  .meta({ id: 'ImportMapCluster', description: 'Several rows of an import close to each other on the map.' });

export const ImportTown = z
  .object({
    town: z.string().nullable().describe('Town and state, such as `Austin, TX`; null for rows without a known town.'),
    added: count.describe('New listings.'),
    changed: count.describe('Listings that change.'),
    duplicate: count.describe('Likely duplicates.'),
  })
  .meta({ id: 'ImportTown', description: 'Number of rows of an import in a town, per result.' });

export type ImportMapPoint = z.infer<typeof ImportMapPoint>;
export type ImportMapCluster = z.infer<typeof ImportMapCluster>;
export type ImportTown = z.infer<typeof ImportTown>;

export const IMPORT_MAP_POINT: ImportMapPoint = {
  ...{ number: 12, name: 'Bark & Brew Café', result: 'added', businessId: null },
  ...{ latitude: 30.2711, longitude: -97.7437 },
};

export const IMPORT_MAP_CLUSTER: ImportMapCluster = {
  ...{ latitude: 30.3072, longitude: -97.756, count: 12, added: 9, changed: 2, duplicate: 1 },
};

export const IMPORT_TOWN: ImportTown = { town: 'Austin, TX', added: 398, changed: 4, duplicate: 7 };
