import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Block, OperatorFact, Words } from '../../../interfaces/contract/site/page-text.js';
import { operatorFact } from '../../lib/page/operator-fact.js';
import { usePage } from '../../lib/page/page-context.js';

/** The paragraphs, lists, and tables of a text page. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="flex max-w-prose flex-col gap-4">
      {blocks.map((block, index) => (
        <BlockOfText key={index} block={block} />
      ))}
    </div>
  );
}

function BlockOfText({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Running words={block.words} />
      </p>
    );
  }
  if (block.kind === 'table') return <Table {...block} />;
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List
      className={`flex flex-col gap-2 pl-6 marker:text-leaf ${block.isOrdered ? 'list-decimal marker:font-bold' : 'list-disc'}`}
    >
      {block.items.map((words, index) => (
        <li key={index} className="pl-1">
          <Running words={words} />
        </li>
      ))}
    </List>
  );
}

/** On narrow screens each row is a card, because two columns of sentences don't fit. */
function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-card">
      <table className="block w-full border-collapse text-left sm:table">
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="block bg-sunken sm:table-row">
            {head.map((words, index) => (
              <th key={index} scope="col" className="block p-3 font-semibold sm:table-cell">
                <Running words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map((cells, row) => (
            <tr
              key={row}
              className="block border-t border-line p-3 first:border-t-0 sm:table-row sm:p-0 sm:first:border-t"
            >
              {cells.map((words, column) => (
                <Cell key={column} isName={column === 0}>
                  <Running words={words} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ isName, children }: { readonly isName: boolean; readonly children: ReactNode }) {
  const place = 'block align-top sm:table-cell sm:p-3';
  if (!isName) return <td className={place}>{children}</td>;
  return (
    <th scope="row" className={`${place} font-semibold sm:w-1/3`}>
      {children}
    </th>
  );
}

function Running({ words }: { readonly words: readonly Words[] }) {
  return words.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}

function Piece({ piece }: { readonly piece: Words }) {
  if (typeof piece === 'string') return piece;
  if ('fact' in piece) return <Fact name={piece.fact} />;
  const inner = <Running words={piece.words} />;
  if ('to' in piece) return <TextLink to={piece.to}>{inner}</TextLink>;
  if (piece.mark === 'strong') return <strong className="font-semibold">{inner}</strong>;
  if (piece.mark === 'emphasis') return <em>{inner}</em>;
  return <code className="rounded-sm bg-sunken px-1 py-0.5 text-sm wrap-anywhere">{inner}</code>;
}

function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  if (to.startsWith('https:')) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className="text-link">
        {children}
      </a>
    );
  }
  // API calls and documents aren't pages of the client.
  if (to.startsWith('/api/')) {
    return (
      <a href={to} className="text-link">
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className="text-link">
      {children}
    </Link>
  );
}

/** A fact from the operator's settings; if it isn't set, the page names the setting. */
function Fact({ name }: { readonly name: OperatorFact }) {
  const { site } = usePage();
  const { text, isSet } = operatorFact(site, name);
  if (!isSet) return <mark className="rounded-sm bg-marigold-soft px-1 text-ink">{text}</mark>;
  if (name !== 'support-email') return text;
  return (
    <a href={`mailto:${text}`} className="text-link break-all">
      {text}
    </a>
  );
}
