import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { createContext, data, redirect, redirectDocument, RouterContextProvider } from 'react-router-dom';
import { statusOf } from '../api/problem.js';
import type { Point } from '../../interfaces/contract/shared/words.js';
import { HOME_PATH, homeViewOf, startsAtDashboard, type HomeView } from '../features/home/home-view.js';
import { signInPath } from '../lib/path/sign-in-path.js';
import { sharedPlaceIn } from '../lib/page/shared-place.js';
import type { Viewer } from '../lib/page/viewer.js';
import { viewerQuery } from './viewer.queries.js';

/** Starts a query; made by `one` and `pages`, so that a loader can list queries of different types. */
export interface Wanted {
  readonly queryKey: readonly unknown[];
  start(client: QueryClient): Promise<void>;
}

/** A query whose answer a page shows. */
export function one<T, E, D, K extends readonly unknown[]>(options: FetchQueryOptions<T, E, D, K>): Wanted {
  return { queryKey: options.queryKey, start: (client) => client.prefetchQuery(options) };
}

/** A list that grows page by page: its first page. */
export function pages<T, E, D, K extends readonly unknown[], P>(
  options: FetchInfiniteQueryOptions<T, E, D, K, P>,
): Wanted {
  return { queryKey: options.queryKey, start: (client) => client.prefetchInfiniteQuery(options) };
}

export interface PageLoader {
  /** Has the data of a page fetched. The status is the page's; 200 in the browser, which does not wait. */
  load(...wanted: Wanted[]): Promise<number>;
  /** What was fetched of a query so far. */
  readonly fetched: (queryKey: readonly unknown[]) => unknown;
  /** Who is signed in; null for a visitor, undefined where it cannot be told now. */
  viewer(): Promise<Viewer | null | undefined>;
  /** What the reader's browser keeps for the server and for itself, as it sends it. */
  cookies(): string;
  /** What a query answers, for a loader that has to know it; undefined where it cannot be told now. */
  answer<T, E, D, K extends readonly unknown[]>(query: FetchQueryOptions<T, E, D, K>): Promise<D | undefined>;
}

const loaderContext = createContext<PageLoader>();

export function contextWith(loader: PageLoader): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderContext, loader);
  return context;
}

export const loaderOf = (context: Readonly<RouterContextProvider>): PageLoader => context.get(loaderContext);

/** What a route's loader returns: nothing but the status, because the data stand in the query cache. */
export async function load(context: Readonly<RouterContextProvider>, ...wanted: Wanted[]) {
  const status = await loaderOf(context).load(...wanted);
  return data(null, { status });
}

/** The page of a record: where the record stands under another address, the page leads there. `result` is what it loaded. */
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

/** Home: a member who chose the dashboard starts there, without a look at the other view first. */
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
 * A page that shows members other things than visitors; who cannot be told is shown what visitors see. `further` is what
 * the answers call for: the page stands without it, so it has no say in its status.
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
 * A page for members alone; what depends on who it is, is a function of the member. Visitors are sent to sign in and
 * come back to the page, which leaves the client.
 */
export async function memberOnly(
  context: Readonly<RouterContextProvider>,
  request: Request,
  ...wanted: (Wanted | ((member: Viewer) => Wanted))[]
) {
  const viewer = await loaderOf(context).viewer();
  // The page itself says that it cannot be shown, and asks again.
  if (viewer === undefined) return data(null, { status: 503 });
  if (viewer !== null) {
    return load(context, ...wanted.map((query) => (typeof query === 'function' ? query(viewer) : query)));
  }
  const { pathname, search } = new URL(request.url);
  return redirectDocument(signInPath(pathname + search));
}

/** A page for visitors alone; members are sent on to `elsewhere`. */
export async function visitorOnly(context: Readonly<RouterContextProvider>, elsewhere: string) {
  if (await loaderOf(context).viewer()) return redirect(elsewhere);
  return load(context);
}

/** On the server a page waits for its data, and a failed part gives the page its status: 503, or what the API said. */
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

/** In the browser the page shows at once, with the shapes of what is coming; what failed before is asked again. */
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
