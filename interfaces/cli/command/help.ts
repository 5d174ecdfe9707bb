import { usageOf, VERBS, type Verb } from './verbs.js';

const BUILD_OPTION = ['--build', 'First build what is missing or has changed, as npm start does'] as const;
const HELP_OPTION = ['--help', 'Show this text'] as const;
const EXIT_CODES = [
  ['0', 'done'],
  ['1', 'failed; the reason is on standard error'],
  ['2', 'wrong arguments'],
] as const;

/** Returns the list of all verbs. */
export function helpOfAll(): string {
  return text([
    'Usage: welcome-paws <verb> [options]',
    '',
    ...table(VERBS.map(({ name, does }) => [name, does])),
    '',
    'welcome-paws <verb> --help explains a verb. welcome-paws --version shows the version.',
    'Settings come from the environment and the file .env in the folder of the installation.',
  ]);
}

/** Returns the usage, options, exit codes, and example of a verb. */
export function helpOf({ name, does, options, example, program }: Verb): string {
  const all = [...options, ...(program === null ? [] : [BUILD_OPTION]), HELP_OPTION];
  return text([
    usageOf(name),
    '',
    `${does}.`,
    '',
    ...['Options:', ...table(all), ''],
    ...['Exit codes:', ...table(EXIT_CODES), ''],
    ...['Example:', `  ${example}`],
  ]);
}

/** Returns the sentence about a verb that does not exist. */
export function unknownVerb(typed: string): string {
  return `There is no verb ${typed}. Did you mean ${nearestTo(typed)}? welcome-paws --help lists all verbs.`;
}

function nearestTo(typed: string): string {
  // Half of a verb counts as well: migrate is db:migrate.
  const letters = (name: string) => Math.min(...[name, ...name.split(':')].map((part) => distance(typed, part)));
  const names = VERBS.map(({ name }) => name);
  return names.toSorted((one, other) => letters(one) - letters(other))[0] ?? '';
}

/** Returns how many letters must be added, removed, or replaced to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (letter === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
