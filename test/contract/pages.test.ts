import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const routes = join(root, 'web/app/routes');

/** Returns the `source` of each page in the route tables, and the file that it imports, both from web/. */
const pages = readdirSync(routes).flatMap((file) => {
  const text = readFileSync(join(routes, file), 'utf8');
  const calls = text.matchAll(/'([^']+)',\s*\(\) => import\('([^']+)\.js'\)/g);
  return [...calls].map(([, source = '', imported = '']) => {
    const file = resolve(routes, imported).slice(join(root, 'web/').length);
    return { source, file };
  });
});

describe('the pages in web/app/routes', () => {
  it('this test finds all pages in the route tables', () => {
    const loads = readdirSync(routes).map(
      (file) => readFileSync(join(routes, file), 'utf8').split('import(').length - 1,
    );
    expect(pages).toHaveLength(loads.reduce((sum, each) => sum + each, 0));
    expect(pages.length).toBeGreaterThan(50);
  });

  it.each(pages)('the page that imports $file names it as its source', ({ source, file }) => {
    expect(source).toBe(file);
  });

  it.each(pages)('the page file $file has one export, a component', ({ file }) => {
    const text = readFileSync(join(root, 'web', `${file}.tsx`), 'utf8');
    const exported = text.match(/^export (?!type\b|interface\b).*/gm);
    expect(exported).toEqual([expect.stringMatching(/^export (function|const) [A-Z]/)]);
  });
});
