import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A row of the tables in the last section of SECURITY.md. */
export interface SecurityRow {
  readonly numbers: readonly string[];
  readonly level: number;
  /** How the requirement is fulfilled, or why not. */
  readonly words: string;
  readonly applies: boolean;
}

const NUMBERS = /^\d+\.\d+\.\d+(, \d+\.\d+\.\d+)*$/;

/** Returns the rows of all tables whose first cell has numbers of requirements. */
export function securityRows(markdown: string): SecurityRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([first = '']) => NUMBERS.test(first))
    .map((cells) => ({
      numbers: cells[0]!.split(', '),
      level: Number(cells[1]),
      words: cells.at(-1)!.trim(),
      applies: cells.length === 4,
    }));
}

interface Proof {
  readonly path: string;
  /** Titles of tests in the file. */
  readonly titles: readonly string[];
}

/** Code that is no path: words of the stack and settings. */
const PATH = /^[\w.@-]+\/[\w./@-]*$|^[\w-]+\.(?:[a-z]+\.)?(?:ts|js|json|yaml|yml|md)$|^Dockerfile$|^\.[a-z]+ignore$/;

/** Returns the files that a text names in backticks, each with the titles in quotes that follow it. */
export function proofsIn(words: string): Proof[] {
  return [...words.matchAll(/`([^`]+)`((?:(?: |,|and)*“[^”]+”)*)/g)]
    .map(([, path = '', titles = '']) => ({
      path,
      titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title!),
    }))
    .filter(({ path }) => PATH.test(path));
}

/** Returns what is wrong with a proof as a sentence; null if nothing is. */
export function problemOf({ path, titles }: Proof): string | null {
  if (!existsSync(path)) return `${path} does not exist`;
  if (titles.length === 0) return null;
  if (statSync(path).isDirectory()) return `${path} is a folder and has no tests`;
  const source = readFileSync(path, 'utf8').replaceAll(String.raw`\'`, "'");
  const missing = titles.find((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)));
  return missing === undefined ? null : `${path} has no test “${missing}”`;
}

/** Returns the links of a text that lead to no file or heading of this repository. */
export function brokenLinks(markdown: string, file: string): string[] {
  const links = [...markdown.matchAll(/\]\(((?!https?:)[^)]+)\)/g)].map(([, link]) => link!);
  return links.filter((link) => {
    const [path = '', anchor = ''] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    return !existsSync(target) || (anchor !== '' && !anchorsOf(readFileSync(target, 'utf8')).has(anchor));
  });
}

function anchorsOf(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
