import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { plantTree } from '../support/boundaries/planted-tree.js';

const root = resolve(import.meta.dirname, '../..');

interface Cruised {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

/** Returns imports, including type imports, between two infrastructure folders that form a cycle. */
function importsInCircles(house: string): string[] {
  const report = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'infrastructure'],
    ],
    { cwd: house, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const imports = (JSON.parse(report) as Cruised).modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ source, resolved, from: folderOf(source), to: folderOf(resolved) })),
  );
  const between = imports.filter(({ from, to }) => from !== null && to !== null && from !== to);
  const leads = (from: string | null, to: string | null, seen = new Set<string | null>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return between.some((each) => each.from === from && leads(each.to, to, seen));
  };
  return between
    .filter(({ from, to }) => leads(to, from))
    .map(({ source, resolved }) => `${source} imports ${resolved}`);
}

/** Returns the folder, such as `mail` for `infrastructure/mail/smtp-mails.ts`, or null outside infrastructure. */
function folderOf(path: string): string | null {
  return /^infrastructure\/([^/]+)\//.exec(path)?.[1] ?? null;
}

describe('Imports between infrastructure folders', () => {
  const circle = ['mail', 'outgoing', 'account'];
  const tree = plantTree([
    ...circle.map((folder, i) => ({
      rule: null,
      from: `infrastructure/${folder}/from.ts`,
      to: `infrastructure/${String(circle[(i + 1) % circle.length])}/to.ts`,
      typeOnly: i === 0,
    })),
    { rule: null, from: 'infrastructure/jobs/from.ts', to: 'infrastructure/mail/to.ts' },
  ]);
  afterAll(() => rmSync(tree, { recursive: true }));

  it('finds a planted import cycle of three folders', () => {
    expect(importsInCircles(tree).toSorted()).toEqual([
      'infrastructure/account/from.ts imports infrastructure/mail/to.ts',
      'infrastructure/mail/from.ts imports infrastructure/outgoing/to.ts',
      'infrastructure/outgoing/from.ts imports infrastructure/account/to.ts',
    ]);
  });

  it('finds no import cycle between folders of the product', () => {
    expect(importsInCircles(root)).toEqual([]);
  });
});
