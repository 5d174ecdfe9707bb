/** The parts of a worker's global scope that the site uses. The project's types describe windows only. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: WorkerNavigator;
  readonly registration: { update(): Promise<unknown> };
  /** Absent in some browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LongEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: LongEvent & { readonly request: Request }) => void): void;
}

interface WorkerNavigator {
  readonly onLine: boolean;
}

/** An event that keeps the worker alive until its promises settle. */
export interface LongEvent {
  waitUntil(work: Promise<unknown>): void;
}
