import { useState } from 'react';

/** At most so many are decided on at once, as the call allows. */
export const MAX_SELECTED = 200;

/** What is selected of what waits; what waits no more is not. */
export function useSelection<Item>(waiting: readonly Item[], keyOf: (item: Item) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = waiting.filter((item) => keys.has(keyOf(item))).slice(0, MAX_SELECTED);
  const keysOf = (items: readonly Item[]) => new Set(items.map(keyOf));
  return {
    selected,
    has: (item: Item): boolean => selected.includes(item),
    toggle: (item: Item): void =>
      setKeys(keysOf(selected.includes(item) ? selected.filter((each) => each !== item) : [...selected, item])),
    all: (): void => setKeys(keysOf(waiting.slice(0, MAX_SELECTED))),
    none: (): void => setKeys(new Set()),
  };
}

export type Selection<Item> = ReturnType<typeof useSelection<Item>>;
