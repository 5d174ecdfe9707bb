import { useSyncExternalStore } from 'react';

/** Narrower than Tailwind's `md`. */
const PHONE = '(max-width: 47.99rem)';

/** Whether the screen is as narrow as a phone's now. Browser only. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;

/** Whether the screen is as narrow as a phone's; false in the server's HTML and in the first render of the browser. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, isPhone, () => false);
}

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
