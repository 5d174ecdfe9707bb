import { QueryClient } from '@tanstack/react-query';
import { createApi, type ApiResponse } from './caller.js';
import type { paths } from './schema.gen.js';

export type Api = ReturnType<typeof createApi<paths>>;

export interface ApiOptions {
  /** Origin of the calls, such as https://paws.example; empty in the browser. */
  readonly baseUrl: string;
  /** On the server: the in-process call. */
  readonly fetch: (request: Request) => Promise<ApiResponse>;
}

const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const apis = new WeakMap<QueryClient, Api>();

/**
 * Creates the cache of server data and the API client that its queries call through `apiOf`. One per request on the
 * server, one per tab in the browser. Data never becomes stale by itself and nothing is retried: a failure is shown,
 * and the reader retries. The same applies offline, where the library would otherwise wait silently for a connection.
 */
export function createQueryClient({ baseUrl, fetch }: ApiOptions): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: HALF_AN_HOUR_MS,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A failed query stays failed until 'Try again', so that the server's HTML and the browser agree.
        retryOnMount: false,
      },
      mutations: { retry: false, networkMode: 'always' },
      dehydrate: {
        shouldDehydrateQuery: (query) => query.state.status !== 'pending',
        shouldRedactErrors: () => false,
      },
    },
  });
  apis.set(client, createApi<paths>({ baseUrl, fetch: answering(fetch) }));
  return client;
}

/**
 * Wraps fetch so that a network failure returns a response with status 0 instead of the browser's 'Failed to fetch'.
 * Each call can then show its own message. An aborted call still throws.
 */
function answering(fetch: ApiOptions['fetch']): ApiOptions['fetch'] {
  return (request) =>
    fetch(request).catch((fault: unknown) => {
      if (request.signal.aborted) throw fault;
      return Response.error();
    });
}

/** Returns the API client of a query cache created by `createQueryClient`. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (api === undefined) throw new Error('This query client was not made by createQueryClient.');
  return api;
}
