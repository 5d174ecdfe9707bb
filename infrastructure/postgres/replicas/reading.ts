import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.js';

/** What a request reads from. All its reads go to one replica, so that they fit together. */
interface Reading {
  /** False: the primary, whatever happens. */
  readonly mayLag: boolean;
  replica: Replica | null;
}

const PRIMARY: Reading = { mayLag: false, replica: null };

const running = new AsyncLocalStorage<Reading>();

/**
 * Calls `work`, whose reads may come from a replica, unless it runs inside `readFromPrimary`. Calls of a page inside the
 * process read from the page's replica.
 */
export function readFromReplicas(work: () => void): void {
  if (running.getStore() !== undefined) work();
  else running.run({ mayLag: true, replica: null }, work);
}

/**
 * Calls `work`, all of whose reads come from the primary, including those of calls inside the process. For answers that
 * are kept until something changes: a replica may not know the change that made the last answer stale.
 */
export function readFromPrimary<T>(work: () => T): T {
  return running.run(PRIMARY, work);
}

/** Returns the running request's choice; null if its reads come from the primary, as outside of requests. */
export function readingOf(): Reading | null {
  const reading = running.getStore();
  return reading?.mayLag === true ? reading : null;
}
