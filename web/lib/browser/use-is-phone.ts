import { useSyncExternalStore } from 'react';

/** Narrower than Tailwind's `md`. */
const PHONE = '(max-width: 47.99rem)';

/** Returns whether the screen is currently as narrow as a phone's. Browser only. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;

/** Returns whether the screen is as narrow as a phone's; false on the server and in the first browser render. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, isPhone, () => false);
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether a queue shows its list or the current item, but not both. Narrower than Tailwind's `lg`. */
export const isSinglePane = (): boolean => window.matchMedia('(max-width: 63.99rem)').matches;
