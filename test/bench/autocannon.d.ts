/** The part of the load generator that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Load {
    readonly url: string;
    /** Requests in all. */
    readonly amount: number;
    readonly connections: number;
    readonly headers?: Readonly<Record<string, string>>;
  }

  interface Result {
    readonly non2xx: number;
    readonly errors: number;
  }

  export default function autocannon(load: Load): Promise<Result>;
}
