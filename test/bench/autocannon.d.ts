/** The part of the load generator that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Sent {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }

  interface Load {
    readonly url: string;
    /** Requests in all. */
    readonly amount: number;
    readonly connections: number;
    /** Requests a second, by all connections together; as many as are answered where it is absent. */
    readonly overallRate?: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly { readonly setupRequest: (request: Sent) => Sent }[];
  }

  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
  }

  export default function autocannon(load: Load): Promise<Result>;
}
