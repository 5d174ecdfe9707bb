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

/** Returns the rules that each line breaks in `file`, which must exist so that its types are known. */
function lint(file: string, lines: readonly string[]): string[][] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...[join(root, 'node_modules/eslint/bin/eslint.js'), '--format', 'json'],
      ...['--stdin', '--stdin-filename', file],
    ],
    { cwd: root, encoding: 'utf8', input: lines.join('\n') },
  );
  const [report] = JSON.parse(stdout) as { messages: { line: number; ruleId: string }[] }[];
  return lines.map((_, index) =>
    (report?.messages ?? []).filter(({ line }) => line === index + 1).map(({ ruleId }) => ruleId),
  );
}

describe('Lint rules in the domain', () => {
  const broken = lint(
    'domain/review/rating.ts',
    LINES.map(({ line }) => line),
  );

  it.each(LINES.map((entry, index) => ({ ...entry, index })))(
    'checks `$line` in the domain, expecting $rule',
    ({ rule, index }) => {
      if (rule === null) expect(broken[index]).toEqual([]);
      else expect(broken[index]).toContain(rule);
    },
  );
});

describe('Lint rules in controllers', () => {
  const lines = [
    'export const a = (b: boolean) => { if (b) throw new Error(); };',
    'export const c = (d: () => void) => { try { d(); } finally { d(); } };',
    'export const e = (f: number) => { switch (f) { default: return f; } };',
  ];

  it('rejects if, try, and switch in controllers', () => {
    for (const rules of lint('interfaces/http/business/businesses.controller.ts', lines)) {
      expect(rules).toContain('no-restricted-syntax');
    }
  });
});

describe('Lint rules in the client', () => {
  it('rejects mutate, whose callbacks are lost when a component unmounts', () => {
    const lines = ['export const a = (b: { mutate: () => void }) => b.mutate();'];
    expect(lint('web/lib/form/when-settled.ts', lines)).toEqual([['no-restricted-syntax', 'no-restricted-syntax']]);
  });
});
