import { useCallback, useSyncExternalStore } from 'react';
import { usePage } from '../page/page-context.js';

const MINUTE_MS = 60_000;

/** How often the clock is read, in ms. */
const EVERY_MS = 10_000;

function watch(onChange: () => void): () => void {
  const timer = setInterval(onChange, EVERY_MS);
  return () => clearInterval(timer);
}

const read = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the current minute in ms since 1970. At first, it is that of the server, so that both render the same. */
export function useMinute(): number {
  const { now } = usePage();
  return useSyncExternalStore(
    watch,
    read,
    useCallback(() => now, [now]),
  );
}
