import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that every current browser has but jsdom lacks. All of them come from Node, so that they work together. */
const MISSING = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
] as const;

/** jsdom with a browser's fetch API, which the router and the API client need. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of MISSING) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }
}
