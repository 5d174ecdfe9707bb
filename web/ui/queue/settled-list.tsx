import { useId, type ReactNode } from 'react';
import { Card } from '../card.js';
import type { Shown } from './queue-entry.js';

interface SettledListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly shownOf: (item: Item) => Shown;
  readonly foot: ReactNode;
}

/** What was decided, as it stood in the queue, to be read. */
export function SettledList<Item>({ label, items, keyOf, nameOf, shownOf, foot }: SettledListProps<Item>) {
  if (items.length === 0) return <p className="py-6 text-muted">There is nothing of this kind yet.</p>;
  return (
    <div className="flex flex-col gap-5">
      <ul aria-label={label} className="flex flex-col gap-5">
        {items.map((item) => (
          <li key={keyOf(item)}>
            <Settled name={nameOf(item)} shown={shownOf(item)} />
          </li>
        ))}
      </ul>
      {foot}
    </div>
  );
}

function Settled({ name, shown }: { readonly name: string; readonly shown: Shown }) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {shown.badges && <div className="flex flex-wrap gap-2">{shown.badges}</div>}
        <h2 id={id} className="text-xl wrap-anywhere">
          {name}
        </h2>
      </div>
      {shown.facts}
      {shown.details}
    </Card>
  );
}
