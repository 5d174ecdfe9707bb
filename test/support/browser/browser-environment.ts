import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that every current browser has but jsdom lacks. All of them come from Node, so that they work together. */
const MISSING = [
  'AbortController',
  'AbortSignal',
  'DecompressionStream',
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
    const { FileReader, Blob } = this.global;
    Object.assign(Blob.prototype, {
      arrayBuffer(this: Blob): Promise<ArrayBuffer> {
        const reader = new FileReader();
        return new Promise((resolve) => {
          reader.onload = () => resolve(reader.result as ArrayBuffer);
          reader.readAsArrayBuffer(this);
        });
      },
      stream(this: Blob): ReadableStream<Uint8Array> {
        const start = async (bytes: ReadableStreamDefaultController<Uint8Array>) => {
          bytes.enqueue(new Uint8Array(await this.arrayBuffer()));
          bytes.close();
        };
        return new ReadableStream({ start });
      },
    });
  }
}
