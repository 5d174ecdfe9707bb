import { setImmediate as turn } from 'node:timers/promises';

const WITHIN_MS = 30_000;

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
    await turn();
  }
}
