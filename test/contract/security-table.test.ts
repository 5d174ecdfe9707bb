import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { REQUIREMENTS } from '../support/security/asvs-requirements.js';
import { brokenLinks, problemOf, proofsIn, securityRows } from '../support/security/security-table.js';

const FILE = 'SECURITY.md';
const TEXT = readFileSync(FILE, 'utf8');
const ROWS = securityRows(TEXT);

describe('the list of requirements', () => {
  it('has the numbers of the standard', () => {
    const ofLevel = (level: number) => REQUIREMENTS.filter((each) => each.level === level).length;
    expect([ofLevel(1), ofLevel(2)]).toEqual([70, 183]);
    expect(REQUIREMENTS).toContainEqual({ number: '1.2.4', level: 1 });
    expect(REQUIREMENTS.map(({ number }) => number)).not.toContain('1.2.10');
  });
});

describe('the tables of OWASP ASVS in SECURITY.md', () => {
  it('list each requirement of levels 1 and 2 once, with its level, and no others', () => {
    const stated = ROWS.flatMap(({ numbers, level }) => numbers.map((number) => `${number} of level ${level}`));
    expect(stated.toSorted()).toEqual(
      REQUIREMENTS.map(({ number, level }) => `${number} of level ${level}`).toSorted(),
    );
  });

  it('state how many apply', () => {
    const count = (applies: boolean) =>
      ROWS.filter((row) => row.applies === applies).reduce((sum, { numbers }) => sum + numbers.length, 0);
    expect(TEXT).toContain(`${count(true)} apply, and ${count(false)} do not.`);
  });

  it('name a file, a section, or the reason for a deviation in every row, and no empty reason', () => {
    const empty = ROWS.filter(
      ({ applies, words }) =>
        (applies ? !/`[^`]+`|\]\(|\*\*Deviation|^As \d/.test(words) : words.length < 5) ||
        /\*\*Deviation:?\*\*:?\s*(\||\.|;|$)/.test(words),
    );
    expect(empty).toEqual([]);
    for (const { words } of ROWS.filter(({ words: each }) => each.startsWith('As ')))
      expect(ROWS.some(({ numbers }) => numbers.includes(/\d+\.\d+\.\d+/.exec(words)?.[0] ?? ''))).toBe(true);
  });

  it.each(ROWS.map(({ numbers, words }) => [numbers.join(', '), words] as const))(
    'name only files and tests that exist, for %s',
    (_numbers, words) => {
      expect(proofsIn(words).map(problemOf).filter(Boolean)).toEqual([]);
    },
  );
});

describe('the other sections of SECURITY.md', () => {
  it('name only files and headings that exist', () => {
    expect(proofsIn(TEXT).map(problemOf).filter(Boolean)).toEqual([]);
    expect(brokenLinks(TEXT, FILE)).toEqual([]);
    const operating = 'infrastructure/OPERATING.md';
    expect(brokenLinks(readFileSync(operating, 'utf8'), operating)).toEqual([]);
  });

  it('name every word that a password may not be made of', () => {
    const [, list = ''] =
      /const CONTEXT_WORDS = \[([^\]]+)\]/.exec(readFileSync('domain/account/password.ts', 'utf8')) ?? [];
    const words = [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word);
    expect(TEXT).toContain(`: ${words.join(', ')}.`);
  });
});

describe('the check of a proof', () => {
  it.each([
    ['`test/contract/none.test.ts`', ['test/contract/none.test.ts does not exist']],
    ['`jest.config.js` “no such title”', ['jest.config.js has no test “no such title”']],
    ['`test/contract/` “a title”', ['test/contract/ is a folder and has no tests']],
    [
      '`test/contract/security-table.test.ts` “state how many apply” and “state”',
      ['test/contract/security-table.test.ts has no test “state”'],
    ],
    ['`no-eval`, `__Host-`, `/api/docs`, and `__Secure-`', []],
  ])('finds the problem of %s', (words, problems) => {
    expect(proofsIn(words).map(problemOf).filter(Boolean)).toEqual(problems);
  });
});
