import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');

/** Source lines, and the lint rule that rejects each in a domain file. Null if it is allowed. */
const LINES: readonly { line: string; rule: string | null }[] = [
  { line: 'export const a = Date.now();', rule: 'no-restricted-properties' },
  { line: 'export const b = new Date();', rule: 'no-restricted-syntax' },
  { line: 'export const c = Date();', rule: 'no-restricted-syntax' },
  { line: 'export const d = Math.random();', rule: 'no-restricted-properties' },
  { line: 'export const e = process.env;', rule: 'no-restricted-globals' },
  { line: 'export const f = crypto.randomUUID();', rule: 'no-restricted-globals' },
  { line: 'export const g = new Date(0);', rule: null },
  { line: "eval('1');", rule: 'no-eval' },
  { line: "export const h = new Function('return 1');", rule: 'no-new-func' },
  { line: 'export const i = (left: number, right: number) => left == right;', rule: 'eqeqeq' },
  { line: 'export const j = (value: any) => value === 1;', rule: '@typescript-eslint/no-explicit-any' },
  { line: "console.log('here');", rule: 'no-console' },
];

const CONTROLLER_LINES = [
  'export const a = (b: boolean) => { if (b) throw new Error(); };',
  'export const c = (d: () => void) => { try { d(); } finally { d(); } };',
  'export const e = (f: number) => { switch (f) { default: return f; } };',
];

const CLIENT_LINES = ['export const a = (b: { mutate: () => void }) => b.mutate();'];

/** The linted lines by file, which must exist so that its types are known. One process reads the types for all. */
const FILES = {
  'domain/review/rating.ts': LINES.map(({ line }) => line),
  'interfaces/http/business/businesses.controller.ts': CONTROLLER_LINES,
  'web/lib/form/when-settled.ts': CLIENT_LINES,
};

const { stdout } = spawnSync(process.execPath, [join(root, 'test/support/lint/lint-lines.js')], {
  ...{ cwd: root, encoding: 'utf8' },
  input: JSON.stringify(FILES),
});
const broken = JSON.parse(stdout) as Record<keyof typeof FILES, string[][]>;

describe('Lint rules in the domain', () => {
  const rules = broken['domain/review/rating.ts'];

  it.each(LINES.map((entry, index) => ({ ...entry, index })))(
    'checks `$line` in the domain, expecting $rule',
    ({ rule, index }) => {
      if (rule === null) expect(rules[index]).toEqual([]);
      else expect(rules[index]).toContain(rule);
    },
  );
});

describe('Lint rules in controllers', () => {
  it('rejects if, try, and switch in controllers', () => {
    const rejected = broken['interfaces/http/business/businesses.controller.ts'];
    expect(rejected).toHaveLength(CONTROLLER_LINES.length);
    for (const rules of rejected) expect(rules).toContain('no-restricted-syntax');
  });
});

describe('Lint rules in the client', () => {
  it('rejects mutate, whose callbacks are lost when a component unmounts', () => {
    expect(broken['web/lib/form/when-settled.ts']).toEqual([['no-restricted-syntax', 'no-restricted-syntax']]);
  });
});
