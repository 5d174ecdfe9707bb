import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { createContext, data, redirect, redirectDocument, RouterContextProvider } from 'react-router-dom';
import type { Point } from '../../../interfaces/contract/shared/words.js';
import { HOME_PATH, homeViewOf, startsAtDashboard, type HomeView } from '../../features/home/home-view.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { sharedPlaceIn } from '../../lib/page/shared-place.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { statusOf } from '../../lib/form/refusal.js';
import { viewerQuery } from './viewer.queries.js';

/** Starts a query. Created by `one` and `pages`, so that a loader can list queries of different types. */
export interface Wanted {
  readonly queryKey: readonly unknown[];
  start(client: QueryClient): Promise<void>;
}

/** A query whose data a page shows. */
export function one<T, E, D, K extends readonly unknown[]>(options: FetchQueryOptions<T, E, D, K>): Wanted {
  return { queryKey: options.queryKey, start: (client) => client.prefetchQuery(options) };
}

/** The first page of a paginated list. */
export function pages<T, E, D, K extends readonly unknown[], P>(
  options: FetchInfiniteQueryOptions<T, E, D, K, P>,
): Wanted {
  return { queryKey: options.queryKey, start: (client) => client.prefetchInfiniteQuery(options) };
}

export interface PageLoader {
  /** Loads the data of a page and resolves to the page's status; in the browser always 200, because it doesn't wait. */
  load(...wanted: Wanted[]): Promise<number>;
  /** The data fetched for a query so far. */
  readonly fetched: (queryKey: readonly unknown[]) => unknown;
  /** The signed-in member; null for a visitor, undefined if currently unknown. */
  viewer(): Promise<Viewer | null | undefined>;
  /** The reader's cookies, as the browser sends them. */
  cookies(): string;
  /** Resolves to a query's data, for loaders that depend on it; undefined if currently unavailable. */
  answer<T, E, D, K extends readonly unknown[]>(query: FetchQueryOptions<T, E, D, K>): Promise<D | undefined>;
}

const loaderContext = createContext<PageLoader>();

export function contextWith(loader: PageLoader): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderContext, loader);
  return context;
}

export const loaderOf = (context: Readonly<RouterContextProvider>): PageLoader => context.get(loaderContext);

/** Result of a route's loader: only the status, because the data is in the query cache. */
export async function load(context: Readonly<RouterContextProvider>, ...wanted: Wanted[]) {
  const status = await loaderOf(context).load(...wanted);
  return data(null, { status });
}

/** Returns `result`, or a permanent redirect if the fetched record has a different ID. */
export function leadOn<R>(
  context: Readonly<RouterContextProvider>,
  { request, id, queryKey }: { request: Request; id: number; queryKey: readonly unknown[] },
  result: R,
): R | Response {
  const found = loaderOf(context).fetched(queryKey) as { readonly id: number } | undefined;
  if (found === undefined || found.id === id) return result;
  const { pathname, search } = new URL(request.url);
  return redirect(pathname.replace(/[^/]+$/, String(found.id)) + search, 301);
}

/** Loads the home page. Members who chose the dashboard start there, without seeing the other view first. */
export async function homeFor(
  context: Readonly<RouterContextProvider>,
  request: Request,
  wantedBy: (viewer: Viewer | null, view: HomeView, shared: Point | null) => Wanted[],
) {
  const loader = loaderOf(context);
  const viewer = (await loader.viewer()) ?? null;
  const { searchParams } = new URL(request.url);
  const isChosen = searchParams.has('view') || viewer === null || !startsAtDashboard(loader.cookies());
  if (!isChosen) return redirect(HOME_PATH.dashboard);
  return load(context, ...wantedBy(viewer, homeViewOf(searchParams), sharedPlaceIn(loader.cookies())));
}

/**
 * Loads a page that differs for members and visitors; if the viewer is unknown, as for visitors. `further` returns
 * queries that depend on the first answers; they don't affect the page's status.
 */
export async function loadFor(
  context: Readonly<RouterContextProvider>,
  wantedBy: (viewer: Viewer | null) => Wanted[],
  further: (viewer: Viewer | null, fetched: PageLoader['fetched']) => Wanted[] = () => [],
) {
  const loader = loaderOf(context);
  const viewer = (await loader.viewer()) ?? null;
  const result = await load(context, ...wantedBy(viewer));
  await loader.load(...further(viewer, loader.fetched));
  return result;
}

/**
 * Loads a page for members only. Queries that depend on the member are functions of it. Visitors are sent to sign in,
 * by a full navigation, and return to the page afterward.
 */
export async function memberOnly(
  context: Readonly<RouterContextProvider>,
  request: Request,
  ...wanted: (Wanted | ((member: Viewer) => Wanted))[]
) {
  const viewer = await loaderOf(context).viewer();
  // The page itself shows the error and retries.
  if (viewer === undefined) return data(null, { status: 503 });
  if (viewer !== null) {
    return load(context, ...wanted.map((query) => (typeof query === 'function' ? query(viewer) : query)));
  }
  const { pathname, search } = new URL(request.url);
  return redirectDocument(signInPath(pathname + search));
}

/** Loads a page for visitors only; members are redirected to `elsewhere`. */
export async function visitorOnly(context: Readonly<RouterContextProvider>, elsewhere: string) {
  if (await loaderOf(context).viewer()) return redirect(elsewhere);
  return load(context);
}

/** On the server, a page waits for its data. A failed query sets the page's status: 503, or the API's. */
export function waitingLoader(client: QueryClient, cookies: string): PageLoader {
  return {
    async load(...wanted) {
      await Promise.all(wanted.map((query) => query.start(client)));
      const failed = wanted.map((query) => client.getQueryState(query.queryKey)?.error).filter(Boolean);
      const statuses = failed.map((error) => pageStatus(statusOf(error)));
      return statuses.length === 0 ? 200 : Math.max(...statuses);
    },
    fetched: (queryKey) => client.getQueryData(queryKey),
    viewer: () => answerOf(client, viewerQuery()),
    cookies: () => cookies,
    answer: (query) => answerOf(client, query),
  };
}

function pageStatus(status: number): number {
  return status >= 400 && status < 500 ? status : 503;
}

/** In the browser, the page shows at once with placeholders; failed queries are retried. */
export function eagerLoader(client: QueryClient): PageLoader {
  return {
    async load(...wanted) {
      client.removeQueries({ predicate: (query) => query.state.status === 'error' && !query.isActive() });
      for (const query of wanted) void query.start(client);
      return 200;
    },
    fetched: (queryKey) => client.getQueryData(queryKey),
    viewer: () => answerOf(client, viewerQuery()),
    cookies: () => document.cookie,
    answer: (query) => answerOf(client, query),
  };
}

function answerOf<T, E, D, K extends readonly unknown[]>(
  client: QueryClient,
  query: FetchQueryOptions<T, E, D, K>,
): Promise<D | undefined> {
  return client.fetchQuery(query).catch(() => undefined);
}
