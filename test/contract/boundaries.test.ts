import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { plantTree } from '../support/boundaries/planted-tree.js';
import { PLANTS } from '../support/boundaries/planted-violations.js';

const root = resolve(import.meta.dirname, '../..');
const config = join(root, '.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: { name: string }[] };

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** Returns the violations that dependency-cruiser reports for the project in `folder`. */
function violationsIn(folder: string): Violation[] {
  const layers = ['domain', 'application', 'infrastructure', 'interfaces', 'web'].filter((layer) =>
    existsSync(join(folder, layer)),
  );
  const report = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', config, '--output-type', 'json'],
      ...layers,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return (JSON.parse(report) as { summary: { violations: Violation[] } }).summary.violations;
}

// `npm test` inspects the product itself in a step of its own.
describe('Module boundaries', () => {
  const tree = plantTree(PLANTS);
  const planted = violationsIn(tree);
  afterAll(() => {
    rmSync(tree, { recursive: true });
  });

  it.each(PLANTS.filter(({ rule }) => rule !== null))(
    'forbid that $from imports $to, by the rule $rule',
    ({ rule, from }) => {
      const broken = planted.filter((violation) => violation.from === from).map(({ rule: { name } }) => name);
      expect(broken).toEqual([rule]);
    },
  );

  it.each(PLANTS.filter(({ rule }) => rule === null))('allows $from to import $to', ({ from }) => {
    expect(planted.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('has a planted violation for every boundary rule', () => {
    expect(new Set(PLANTS.map(({ rule }) => rule).filter((rule) => rule !== null))).toEqual(
      new Set(forbidden.map(({ name }) => name)),
    );
  });
});
