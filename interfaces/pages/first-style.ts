import { createHash } from 'node:crypto';
import QuickLRU from 'quick-lru';
import type { InlineStyle } from '../../web/app/entry-server.js';
import { parseStyleSheet, splitAt, type StyleNode, type StyleRule } from './style-sheet.js';

/** Maximum number of kept style sheets, of about 30 kB each. Pages with the same classes share one. */
const MAX_KEPT = 64;

/** States that a page never has at its first paint. */
const LATER = /:(?:hover|focus|active)/;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const ATTRIBUTE = ' class="';

/**
 * The part of the style sheet that a page needs to look complete at once: the rules for the classes in its HTML, without
 * those for printing and for what a reader does. The whole sheet is a file that is cached forever. A page links it at
 * its end, so that it delays no paint, and scripts run after it. It repeats the rules of this part in their order, so
 * nothing changes when it arrives.
 */
export class FirstStyle {
  readonly #nodes: readonly StyleNode[];
  /** The classes of each class attribute that pages had so far: as many as there are in the code. */
  readonly #classes = new Map<string, readonly number[]>();
  readonly #ids: ReadonlyMap<string, number>;
  readonly #kept = new QuickLRU<string, InlineStyle>({ maxSize: MAX_KEPT });
  readonly #always: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  /** `further` is HTML that scripts may add before the whole sheet is there. */
  constructor(css: string, further = '') {
    this.#nodes = parseStyleSheet(css);
    this.#values = valuesIn(this.#nodes);
    const names = new Set([...css.matchAll(CLASS)].map(([, name = '']) => plain(name)));
    this.#ids = new Map([...names].map((name, id) => [name, id]));
    this.#always = [...further.matchAll(/ class=\\?"([^"\\]*)/g)].map(([, attribute = '']) => attribute);
  }

  /** Returns the style sheet for a page's HTML. */
  of(html: string): InlineStyle {
    const has = Buffer.alloc(this.#ids.size);
    for (const attribute of this.#always) this.#mark(has, attribute);
    for (let at = html.indexOf(ATTRIBUTE); at !== -1; at = html.indexOf(ATTRIBUTE, at)) {
      const start = at + ATTRIBUTE.length;
      at = html.indexOf('"', start);
      this.#mark(has, html.slice(start, at));
    }
    const key = has.toString('latin1');
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const css = this.#select((name) => has[this.#ids.get(name) ?? -1] === 1);
    const style = { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
    this.#kept.set(key, style);
    return style;
  }

  #mark(has: Buffer, attribute: string): void {
    let classes = this.#classes.get(attribute);
    if (classes === undefined) {
      const ids = attribute.split(/\s+/).map((name) => this.#ids.get(asText(name)));
      classes = ids.filter((id) => id !== undefined);
      this.#classes.set(Buffer.from(attribute).toString(), classes);
    }
    for (const id of classes) has[id] = 1;
  }

  #select(has: (name: string) => boolean): string {
    const text = (isNamed: (name: string) => boolean): string =>
      this.#nodes.map((node) => textOf(node, has, isNamed)).join('');
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

/** Returns a node's text with what a page with these classes and names needs at first. */
function textOf(node: StyleNode, has: (name: string) => boolean, isNamed: (name: string) => boolean): string {
  switch (node.kind) {
    case 'text': {
      const [, name] = NAMED.exec(node.prelude) ?? [];
      return node.prelude.startsWith('@page') || (name !== undefined && !isNamed(name)) ? '' : node.text;
    }
    case 'rule': {
      const selectors = node.selectors.filter((selector) => !LATER.test(selector) && classesIn(selector).every(has));
      const body = isOfVariables(node) ? declarationsIn(node.body, isNamed) : node.body;
      return selectors.length === 0 || body === '' ? '' : `${selectors.join(',')}{${body}}`;
    }
    case 'block': {
      if (/^@media[^{]*\bprint\b/.test(node.prelude)) return '';
      const text = node.nodes.map((inner) => textOf(inner, has, isNamed)).join('');
      return text === '' ? '' : `${node.prelude}{${text}}`;
    }
  }
}

/** Returns whether a rule declares variables for all elements, such as the colors of a theme. */
const isOfVariables = ({ selectors, body }: StyleRule): boolean =>
  body.includes('--') && selectors.every((selector) => classesIn(selector).length === 0);

const declarationsIn = (body: string, isNamed: (name: string) => boolean): string =>
  splitAt(body, ';')
    .filter((declaration) => !declaration.startsWith('--') || isNamed(nameOf(declaration)))
    .join(';');

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
