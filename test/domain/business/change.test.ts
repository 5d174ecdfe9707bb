import { describe, expect, it } from '@jest/globals';
import { changesCursor, changesSince } from '../../../domain/business/change.js';
import { MAX_ID } from '../../../domain/shared/ids.js';

describe('changesSince', () => {
  it.each([
    { transaction: '0', id: 0 },
    { transaction: '84215', id: 42 },
    { transaction: '18446744073709551615', id: MAX_ID },
  ])('reads the cursor of transaction $transaction and business $id', (position) => {
    expect(changesSince(changesCursor(position))).toEqual(position);
  });

  it.each([
    ['2026-11-27', '2026-11-27T00:00:00.000Z'],
    ['2026-11-27T15:00Z', '2026-11-27T15:00:00.000Z'],
    ['2026-11-27T15:00:00Z', '2026-11-27T15:00:00.000Z'],
    ['2026-11-27T15:00:00.123456Z', '2026-11-27T15:00:00.123Z'],
    ['2026-11-27T15:00:00-06:00', '2026-11-27T21:00:00.000Z'],
  ])('reads the time %s', (text, iso) => {
    expect(changesSince(text)).toEqual(new Date(iso));
  });

  it('reads an empty text as the start', () => {
    expect(changesSince('')).toBeNull();
  });

  it.each([
    'yesterday',
    'c',
    'c1',
    'c1-',
    'c-1-1',
    'c1-x',
    'C1-1',
    ' c1-1',
    'c18446744073709551616-1',
    `c1-${String(MAX_ID + 1)}`,
    '1700000000',
    '2026',
    '2026-13-01',
    '2026-11-27T15:00:00',
    '2026-11-27T25:00:00Z',
    '2026-11-27 15:00:00Z',
    'c1-1; drop table businesses',
  ])('rejects %s', (text) => {
    expect(changesSince(text)).toBeUndefined();
  });
});
