import { TestEnvironment } from 'jest-environment-jsdom';

/** What every current browser has and jsdom leaves out; taken from Node, as one family that fits together. */
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

/** jsdom with the fetch family of a browser: the router and the API client need it. */
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
