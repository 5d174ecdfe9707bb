import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in the server's HTML and in the first render of the browser, true from then on: for what only works with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
