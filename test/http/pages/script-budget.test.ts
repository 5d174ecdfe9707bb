import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { overBudget } from '../../../interfaces/pages/script-budget.js';

const folder = mkdtempSync(join(tmpdir(), 'script-budget-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SOURCE = 'web/app/pages/home-page.tsx';

/** Creates a built client: an entry of 3,000 bytes with a compressed copy of 1,000, and a page of 600 without one. */
function buildClient(): void {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  const manifest = {
    'web/app/entry-client.tsx': { file: 'entry.js' },
    [SOURCE]: { file: 'home.js', imports: ['web/app/entry-client.tsx'] },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'entry.js'), 'x'.repeat(3000));
  writeFileSync(join(folder, 'entry.js.br'), 'x'.repeat(1000));
  writeFileSync(join(folder, 'home.js'), 'x'.repeat(600));
}

const over = (maxKb: number, source = SOURCE) => overBudget(folder, [{ name: 'The home page', source, maxKb }]);

describe('the script budget of a page', () => {
  it('a page meets its script budget with scripts of exactly that size, compressed and with their imports', async () => {
    buildClient();
    expect(await over(1.6)).toEqual([]);
  });

  it('a page exceeds its script budget by one byte; the message names the heaviest files and fails the build', async () => {
    buildClient();
    const [sentence] = await over(1.599);
    expect(sentence).toContain('The home page loads 1.6 kB of scripts, over its budget of 1.599 kB.');
    expect(sentence).toContain('The largest of its 2 files: /entry.js 1.0 kB, /home.js 0.6 kB.');
  });

  it('reports a script budget whose page no longer exists', async () => {
    buildClient();
    expect(await over(9, 'web/app/pages/gone.tsx')).toEqual([
      'The home page has a budget, but the build has no page web/app/pages/gone.tsx.',
    ]);
  });
});
