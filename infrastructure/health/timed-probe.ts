import type { Probed, TimedProbe } from '../../application/health/ports.js';

/** Error codes of Node, PostgreSQL, and S3. Anything else could be a text with personal data or a path. */
const CODE = /^\w{1,60}$/;
const MAX_CAUSES = 5;
/** Names that say nothing. */
const GENERIC = new Set(['Error', 'AggregateError']);

/** Returns a function that runs a probe for at most `limitMs`. A probe that takes longer goes on unobserved. */
export function timedProbe(limitMs: number): TimedProbe {
  return async <Facts>(probe: () => Promise<Facts>): Promise<Probed<Facts>> => {
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<{ facts: null; error: null }>((resolve) => {
      timer = setTimeout(() => resolve({ facts: null, error: null }), limitMs);
    });
    // Async, so that a probe that throws at once is caught, too.
    const done = (async () => probe())().then(
      (facts) => ({ facts, error: null }),
      (error: unknown) => ({ facts: null, error: errorCode(error) }),
    );
    const outcome = await Promise.race([done, late]);
    clearTimeout(timer);
    return { ...outcome, ms: Math.round(performance.now() - began) };
  };
}

/** Returns the code of an error or of its deepest cause that has one, else its name. Never its message. */
export function errorCode(error: unknown): string {
  let found = 'Error';
  let one: unknown = error;
  for (let depth = 0; depth < MAX_CAUSES && typeof one === 'object' && one !== null; depth += 1) {
    const { code, Code, name, cause } = one as { code?: unknown; Code?: unknown; name?: unknown; cause?: unknown };
    const named = GENERIC.has(String(name)) ? found : name;
    found = [code, Code, named].find((word): word is string => typeof word === 'string' && CODE.test(word)) ?? found;
    one = cause;
  }
  return found;
}
