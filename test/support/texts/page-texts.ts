import { readFileSync } from 'node:fs';
import { plainText, type Block, type PageText } from '../../../domain/site/page-text.js';
import type { PageTextName } from '../../../domain/site/text-rules.js';
import { readPageText } from '../../../infrastructure/site/read-page-text.js';

/** Returns the Markdown of a page in this release. */
export function markdownOf(name: PageTextName): string {
  return readFileSync(`web/texts/${name}.md`, 'utf8');
}

/** Returns a page in this release, read like in the build. */
export function shippedText(name: PageTextName): PageText {
  return readPageText(name, markdownOf(name));
}

/** Returns blocks as one line of text, with the operator's settings by name. */
export function plain(blocks: readonly Block[]): string {
  return plainText(blocks, (name) => `{{${name}}}`);
}

/** Returns the table rows of a section, with cells as text. */
export function rowsOf(text: PageText, title: string): string[][] {
  const section = text.sections.find((each) => each.title === title);
  return (section?.blocks ?? []).flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.map((words) => plain([{ kind: 'paragraph', words }]))) : [],
  );
}
