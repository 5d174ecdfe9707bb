import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { CSV_FILE, guardedCell, unguardedCell } from '../../../application/shared/csv.js';

describe('CSV cells', () => {
  it('a CSV cell gets a leading apostrophe if a spreadsheet would run it as a formula', () => {
    for (const text of ['=1+1', '+1 512 555 0100', '-2', '@SUM(A1)', '\t1', '\r1', '＝1', "'=1"]) {
      expect(guardedCell(text)).toBe(`'${text}`);
    }
  });

  it('a CSV cell is guarded at each place where a spreadsheet may split it', () => {
    const cells = [
      'Nice;=1+1',
      'Nice,=1+1',
      'Nice\t=1+1',
      'Nice;;@SUM(A1)',
      "Nice;'=1",
      'Nice, big\n=1+1\n',
      'Nice;"=1+1"',
      '\r=1',
    ];
    const guarded = [
      ...["Nice;'=1+1", "Nice,'=1+1", "Nice\t'=1+1", "Nice;;'@SUM(A1)", "Nice;''=1"],
      ...["Nice, big\n'=1+1\n", `Nice;'"=1+1"`, "'\r'=1"],
    ];
    expect(cells.map(guardedCell)).toEqual(guarded);
  });

  it("CSV cells stay unchanged if they aren't formulas", () => {
    for (const text of ['', 'Bark & Brew', "'Round the Corner", 'a=b', '1-2']) expect(guardedCell(text)).toBe(text);
  });

  it('CSV cells are read back unchanged, whatever they contain', () => {
    const anything = fc.string({
      unit: fc.constantFrom("'", '"', '\n', '=', '+', '-', '@', '\t', '\r', '＝', ',', ';', 'a', '1'),
    });
    fc.assert(fc.property(anything, (text) => unguardedCell(guardedCell(text)) === text));
  });

  it('CSV cells without an added apostrophe are read unchanged', () => {
    for (const text of ['=1+1', '-2', "'Round the Corner", "'", '']) expect(unguardedCell(text)).toBe(text);
  });

  it('numbers in CSV cells get no apostrophe, so a spreadsheet can calculate with them', () => {
    expect(stringify([{ name: '-1', longitude: -97.5 }], CSV_FILE)).toBe("name,longitude\r\n'-1,-97.5\r\n");
  });
});
