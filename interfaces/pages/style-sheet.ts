/** A rule or at-rule of a minified style sheet. */
export type StyleNode = StyleRule | StyleBlock | StyleText;

export interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly string[];
  /** What is between the braces. */
  readonly body: string;
}

/** An at-rule with rules, such as `@media`. */
export interface StyleBlock {
  readonly kind: 'block';
  readonly prelude: string;
  readonly nodes: readonly StyleNode[];
}

/** An at-rule that contains no rules, such as `@font-face`, or that is taken as a whole, such as `@keyframes`. */
export interface StyleText {
  readonly kind: 'text';
  readonly prelude: string;
  readonly text: string;
}

/** At-rules whose braces contain rules. */
const WITH_RULES = /^@(?:layer|media|supports|container)\b/;

/** Parses the style sheet of a build: minified, so without comments inside rules and without nested style rules. */
export function parseStyleSheet(css: string): StyleNode[] {
  return nodesIn(css.replace(/\/\*[^]*?\*\//g, ''));
}

function nodesIn(css: string): StyleNode[] {
  const nodes: StyleNode[] = [];
  let at = 0;
  while (at < css.length) {
    const open = endOf(css, at, '{;');
    const prelude = css.slice(at, open).trim();
    if (css[open] !== '{') {
      if (prelude !== '') nodes.push({ kind: 'text', prelude, text: `${prelude};` });
      at = open + 1;
      continue;
    }
    const close = blockEnd(css, open);
    nodes.push(nodeOf(prelude, css.slice(open + 1, close)));
    at = close + 1;
  }
  return nodes;
}

function nodeOf(prelude: string, body: string): StyleNode {
  if (WITH_RULES.test(prelude)) return { kind: 'block', prelude, nodes: nodesIn(body) };
  if (prelude.startsWith('@')) return { kind: 'text', prelude, text: `${prelude}{${body}}` };
  return { kind: 'rule', selectors: splitAt(prelude, ','), body };
}

/** Splits a text at a character outside strings and parentheses. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const end = endOf(text, at, separator);
    parts.push(text.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** Returns the position of the first of these characters outside strings and parentheses; the end if there is none. */
function endOf(text: string, from: number, characters: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at] as string;
    if (depth === 0 && characters.includes(character)) return at;
    if (character === '\\') at++;
    else if (character === '"' || character === "'") at = text.indexOf(character, at + 1);
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
  }
  return text.length;
}

/** Returns the position of the brace that closes the one at `open`. */
function blockEnd(css: string, open: number): number {
  let at = open + 1;
  for (let depth = 1; depth > 0; at++) {
    at = endOf(css, at, '{}');
    depth += css[at] === '{' ? 1 : -1;
    if (at >= css.length) throw new Error('The style sheet of the build ends inside a block.');
  }
  return at - 1;
}
