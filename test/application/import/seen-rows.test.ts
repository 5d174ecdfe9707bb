import { describe, expect, it } from '@jest/globals';
import { SeenRows } from '../../../application/import/seen-rows.js';

const row = (number: number, source = 'openstreetmap') => ({ source, externalId: `node/${number * 7}` });

describe('SeenRows', () => {
  it('returns the line of the first row with the same source and ID, for any number of rows', () => {
    const seen = new SeenRows();
    const count = 20_000;
    for (let number = 0; number < count; number += 1) seen.add(row(number), number + 2);
    for (let number = 0; number < count; number += 1000) seen.add(row(number), 9);
    const wrong = Array.from({ length: count }, (_, number) => number).filter(
      (number) => seen.lineOf(row(number)) !== number + 2 || seen.lineOf(row(number, 'elsewhere')) !== undefined,
    );
    expect(wrong).toEqual([]);
    expect(new SeenRows().lineOf(row(1))).toBeUndefined();
  });

  it('supports line numbers above 4 billion, as in a planet file', () => {
    const seen = new SeenRows();
    seen.add(row(1), 12_000_000_000);
    expect(seen.lineOf(row(1))).toBe(12_000_000_000);
  });
});
