import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseStyleSheet, type StyleNode } from './style-sheet.js';

/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g;

/** Both names of a class. */
const PAIR = /:is\(\.((?:\\.|[\w-])+),\.(\w+)\)/g;

/** The first letters and the further characters of short names. */
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FURTHER = `${FIRST}0123456789`;

/** The file of the client build with the short name of each class, for the server. */
export const SHORT_NAMES_FILE = '.vite/short-classes.json';

/**
 * Gives each class of the site's style sheet a second, short name, as `.items-center,.a`. The server's HTML has the short
 * ones (first-style.ts): class attributes were a quarter of it. The browser's code keeps the long ones. Hydration doesn't
 * compare classes, and both names of a class have the same rules, however they are mixed.
 */
export function shortClasses(root: string): Plugin {
  return {
    name: 'short-classes',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async transform(css, id) {
      if (id !== join(root, 'web/styles/app.css')) return null;
      const named = withShortNames(withRems(css), await usesOfWords(join(root, 'web')));
      this.emitFile({ type: 'asset', fileName: SHORT_NAMES_FILE, source: JSON.stringify([...named.names]) });
      return { code: named.css, map: null };
    },
  };
}

/** The short name of each class. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Returns a style sheet in which each class also has a short name, and those names: the shorter, the more often the class
 * is used.
 */
export function withShortNames(
  css: string,
  uses: ReadonlyMap<string, number> = new Map(),
): { readonly css: string; readonly names: ShortNames } {
  const nodes = parseStyleSheet(css);
  const names = [...new Set(selectorsIn(nodes).flatMap((selector) => namesIn(selector)))];
  const usesOf = (name: string): number => uses.get(plain(name)) ?? 0;
  const taken = new Set(names);
  const free = shortNames(names.length + taken.size).filter((name) => !taken.has(name));
  const sorted = names.toSorted((one, other) => usesOf(other) - usesOf(one));
  const short = new Map(sorted.map((name, at) => [name, free[at] ?? name]));
  return {
    css: nodes.map((node) => textWith(node, short)).join(''),
    names: new Map([...short].map(([name, shorter]) => [plain(name), shorter])),
  };
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
      return rulesWith(
        node.selectors.flatMap((selector) => selectorsWith(selector, short)),
        node.body,
      );
    case 'block':
      return `${node.prelude}{${node.nodes.map((inner) => textWith(inner, short)).join('')}}`;
  }
}

/** A selector that the minifier would put into `:is`, because a browser that doesn't know it ignores the whole rule. */
const NEWER = /:has\(|::marker|:popover-open/;

/** Returns a rule for the selectors, and one for each that not all browsers know. */
function rulesWith(selectors: readonly string[], body: string): string {
  const newer = selectors.filter((selector) => NEWER.test(selector));
  const others = selectors.filter((selector) => !NEWER.test(selector)).join(',');
  return [...(others === '' ? [] : [others]), ...newer].map((selector) => `${selector}{${body}}`).join('');
}

/**
 * Returns a selector for both names of each class. Browsers find the rules of an element by a class in the last part of
 * the selector, so there is a selector for each of its names: with `:is` in that place, they would compare the rule with
 * every element, which took a phone 0.2 seconds when the sheet arrived.
 */
function selectorsWith(selector: string, short: ReadonlyMap<string, string>): string[] {
  const both = (text: string): string =>
    inParts(text, (part, isAttribute) =>
      isAttribute
        ? attributeWith(part, short)
        : part.replace(CLASS, (whole, name: string) => {
            const shorter = short.get(name);
            return shorter === undefined || shorter === name ? whole : `:is(${whole},.${shorter})`;
          }),
    );
  const { before, name, after } = lastClass(selector);
  const shorter = short.get(name);
  if (shorter === undefined || shorter === name) return [both(selector)];
  return [name, shorter].map((each) => `${both(before)}.${each}${both(after)}`);
}

/** Returns the last class that is part of the selector's last element itself; '' as its name without one. */
function lastClass(selector: string): { before: string; name: string; after: string } {
  let [depth, found] = [0, { before: selector, name: '', after: '' }];
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at] ?? '';
    if (character === '\\') at += 1;
    else if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (depth > 0) continue;
    else if (' >+~'.includes(character)) found = { before: selector, name: '', after: '' };
    else if (character === '.') {
      const [whole = '', name = ''] = new RegExp(CLASS.source, 'y').exec(selector.slice(at)) ?? [];
      found = { before: selector.slice(0, at), name, after: selector.slice(at + whole.length) };
      at += Math.max(0, whole.length - 1);
    }
  }
  return found;
}

/** Returns a selector with the short names of its classes only. */
export function shortened(selector: string, names: ShortNames): string {
  const shortOf = (name: string): string | undefined => names.get(plain(name));
  return inParts(selector, (part, isAttribute) =>
    isAttribute
      ? part
      : part
          .replace(PAIR, (whole, name: string, short: string) => (shortOf(name) === short ? `.${short}` : whole))
          .replace(CLASS, (whole, name: string) => `.${shortOf(name) ?? whole.slice(1)}`),
  );
}

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
