import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { CSV_FILE, guardedCell, unguardedCell } from '../../../application/shared/csv.js';

describe('a cell of a CSV file', () => {
  it('gets an apostrophe in front where a spreadsheet would take it for a formula', () => {
    for (const text of ['=1+1', '+1 512 555 0100', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1"]) {
      expect(guardedCell(text)).toBe(`'${text}`);
    }
  });

  it('stays as it is where it is no formula', () => {
    for (const text of ['', 'Bark & Brew', "'Round the Corner", 'a=b', '1-2']) expect(guardedCell(text)).toBe(text);
  });

  it('is read back as it was, whatever it was', () => {
    const anything = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '＝', 'a', '1') });
    fc.assert(fc.property(anything, (text) => unguardedCell(guardedCell(text)) === text));
  });

  it('that nobody guarded is read as it stands', () => {
    for (const text of ['=1+1', '-2', "'Round the Corner", "'", '']) expect(unguardedCell(text)).toBe(text);
  });

  it('is a number without an apostrophe, so that one can calculate with it', () => {
    expect(stringify([{ name: '-1', longitude: -97.5 }], CSV_FILE)).toBe("name,longitude\r\n'-1,-97.5\r\n");
  });
});
