import { Unavailable } from '../../application/shared/unavailable.js';

/** Well below the two minutes of silence after which another process resumes an import. */
const HEARTBEAT_MS = 20_000;

/** Yields the rows and calls `beat` every 20 seconds until they end. A beat that fails is ignored. */
export async function* heartbeat<T>(rows: AsyncIterable<T>, beat: () => Promise<void>): AsyncGenerator<T> {
  const timer = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS);
  try {
    yield* rows;
  } finally {
    clearInterval(timer);
  }
}

const MAX_ATTEMPTS = 10;
const PAUSE_MS = 1000;

/** Runs `work` up to 10 times, a second apart, while it throws `Unavailable`. Throws any other error at once. */
export const retryWhileUnavailable =
  (wait: (milliseconds: number) => Promise<unknown>) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Unavailable) || attempt === MAX_ATTEMPTS) throw error;
        await wait(PAUSE_MS);
      }
    }
  };
