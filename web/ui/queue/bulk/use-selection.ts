import { useState } from 'react';
import { keyOf, type Row } from '../row.js';

/** Maximum number of items per bulk decision, as in the API. */
export const MAX_SELECTED = 200;

/** The selected rows; those no longer shown are dropped. */
export function useSelection(shown: readonly Row[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = keys.size === 0 ? [] : shown.filter((row) => keys.has(keyOf(row))).slice(0, MAX_SELECTED);
  const keysOf = (rows: readonly Row[]) => new Set(rows.map(keyOf));
  return {
    selected,
    has: (row: Row): boolean => selected.includes(row),
    toggle: (row: Row): void =>
      setKeys(keysOf(selected.includes(row) ? selected.filter((each) => each !== row) : [...selected, row])),
    all: (): void => setKeys(keysOf(shown.slice(0, MAX_SELECTED))),
    none: (): void => setKeys(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
