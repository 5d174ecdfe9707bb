import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MARKETING_FIGURES } from '../../../domain/site/marketing-figures.js';

const ROOT = join(import.meta.dirname, '../../..');

describe('the marketing figures', () => {
  it('the marketing figures are written in one file only', () => {
    const figures = [...MARKETING_FIGURES.home.map(({ figure }) => figure), MARKETING_FIGURES.listedBusinesses];
    expect(figures).toEqual(['574+', '38+', '50,000+', '120+']);
    const files = globSync('{domain,application,infrastructure,interfaces,web}/**/*.{ts,tsx}', { cwd: ROOT });
    const containing = files.filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return figures.some((figure) => text.includes(figure));
    });
    expect(containing).toEqual([join('domain', 'site', 'marketing-figures.ts')]);
  });
});
