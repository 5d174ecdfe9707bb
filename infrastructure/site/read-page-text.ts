import { marked, type Token, type Tokens } from 'marked';
import { FIGURES } from '../../domain/site/figures.js';
import {
  OPERATOR_FACTS,
  type Block,
  type OperatorFact,
  type PageText,
  type SubSection,
  type TextSection,
  type Words,
} from '../../domain/site/page-text.js';
import { PAGE_TEXTS, type TextRule } from '../../domain/site/text-rules.js';

/** A name between double braces. */
const BRACES = /\{\{([^{}]*)\}\}/;
/** The allowed targets of a link in a text. */
const LINK = /^(?:\/(?!\/)|#|https:\/\/)/;

/**
 * Reads a page's Markdown. `name` is its file name without extension. The result is data, not HTML, so nothing in a
 * text can run. Throws a sentence that names the problem: an unknown name in braces, a missing or misplaced section,
 * HTML, an image, or an invalid link.
 */
export function readPageText(name: string, markdown: string): PageText {
  const rule: TextRule | undefined = (PAGE_TEXTS as Readonly<Record<string, TextRule>>)[name];
  if (rule === undefined) throw wrong(name, `is not a page; the pages are ${Object.keys(PAGE_TEXTS).join(', ')}`);
  try {
    const text = ordered(marked.lexer(withFigures(markdown)));
    keepsRule(text, rule);
    return text;
  } catch (error) {
    throw wrong(name, (error as Error).message);
  }
}

function wrong(name: string, reason: string): Error {
  return new Error(`The text '${name}' ${reason}.`);
}

/** Replaces the names of figures before anything else is read. The page fills in the operator's settings. */
function withFigures(markdown: string): string {
  return markdown.replaceAll(new RegExp(BRACES, 'g'), (whole, name: string) => {
    const figure = FIGURES.get(name);
    if (figure !== undefined) return figure;
    if (isFact(name)) return whole;
    throw new Error(`uses {{${name}}}, which is neither a product figure nor an operator setting`);
  });
}

function isFact(name: string): name is OperatorFact {
  return (OPERATOR_FACTS as readonly string[]).includes(name);
}

/** Returns the headings, each with its content. */
function ordered(tokens: readonly Token[]): PageText {
  const text = { title: '', intro: [] as Block[], sections: [] as (TextSection & { parts: Open[] })[] };
  const ids = new Set<string>();
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const section = text.sections.at(-1);
    if (token.type !== 'heading') {
      const open = (section?.parts.at(-1) ?? section)?.blocks ?? text.intro;
      (open as Block[]).push(blockOf(token));
      continue;
    }
    const { depth, text: title } = token as Tokens.Heading;
    if (BRACES.test(title)) throw new Error(`has a setting in the heading '${title}'`);
    if (depth === 1 && text.title === '') text.title = title;
    else if (depth === 2) text.sections.push({ ...opened(title, ids), parts: [] });
    else if (depth === 3 && section !== undefined) section.parts.push(opened(title, ids));
    else throw new Error(`has the heading '${title}' where a heading of its level is not allowed`);
  }
  return text;
}

type Open = SubSection & { readonly blocks: Block[] };

function opened(title: string, ids: Set<string>): Open {
  const id = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (ids.has(id)) throw new Error(`has two headings with the same anchor #${id}`);
  ids.add(id);
  return { id, title, blocks: [] };
}

function blockOf(token: Token): Block {
  if (token.type === 'paragraph') return { kind: 'paragraph', words: wordsOf(token.tokens) };
  if (token.type === 'list') {
    const { ordered: isOrdered, items } = token as Tokens.List;
    return { kind: 'list', isOrdered, items: items.map((item) => item.tokens.flatMap(lineOf)) };
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => wordsOf(cell.tokens));
    return { kind: 'table', head: cells(header), rows: rows.map(cells) };
  }
  throw new Error(`contains ${describe(token)}, which is not supported`);
}

/** Returns the content of a list item: one line of text. */
function lineOf(token: Token): Words[] {
  if (token.type === 'text' || token.type === 'paragraph') return wordsOf((token as Tokens.Text).tokens);
  throw new Error(`contains ${describe(token)} in a list, which is not supported`);
}

function wordsOf(tokens: readonly Token[] | undefined): Words[] {
  return (tokens ?? []).flatMap(pieceOf);
}

function pieceOf(token: Token): Words[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return withFacts((token as Tokens.Text).text);
    case 'strong':
      return [{ mark: 'strong', words: wordsOf(token.tokens) }];
    case 'em':
      return [{ mark: 'emphasis', words: wordsOf(token.tokens) }];
    case 'codespan':
      return [{ mark: 'code', words: [(token as Tokens.Codespan).text] }];
    case 'link': {
      const { href, tokens } = token as Tokens.Link;
      if (!LINK.test(href)) throw new Error(`links to ${href}, which is not a path, an anchor, or an https URL`);
      return [{ to: href, words: wordsOf(tokens) }];
    }
    default:
      throw new Error(`contains ${describe(token)}, which is not supported`);
  }
}

function describe({ type, raw }: Token): string {
  return `${type === 'html' ? 'HTML' : type} (${raw.trim().slice(0, 40)})`;
}

/** Splits 'a {{site-name}} b' into three pieces. */
function withFacts(text: string): Words[] {
  return text
    .split(new RegExp(BRACES, 'g'))
    .map((piece, index): Words => (index % 2 === 1 ? { fact: piece as OperatorFact } : piece.replaceAll('\n', ' ')))
    .filter((piece) => piece !== '');
}

function keepsRule({ title, intro, sections }: PageText, rule: TextRule): void {
  if (title !== rule.title) throw new Error(`must have the title '${rule.title}'`);
  const titles = sections.map((section) => section.title);
  for (const [index, wanted] of (rule.sections ?? titles).entries()) {
    if (titles[index] !== wanted) throw new Error(`must have the section '${wanted}' as number ${index + 1}`);
  }
  if (rule.sections !== undefined && titles.length > rule.sections.length) {
    throw new Error(`has extra sections after '${rule.sections.at(-1) ?? ''}'`);
  }
  if (rule.isDated && !/^Last updated /.test(firstWords(intro))) {
    throw new Error(`must begin with 'Last updated …'`);
  }
  const empty = sections.flatMap((section) => [section, ...section.parts]).find(isEmpty);
  if (empty !== undefined) throw new Error(`has no text under '${empty.title}'`);
}

function isEmpty(section: SubSection & { readonly parts?: readonly SubSection[] }): boolean {
  return section.blocks.length === 0 && (section.parts ?? []).length === 0;
}

function firstWords(blocks: readonly Block[]): string {
  const [first] = blocks;
  const words = first?.kind === 'paragraph' ? first.words[0] : undefined;
  return typeof words === 'string' ? words : '';
}
