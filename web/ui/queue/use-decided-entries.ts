import { useRef, useState } from 'react';

/** Tracks decided items that are hidden, decisions in flight, and items that came back with an error. */
export function useDecidedEntries() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const inFlight = useRef(new Set<string>());
  return {
    hidden,
    failures,
    /** Returns false if a decision about this item is already in flight. */
    begin(key: string, hides: boolean): boolean {
      if (inFlight.current.has(key)) return false;
      inFlight.current.add(key);
      setFailures((known) => new Map([...known].filter(([each]) => each !== key)));
      if (hides) setHidden((known) => new Set(known).add(key));
      return true;
    },
    end(key: string): void {
      inFlight.current.delete(key);
    },
    fail(key: string, sentence: string): void {
      inFlight.current.delete(key);
      setHidden((known) => new Set([...known].filter((each) => each !== key)));
      setFailures((known) => new Map(known).set(key, sentence));
    },
    /** Called after everything was refetched. */
    reset(): void {
      setHidden(new Set(inFlight.current));
      setFailures(new Map());
    },
  };
}
