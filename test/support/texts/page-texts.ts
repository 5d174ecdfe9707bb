import { readFileSync } from 'node:fs';
import { plainText, type Block, type PageText } from '../../../domain/site/page-text.js';
import type { PageTextName } from '../../../domain/site/text-rules.js';
import { readPageText } from '../../../infrastructure/site/read-page-text.js';

/** The Markdown of a page as it ships. */
export function markdownOf(name: PageTextName): string {
  return readFileSync(`web/texts/${name}.md`, 'utf8');
}

/** A page as it ships, as the build reads it. */
export function shippedText(name: PageTextName): PageText {
  return readPageText(name, markdownOf(name));
}

/** Blocks as one line of text; settings of the operator by their names. */
export function plain(blocks: readonly Block[]): string {
  return plainText(blocks, (name) => `{{${name}}}`);
}

/** The rows of a section's tables, cells as text. */
export function rowsOf(text: PageText, title: string): string[][] {
  const section = text.sections.find((each) => each.title === title);
  return (section?.blocks ?? []).flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.map((words) => plain([{ kind: 'paragraph', words }]))) : [],
  );
}
