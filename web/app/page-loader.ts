import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { createContext, data, RouterContextProvider } from 'react-router-dom';
import { statusOf } from '../api/problem.js';

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
}

const loaderContext = createContext<PageLoader>();

export function contextWith(loader: PageLoader): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(loaderContext, loader);
  return context;
}

/** What a route's loader returns: nothing but the status, because the data stand in the query cache. */
export async function load(context: Readonly<RouterContextProvider>, ...wanted: Wanted[]) {
  const status = await context.get(loaderContext).load(...wanted);
  return data(null, { status });
}

/** On the server a page waits for its data, and a failed part gives the page its status: 503, or what the API said. */
export function waitingLoader(client: QueryClient): PageLoader {
  return {
    async load(...wanted) {
      await Promise.all(wanted.map((query) => query.start(client)));
      const failed = wanted.map((query) => client.getQueryState(query.queryKey)?.error).filter(Boolean);
      const statuses = failed.map((error) => pageStatus(statusOf(error)));
      return statuses.length === 0 ? 200 : Math.max(...statuses);
    },
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
  };
}
