import { setTimeout as pause } from 'node:timers/promises';

/** Below the time limit of a test. A restart of two workers takes 7 s alone and 23 s on a busy machine. */
const WITHIN_MS = 100_000;
/** Looking without a pause would take a whole core from the processes that the test waits for. */
const BETWEEN_LOOKS_MS = 10;

/** Returns the first result of `look` that is neither undefined nor false. Throws if there is none in time. */
export async function until<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
  withinMs = WITHIN_MS,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`Not in time: ${what}`);
    await pause(BETWEEN_LOOKS_MS);
  }
}
