/** A worker that ends sooner than this after its start counts as failing. */
const LONG_ENOUGH_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** How often in a row a worker has failed after this end. */
export function failuresAfter(before: number, livedMs: number): number {
  return livedMs < LONG_ENOUGH_MS ? before + 1 : 0;
}

/**
 * Milliseconds before the next start: none after the first failure, then one second, doubled each time, so that a
 * worker that cannot run doesn't take all processor time.
 */
export function pauseBefore(failures: number): number {
  return failures < 2 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 2), MAX_PAUSE_MS);
}
