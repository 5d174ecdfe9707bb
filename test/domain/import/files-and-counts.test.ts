import { describe, expect, it } from '@jest/globals';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { exportFormatOf, importFormatOf, MAX_ROW_KB, UNKNOWN_FORMAT } from '../../../domain/import/file-format.js';
import { POLICY_LIMITS } from '../../../domain/policy/policy.js';
import { NO_ROWS, sumOf, reportText } from '../../../domain/import/outcome.js';

it('a row of a file has room for the longest texts of a listing, so that each export can be imported', () => {
  const { perk, perks, url, ...texts } = BUSINESS_LIMITS;
  const policy = POLICY_LIMITS.note + POLICY_LIMITS.breedRestrictions + texts.openingHours + 2000;
  const characters = Object.values(texts).reduce((sum, length) => sum + length, 2 * perk * perks + 6 * url + policy);
  // A character has at most four bytes. Quotes are doubled, but have one byte.
  expect(4 * characters).toBeLessThan(MAX_ROW_KB * 1024);
});

describe('the format of an imported or exported file', () => {
  it.each([
    ['places.csv', 'csv', 'csv'],
    ['PLACES.CSV', 'csv', 'csv'],
    ['places.jsonl', 'jsonl', 'jsonl'],
    ['places.ndjson', 'jsonl', 'jsonl'],
    ['places.geojson', 'geojson', 'geojson'],
    ['places.json', 'geojson', 'geojson'],
    ['places.geojsonl', 'jsonl', 'jsonl'],
    ['places.parquet', 'parquet', null],
    ['texas.osm.pbf', 'osm-pbf', null],
    ['texas.pbf', 'osm-pbf', null],
    ['texas.osm.xml', 'osm-xml', null],
    ['texas.osm', 'osm-xml', null],
    ['Places.CSV.gz', 'csv', null],
    ['texas.osm.bz2', 'osm-xml', null],
    ['places.csv.zip', null, null],
    ['csv', null, null],
    ['', null, null],
  ])('a file named %s is read as %s and written as %s', (name, read, written) => {
    expect([importFormatOf(name), exportFormatOf(name)]).toEqual([read, written]);
  });

  it('the format of a file is known only by its extension, as the error explains', () => {
    expect(UNKNOWN_FORMAT).toBe(
      'The file name must end with .csv, .jsonl, .geojson, .parquet, .osm.pbf, .osm.xml, or .osm. Text files may be packed as .gz or .bz2.',
    );
  });
});

describe('the outcome of imported rows', () => {
  it('imported rows are counted by outcome without changing earlier counts', () => {
    const before = sumOf(NO_ROWS, ['added']);
    expect(sumOf(before, ['added', 'wrong', 'kept'])).toEqual({
      ...{ ...NO_ROWS, added: 2, kept: 1, wrong: 1 },
    });
    expect(before).toEqual({ ...NO_ROWS, added: 1 });
  });

  it('the outcome of an imported row is reported in text that the database can store', () => {
    expect(reportText('a\0b\0c', 10)).toBe('abc');
    expect(reportText('abcdef', 3)).toBe('abc');
    expect([reportText('ab🐕c', 3), reportText('ab🐕c', 2)]).toEqual(['ab🐕', 'ab']);
    expect(reportText('ab\uD83D', 3)).toBe('ab\uFFFD');
  });
});
