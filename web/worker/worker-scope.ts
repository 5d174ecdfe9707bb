/** The parts of a worker's global scope that the site uses. The project's types describe windows only. */
export interface WorkerScope {
  readonly location: Location;
  readonly navigator: WorkerNavigator;
  readonly registration: { update(): Promise<unknown> };
  /** Absent in some browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  /** Absent in some browsers. */
  readonly InstallEvent?: { readonly prototype: object };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LongEvent) => void): void;
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

interface InstallEvent extends LongEvent {
  /** Where requests go without asking the worker: the first route whose condition holds. Absent in some browsers. */
  addRoutes(routes: readonly Route[]): Promise<void>;
}

export interface Route {
  readonly condition: { readonly urlPattern: { readonly pathname: string }; readonly requestMode: 'navigate' };
  readonly source: 'network' | 'fetch-event';
}
