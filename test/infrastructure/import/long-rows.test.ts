import { describe, expect, it } from '@jest/globals';
import { rowsOf } from '../../support/import/read-file.js';

describe('a text file with long rows or empty lines', () => {
  it('accepts a CSV row of 128 KB on several lines, and loses the first line of a longer one', async () => {
    const row = (bytes: number) => `a,"${'\n'.repeat(bytes - 13)}",services\n`;
    expect(await rowsOf('.csv', `externalId,name,category\n${row(131_073)}`)).toEqual([
      { line: 2, problem: 'The row is longer than 128 KB. Perhaps a quote in it is never closed.' },
      { line: 131_062, problem: 'A quote is never closed.' },
    ]);
    const accepted = await rowsOf('.csv', `externalId,name,category\n${row(131_072)}b,Next,services\n`);
    expect(accepted).toMatchObject([{ line: 2 }, { line: 131_062, values: { name: 'Next' } }]);
  });

  it('loses a JSON row with more than 128 KB of text, not counting its outline', async () => {
    const outline = {
      type: 'Polygon',
      coordinates: [Array.from({ length: 20_000 }, (_, n) => [-97 - n / 1e6, 30.25])],
    };
    const feature = (name: string) => ({ type: 'Feature', properties: { externalId: '1', name }, geometry: outline });
    const features = [feature('x'.repeat(131_072)), feature('Park')];
    expect(await rowsOf('.geojson', JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject([
      { line: 1, problem: 'The row is longer than 128 KB.' },
      { line: 1, values: { name: 'Park' } },
    ]);
  });

  it.each(['', '\r'])('is refused with more than 2 million empty lines, ending in %j', async (end) => {
    const text = `externalId,name,category\n1,"Open,services\n${`${end}\n`.repeat(2_000_001)}`;
    expect(await rowsOf('.csv', text)).toBe('The file has more than 2 million empty lines.');
  });
});
