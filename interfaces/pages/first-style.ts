import { createHash } from 'node:crypto';
import QuickLRU from 'quick-lru';
import type { InlineStyle, StyledHtml } from '../../web/app/entry-server.js';
import { shortened, type ShortNames } from './short-classes.js';
import { parseStyleSheet, splitAt, type StyleNode, type StyleRule } from './style-sheet.js';

/** Maximum number of kept style sheets, of about 30 kB each. Pages with the same classes share one. */
const MAX_KEPT = 64;

/** States that a page never has at its first paint, and the inner parts of controls. */
const LATER =
  /:(?:hover|focus|active)|::(?:selection|file-selector|-webkit-(?:date|calendar|inner-spin|outer-spin|search))|:-moz-ui/;
/** Declarations that show nothing at first: a sheet that adds them changes nothing. */
const UNSEEN = /^(?:transition|cursor)/;
/** The theme that a selector is for, or the one that it excludes. */
const THEME = /(:not\()?\[data-theme=["']?(\w+)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const ATTRIBUTE = ' class="';
/** A class attribute inside a string of a script. */
const IN_SCRIPT = /( class=\\?")([^"\\]*)/g;
/** A class attribute: its value in the page, and its classes. */
interface Classes {
  readonly text: string;
  readonly ids: readonly number[];
}

/**
 * The part of the style sheet that a page needs to look complete at once: the rules for the classes in its HTML, without
 * those for printing and for what a reader does. The whole sheet is a file that is cached forever. A page links it at
 * its end, so that it delays no paint, and scripts run after it. It repeats the rules of this part in their order, so
 * nothing changes when it arrives.
 */
export class FirstStyle {
  readonly #nodes: readonly StyleNode[];
  /** The class attributes that pages had so far: as many as there are in the code. */
  readonly #classes = new Map<string, Classes>();
  readonly #ids: ReadonlyMap<string, number>;
  readonly #short: ShortNames;
  readonly #kept = new QuickLRU<string, InlineStyle>({ maxSize: MAX_KEPT });
  readonly #always: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  /** `further` is HTML that scripts may add before the whole sheet is there. */
  constructor(css: string, short: ShortNames = new Map(), further = '') {
    this.#short = short;
    this.#nodes = parseStyleSheet(css).map((node) => withShortOnly(node, short));
    this.#values = valuesIn(this.#nodes);
    const names = new Set([...css.matchAll(CLASS)].map(([, name = '']) => plain(name)));
    this.#ids = new Map([...names].map((name, id) => [name, id]));
    this.#always = [...further.matchAll(IN_SCRIPT)].map(([, , attribute = '']) => attribute);
  }

  /** Returns a page's HTML, whose parts are given, with short names of its classes, and the style sheet for it. */
  of(parts: readonly string[], theme: string | null = null): StyledHtml {
    const has = Buffer.alloc(this.#ids.size);
    for (const attribute of this.#always) this.#mark(has, attribute);
    const html = parts.reduce((text, part) => text + this.#shortened(has, part), '');
    return { html, style: this.#styleOf(has, theme) };
  }

  #shortened(has: Buffer, html: string): string {
    let text = '';
    let done = 0;
    for (let at = html.indexOf(ATTRIBUTE); at !== -1; at = html.indexOf(ATTRIBUTE, at)) {
      const start = at + ATTRIBUTE.length;
      at = html.indexOf('"', start);
      text += html.slice(done, start) + this.#mark(has, html.slice(start, at));
      done = at;
    }
    return text + html.slice(done);
  }

  /** Returns HTML inside a script with short names of its classes. */
  shorten(script: string): string {
    return script.replace(IN_SCRIPT, (_, start: string, attribute: string) => start + this.#read(attribute).text);
  }

  #styleOf(has: Buffer, theme: string | null): InlineStyle {
    const key = String(theme) + has.toString('latin1');
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const css = this.#select({ has: (name) => has[this.#ids.get(name) ?? -1] === 1, theme });
    const style = { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
    this.#kept.set(key, style);
    return style;
  }

  /** Marks the classes of an attribute, and returns its value with their short names. */
  #mark(has: Buffer, attribute: string): string {
    let classes = this.#classes.get(attribute);
    if (classes === undefined) {
      classes = this.#read(attribute);
      this.#classes.set(Buffer.from(attribute).toString(), classes);
    }
    for (const id of classes.ids) has[id] = 1;
    return classes.text;
  }

  #read(attribute: string): Classes {
    const names = attribute.split(/\s+/).map((name) => this.#short.get(asText(name)) ?? name);
    const ids = names.map((name) => this.#ids.get(asText(name))).filter((id) => id !== undefined);
    return { text: names.join(' ').trim(), ids };
  }

  #select(page: Pick<Page, 'has' | 'theme'>): string {
    const text = (isNamed: Page['isNamed']): string =>
      this.#nodes.map((node) => textOf(node, { ...page, isNamed })).join('');
    const names = new Set<string>();
    const follow = (css: string): void => {
      for (const [name] of css.matchAll(NAME)) {
        if (names.has(name)) continue;
        names.add(name);
        for (const value of this.#values.get(name) ?? []) follow(value);
      }
    };
    const rules = text(() => false);
    follow(rules);
    return text((name) => names.has(name) || rules.includes(name));
  }
}

/** The name of a variable. */
const NAME = /--[\w-]+/g;
/** At-rules that matter only if something names them. */
const NAMED = /^@(?:property|keyframes) (\S+)$/;

/** What a page has. */
interface Page {
  readonly has: (className: string) => boolean;
  /** Returns whether its rules name a variable, a property, or an animation. */
  readonly isNamed: (name: string) => boolean;
  /** Null if the reader may have any. */
  readonly theme: string | null;
}

/** Returns a node's text with what a page needs at first. */
function textOf(node: StyleNode, page: Page): string {
  const { has, isNamed, theme } = page;
  switch (node.kind) {
    case 'text': {
      const [, name] = NAMED.exec(node.prelude) ?? [];
      return node.prelude.startsWith('@page') || (name !== undefined && !isNamed(name)) ? '' : node.text;
    }
    case 'rule': {
      const selectors = node.selectors.filter(
        (selector) => !LATER.test(selector) && isOfTheme(selector, theme) && classesIn(selector).every(has),
      );
      const body = declarationsIn(node, isNamed);
      return selectors.length === 0 || body === '' ? '' : `${selectors.join(',')}{${body}}`;
    }
    case 'block': {
      if (/^@media[^{]*\bprint\b/.test(node.prelude)) return '';
      const text = node.nodes.map((inner) => textOf(inner, page)).join('');
      return text === '' ? '' : `${node.prelude}{${text}}`;
    }
  }
}

const isOfTheme = (selector: string, theme: string | null): boolean =>
  theme === null || [...selector.matchAll(THEME)].every(([, not, name]) => (not === undefined) === (name === theme));

/** Returns whether a rule declares variables for all elements, such as the colors of a theme. */
const isOfVariables = ({ selectors, body }: StyleRule): boolean =>
  body.includes('--') && selectors.every((selector) => classesIn(selector).length === 0);

/** Returns the declarations of a rule that a page needs at first. */
function declarationsIn(rule: StyleRule, isNamed: Page['isNamed']): string {
  const isOfAll = isOfVariables(rule);
  if (!isOfAll && !rule.body.includes('transition') && !rule.body.includes('cursor')) return rule.body;
  return splitAt(rule.body, ';')
    .filter((each) => !UNSEEN.test(each) && (!isOfAll || !each.startsWith('--') || isNamed(nameOf(each))))
    .join(';');
}

const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':'));

/** Returns the values of each variable that a style sheet declares for all elements. */
function valuesIn(nodes: readonly StyleNode[], values = new Map<string, string[]>()): Map<string, string[]> {
  for (const node of nodes) {
    if (node.kind === 'block') valuesIn(node.nodes, values);
    if (node.kind !== 'rule' || !isOfVariables(node)) continue;
    for (const declaration of splitAt(node.body, ';').filter((each) => each.startsWith('--'))) {
      const name = nameOf(declaration);
      values.set(name, [...(values.get(name) ?? []), declaration.slice(name.length)]);
    }
  }
  return values;
}

/** Returns a node in which selectors have the short names of classes only. */
function withShortOnly(node: StyleNode, short: ShortNames): StyleNode {
  switch (node.kind) {
    case 'text':
      return node;
    case 'rule':
      return { ...node, selectors: [...new Set(node.selectors.map((selector) => shortened(selector, short)))] };
    case 'block':
      return { ...node, nodes: node.nodes.map((inner) => withShortOnly(inner, short)) };
  }
}

/** Returns the classes without which a selector matches nothing. */
function classesIn(selector: string): string[] {
  return [...withoutChoices(selector).matchAll(CLASS)].map(([, name = '']) => plain(name));
}

/** Returns a selector without `:not(…)` and without lists, of which an element needs only one. */
function withoutChoices(selector: string): string {
  return selector
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, (list) => (splitAt(list.slice(1, -1), ',').length > 1 ? '' : list));
}

/** Returns a name in a style sheet without its escapes. */
const plain = (name: string): string => name.replace(/\\(.)/g, '$1');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const asText = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
