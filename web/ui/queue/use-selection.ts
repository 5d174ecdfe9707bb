import { useState } from 'react';

/** Maximum number of items per bulk decision, as in the API. */
export const MAX_SELECTED = 200;

/** The selected items; those no longer waiting are dropped. */
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
