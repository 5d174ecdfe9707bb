import { describe, expect, it } from '@jest/globals';
import { metaDescription } from '../../../web/lib/page/meta-description.js';

describe('metaDescription', () => {
  it('metaDescription returns the first 120 characters and never half an emoji', () => {
    expect(metaDescription(`${'x'.repeat(119)}🐕🐕`)).toBe(`${'x'.repeat(119)}🐕`);
    expect(metaDescription(`${'x'.repeat(118)}👨‍👩‍👧 and more`)).toBe('x'.repeat(118));
  });

  it('metaDescription returns one line, and null for a blank text', () => {
    expect(metaDescription(' Shady\n patio ')).toBe('Shady patio');
    expect([metaDescription('  '), metaDescription(null), metaDescription(undefined)]).toEqual([null, null, null]);
  });
});
