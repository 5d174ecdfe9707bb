import { startTransition, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Returns false on the server and in the first browser render, then true. For content that needs JavaScript. Components
 * that hydrate together change in one transition: a changed store would render all of them again without a pause. A
 * component that `isWaiting` is false for changes only when it is rendered again.
 */
export function useHydrated(isWaiting = true): boolean {
  const isHydrating = useRef(false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const isHydrated = useSyncExternalStore(
    never,
    () => !isHydrating.current,
    () => {
      isHydrating.current = true;
      return false;
    },
  );
  useEffect(() => {
    if (isHydrated) return;
    isHydrating.current = false;
    if (isWaiting) startTransition(render);
  }, [isHydrated, isWaiting]);
  return isHydrated;
}
