import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseStyleSheet, type StyleNode } from './style-sheet.js';

/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g;

/** The first letters and the further characters of short names. */
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FURTHER = `${FIRST}0123456789`;

/**
 * Gives each class of the site's style sheet a second, short name, as `:is(.items-center,.a)`. The server's HTML has the
 * short ones (first-style.ts): class attributes were a quarter of it. The browser's code keeps the long
 * ones. Hydration doesn't compare classes, and both names of a class have the same rules, however they are mixed.
 */
export function shortClasses(root: string): Plugin {
  return {
    name: 'short-classes',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async transform(css, id) {
      if (id !== join(root, 'web/styles/app.css')) return null;
      return { code: withShortNames(withRems(css), await usesOfWords(join(root, 'web'))), map: null };
    },
  };
}

/** Returns a style sheet in which each class also has a short name: the shorter, the more often it is used. */
export function withShortNames(css: string, uses: ReadonlyMap<string, number> = new Map()): string {
  const nodes = parseStyleSheet(css);
  const names = [...new Set(selectorsIn(nodes).flatMap((selector) => namesIn(selector)))];
  const usesOf = (name: string): number => uses.get(plain(name)) ?? 0;
  const taken = new Set(names);
  const free = shortNames(names.length + taken.size).filter((name) => !taken.has(name));
  const sorted = names.toSorted((one, other) => usesOf(other) - usesOf(one));
  const short = new Map(sorted.map((name, at) => [name, free[at] ?? name]));
  return nodes.map((node) => textWith(node, short)).join('');
}

/** Returns a style sheet with the lengths that multiples of `--spacing` stand for. It is the same on all pages. */
export function withRems(css: string): string {
  const [, unit] = /--spacing:\s*([\d.]+)rem/.exec(css) ?? [];
  if (unit === undefined) return css;
  const rem = (times: number): string => `${String(Number((Number(unit) * times).toFixed(5)))}rem`;
  return css
    .replace(/calc\(var\(--spacing\)\s*\*\s*(-?[\d.]+)\)/g, (_, times: string) => rem(Number(times)))
    .replaceAll('var(--spacing)', rem(1));
}

function selectorsIn(nodes: readonly StyleNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'rule' ? node.selectors : node.kind === 'block' ? selectorsIn(node.nodes) : [],
  );
}

function textWith(node: StyleNode, short: ReadonlyMap<string, string>): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'rule':
      return `${node.selectors.map((selector) => selectorWith(selector, short)).join(',')}{${node.body}}`;
    case 'block':
      return `${node.prelude}{${node.nodes.map((inner) => textWith(inner, short)).join('')}}`;
  }
}

const selectorWith = (selector: string, short: ReadonlyMap<string, string>): string =>
  inParts(selector, (part, isAttribute) =>
    isAttribute
      ? attributeWith(part, short)
      : part.replace(CLASS, (whole, name: string) => {
          const shorter = short.get(name);
          return shorter === undefined || shorter === name ? whole : `:is(${whole},.${shorter})`;
        }),
  );

/** Returns an attribute selector that also selects the short names of classes that contain its text. */
function attributeWith(selector: string, short: ReadonlyMap<string, string>): string {
  if (!selector.startsWith('[class')) return selector;
  const [, text] = /^\[class\*=["']?([^"']*)["']?\]$/.exec(selector) ?? [];
  if (text === undefined) throw new Error(`Short names of classes can't be found by ${selector}. Use [class*='…'].`);
  const names = [...short].filter(([name]) => plain(name).includes(plain(text))).map(([, shorter]) => `,.${shorter}`);
  return `:is(${selector}${names.join('')})`;
}

const plain = (name: string): string => name.replace(/\\(.)/g, '$1');

function namesIn(selector: string): string[] {
  const names: string[] = [];
  inParts(selector, (part, isAttribute) => {
    if (!isAttribute) names.push(...[...part.matchAll(CLASS)].map(([, name = '']) => name));
    return part;
  });
  return names;
}

/** Returns a selector with its attribute selectors, and what is between them, replaced. */
const inParts = (selector: string, replace: (part: string, isAttribute: boolean) => string): string =>
  selector
    .split(/((?<!\\)\[(?:"[^"]*"|'[^']*'|\\.|[^\]])*\])/)
    .map((part, at) => replace(part, at % 2 === 1))
    .join('');

function shortNames(count: number): string[] {
  const names = [...FIRST];
  for (let at = 0; names.length < count; at += 1) {
    for (const further of FURTHER) names.push(`${names[at] ?? ''}${further}`);
  }
  return names;
}

/** Returns how often each word occurs in the code of the pages. */
async function usesOfWords(folder: string): Promise<Map<string, number>> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const uses = new Map<string, number>();
  for (const file of files.toSorted()) {
    for (const [word] of (await readFile(join(folder, file), 'utf8')).matchAll(/[^\s"'`]+/g)) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return uses;
}
