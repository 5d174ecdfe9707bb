/** Facts about the site's operator, from the settings. A text names them between double braces. */
export const OPERATOR_FACTS = [
  'site-name',
  'operator-name',
  'operator-address',
  'support-email',
  'governing-state',
] as const;

export type OperatorFact = (typeof OPERATOR_FACTS)[number];

export type Words = string | { readonly fact: OperatorFact } | Marked | Linked;

interface Marked {
  readonly mark: 'strong' | 'emphasis' | 'code';
  readonly words: readonly Words[];
}

interface Linked {
  /** A path on this site, an anchor on the page, or an https address. */
  readonly to: string;
  readonly words: readonly Words[];
}

type Cell = readonly Words[];

export type Block =
  | { readonly kind: 'paragraph'; readonly words: readonly Words[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Cell[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] };

/** The content under a third-level heading. */
export interface SubSection {
  /** The heading's anchor, unique in the text. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The content under a second-level heading: its own blocks, then its parts. */
export interface TextSection extends SubSection {
  readonly parts: readonly SubSection[];
}

/** A text page, parsed from Markdown. */
export interface PageText {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly TextSection[];
}

/** Returns the text without markup, for searches. `fact` returns the value of a fact. */
export function plainText(blocks: readonly Block[], fact: (name: OperatorFact) => string): string {
  const plain = (words: readonly Words[]): string =>
    words
      .map((piece) => (typeof piece === 'string' ? piece : 'fact' in piece ? fact(piece.fact) : plain(piece.words)))
      .join('');
  const cells = (block: Block): string[] => {
    if (block.kind === 'paragraph') return [plain(block.words)];
    if (block.kind === 'list') return block.items.map(plain);
    return [block.head, ...block.rows].flatMap((row) => row.map(plain));
  };
  return blocks.flatMap(cells).join(' ');
}
