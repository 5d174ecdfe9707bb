import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns false on the server and in the first browser render, then true. For content that needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
