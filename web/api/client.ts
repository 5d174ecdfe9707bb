import { QueryClient } from '@tanstack/react-query';
import { createApi } from './caller.js';
import type { paths } from './schema.gen.js';

export type Api = ReturnType<typeof createApi<paths>>;

interface ApiOptions {
  /** Origin of the calls, such as https://paws.example; empty in the browser, which knows its own. */
  readonly baseUrl: string;
  /** On the server: the call that never leaves the process. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const HALF_AN_HOUR_MS = 30 * 60 * 1000;
const apis = new WeakMap<QueryClient, Api>();

/**
 * The cache of server data and, through `apiOf`, the client its queries call. One per request on the
 * server, one per tab in the browser. Data never go stale by themselves and nothing is retried: what failed says so, and
 * the reader asks again. So it is without a network too: by itself the library would wait for one, without a word.
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
        // What failed stays failed until 'Try again': the server's HTML and the browser then agree.
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
 * Where nobody answers, the answer is one of status 0 instead of the browser's 'Failed to fetch', so that each call says
 * in its own sentence what has not happened. A call that was called off stays so.
 */
function answering(fetch: ApiOptions['fetch']): ApiOptions['fetch'] {
  return (request) =>
    fetch(request).catch((fault: unknown) => {
      if (request.signal.aborted) throw fault;
      return Response.error();
    });
}

/** The API client of a query cache made by `createQueryClient`. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (api === undefined) throw new Error('This query client was not made by createQueryClient.');
  return api;
}
