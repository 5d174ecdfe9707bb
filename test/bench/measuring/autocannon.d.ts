/** Types for the part of the load generator that the benchmarks use. The package has none. */
declare module 'autocannon' {
  interface Sent {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }

  interface Load {
    readonly url: string;
    /** Total number of requests. */
    readonly amount: number;
    readonly connections: number;
    /** Requests a second over all connections. Without it, as many as the server can handle. */
    readonly overallRate?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Seconds to wait for an answer. */
    readonly timeout?: number;
    /** Milliseconds between its looks at the clock. The duration is a multiple of it. Default: 1,000. */
    readonly sampleInt?: number;
    readonly requests?: readonly { readonly setupRequest: (request: Sent) => Sent }[];
  }

  interface Result {
    readonly non2xx: number;
    readonly '4xx': number;
    readonly '5xx': number;
    readonly errors: number;
    /** Duration in seconds. */
    readonly duration: number;
  }

  export default function autocannon(load: Load): Promise<Result>;
}
