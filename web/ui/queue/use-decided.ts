import { useRef, useState } from 'react';

/** What was decided on and is shown no more, what is on its way, and what came back with which sentence. */
export function useDecided() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const underWay = useRef(new Set<string>());
  return {
    gone,
    failures,
    /** False where one about it is on its way already. */
    begin(key: string, goes: boolean): boolean {
      if (underWay.current.has(key)) return false;
      underWay.current.add(key);
      setFailures((known) => new Map([...known].filter(([each]) => each !== key)));
      if (goes) setGone((known) => new Set(known).add(key));
      return true;
    },
    end(key: string): void {
      underWay.current.delete(key);
    },
    fail(key: string, sentence: string): void {
      underWay.current.delete(key);
      setGone((known) => new Set([...known].filter((each) => each !== key)));
      setFailures((known) => new Map(known).set(key, sentence));
    },
    /** After everything was fetched anew. */
    forget(): void {
      setGone(new Set(underWay.current));
      setFailures(new Map());
    },
  };
}
