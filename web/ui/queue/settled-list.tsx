import { useId, type ReactNode } from 'react';
import { Card } from '../page/card.js';
import type { EntryContent } from './queue-entry.js';

interface SettledListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly contentOf: (item: Item) => EntryContent;
  readonly foot: ReactNode;
}

/** Decided items, read-only. */
export function SettledList<Item>({ label, items, keyOf, nameOf, contentOf, foot }: SettledListProps<Item>) {
  if (items.length === 0) return <p className="py-6 text-muted">Nothing here yet.</p>;
  return (
    <div className="flex flex-col gap-5">
      <ul aria-label={label} className="flex flex-col gap-5">
        {items.map((item) => (
          <li key={keyOf(item)}>
            <Settled name={nameOf(item)} content={contentOf(item)} />
          </li>
        ))}
      </ul>
      {foot}
    </div>
  );
}

function Settled({ name, content }: { readonly name: string; readonly content: EntryContent }) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {content.badges && <div className="flex flex-wrap gap-2">{content.badges}</div>}
        <h2 id={id} className="text-xl wrap-anywhere">
          {name}
        </h2>
      </div>
      {content.facts}
      {content.details}
    </Card>
  );
}
