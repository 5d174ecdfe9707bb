/** The kind of work that a part of a trace is. */
export type PartKind = 'query' | 'transaction' | 'call';

/** Names, counts, and codes. Never personal data: no address, email, IP address, or text that people typed. */
export type TraceFacts = Readonly<Record<string, string | number | boolean>>;

/** A request whose parts are recorded. */
export interface RequestTrace {
  /** Null if the trace is not recorded. */
  readonly id: string | null;
  /** Calls `work`, whose queries and calls become parts of the trace. */
  enter(work: () => void): void;
  end(status: number): void;
}

/** Records what this process does, for a collector of traces. */
export interface Tracing {
  /** ID of the trace that is recorded here, or null. */
  readonly traceId: string | null;
  /** Begins a request. Inside a running trace, it is a part of it. */
  request(method: string, route: string): RequestTrace;
  /** Runs a job as a trace of its own. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Runs a part of the running trace. Outside of any, just runs it. */
  part<T>(
    part: { readonly kind: PartKind; readonly name: string; readonly facts?: TraceFacts },
    work: () => Promise<T>,
  ): Promise<T>;
}

let current: Tracing | null = null;

/** Sets what records this process from now on. Null turns it off. */
export function recordBy(tracing: Tracing | null): void {
  current = tracing;
}

/** Returns what records this process, or null. */
export const tracingNow = (): Tracing | null => current;

/** Runs `work` as a part of the running request or job. Without a collector, this costs one comparison. */
export function traced<T>(kind: PartKind, name: string, work: () => Promise<T>, facts?: TraceFacts): Promise<T> {
  return current === null ? work() : current.part({ kind, name, ...(facts && { facts }) }, work);
}
