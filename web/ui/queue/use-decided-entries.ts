import { useRef, useState } from 'react';
import { keyOf, type Row } from './row.js';

/** Tracks decided items that are hidden, decisions in flight, and items that came back with an error. */
export function useDecidedEntries() {
  // An item that waits again after its decision has another time of waiting, and is shown.
  const [hidden, setHidden] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const inFlight = useRef(new Set<string>());
  const show = (key: string): void => setHidden((known) => new Map([...known].filter(([each]) => each !== key)));
  return {
    failures,
    /** The time of waiting of each hidden item. */
    hidden,
    /** Shows an item again, such as one whose decision was undone. */
    show,
    hide: (row: Row): void => setHidden((known) => new Map(known).set(keyOf(row), row.since)),
    /** Returns false if a decision about this item is already in flight. */
    begin(key: string): boolean {
      if (inFlight.current.has(key)) return false;
      inFlight.current.add(key);
      setFailures((known) => new Map([...known].filter(([each]) => each !== key)));
      return true;
    },
    end: (key: string): void => void inFlight.current.delete(key),
    fail(key: string, sentence: string): void {
      inFlight.current.delete(key);
      show(key);
      setFailures((known) => new Map(known).set(key, sentence));
    },
    /** Called after everything was refetched. */
    reset: (): void => {
      setHidden((known) => new Map([...known].filter(([key]) => inFlight.current.has(key))));
      setFailures(new Map());
    },
  };
}
