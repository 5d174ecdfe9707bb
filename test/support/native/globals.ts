/**
 * Replaces `@jest/globals`, which only works where Jest loads the modules. `jest-light-runner` has no time limits,
 * so a test that hangs would never end. Here, each test and hook has one.
 */
type Body = (...args: never[]) => unknown;
type Declare = (name: string, body: Body, withinMs?: number) => void;
type Each = (...table: unknown[]) => Declare;
type Hook = (body: Body, withinMs?: number) => void;

interface JestGlobals {
  readonly describe: unknown;
  readonly expect: unknown;
  readonly jest: unknown;
  readonly it: Declare & { readonly each: Each };
  readonly beforeAll: Hook;
  readonly beforeEach: Hook;
  readonly afterEach: Hook;
  readonly afterAll: Hook;
}

/** By default as `testTimeout` in `jest.config.js`. */
const WITHIN_MS = Number(process.env['TEST_TIMEOUT_MS'] ?? 120_000);

/** The real ones, also while a test has fake timers. */
const { setTimeout: start, clearTimeout: stop } = globalThis;

const own = globalThis as unknown as JestGlobals;

export const { describe, expect, jest } = own;

export const it = Object.assign(limited(own.it), {
  each: (...table: unknown[]) => limited(own.it.each(...table)),
});

export const beforeAll = limitedHook(own.beforeAll);
export const beforeEach = limitedHook(own.beforeEach);
export const afterEach = limitedHook(own.afterEach);
export const afterAll = limitedHook(own.afterAll);

function limited(declare: Declare): Declare {
  return (name, body, withinMs) => declare(name, endsWithin(body, withinMs));
}

function limitedHook(hook: Hook): Hook {
  return (body, withinMs) => hook(endsWithin(body, withinMs));
}

function endsWithin(body: Body, withinMs = WITHIN_MS): Body {
  return async (...args) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new Error(`Not finished within ${String(withinMs)} ms`);
      timer = start(() => reject(error), withinMs);
    });
    try {
      await Promise.race([body(...args), late]);
    } finally {
      stop(timer);
    }
  };
}
