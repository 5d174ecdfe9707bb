/** The kind of work that a span records. */
export type PartKind = 'query' | 'transaction' | 'call';

/** Names, counts, and codes. Never personal data: no address, email, IP address, or text that people typed. */
export type TraceFacts = Readonly<Record<string, string | number | boolean>>;

/** A request whose spans are recorded. */
export interface RequestTrace {
  /** Null if the trace is not recorded. */
  readonly id: string | null;
  /** Runs `work`. Its queries and calls become spans of the trace. */
  enter(work: () => void): void;
  end(status: number): void;
}

/** Records what this process does, for a trace collector. */
export interface Tracing {
  /** ID of the trace that is being recorded, or null. */
  readonly traceId: string | null;
  /** Begins a request. Inside a running trace, the request becomes a span of it. */
  request(method: string, route: string): RequestTrace;
  /** Runs a job as its own trace. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Runs `work` as a span of the running trace, or without a span if there is none. */
  part<T>(
    part: { readonly kind: PartKind; readonly name: string; readonly facts?: TraceFacts },
    work: () => Promise<T>,
  ): Promise<T>;
}

let current: Tracing | null = null;

/** Sets the recorder of this process. Null turns recording off. */
export function recordBy(tracing: Tracing | null): void {
  current = tracing;
}

/** Returns the recorder of this process, or null. */
export const tracingNow = (): Tracing | null => current;

/** Runs `work` as a span of the running request or job. Without a collector, this costs one comparison. */
export function traced<T>(kind: PartKind, name: string, work: () => Promise<T>, facts?: TraceFacts): Promise<T> {
  return current === null ? work() : current.part({ kind, name, ...(facts && { facts }) }, work);
}
