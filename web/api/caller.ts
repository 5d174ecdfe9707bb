import type { Client } from 'openapi-fetch';

/** The options of any call. The types of `Client` check that they fit the call. */
interface Sent {
  readonly params?: {
    readonly path?: Readonly<Record<string, string | number>>;
    /** A list becomes one parameter per item. */
    readonly query?: Readonly<Record<string, unknown>>;
  };
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** How to parse a successful response; errors are always JSON. */
  readonly parseAs?: 'json' | 'blob';
}

/** The part of a response that the site uses. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'blob'>;

interface CallerOptions {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<ApiResponse>;
}

/** The part of openapi-fetch that the site uses, at a fifth of its size: its types, and these four methods. */
export function createApi<Paths extends object>(options: CallerOptions) {
  const call =
    (method: string) =>
    (path: string, sent: Sent = {}) =>
      answerOf(options, method, path, sent);
  const methods = {
    GET: call('GET'),
    POST: call('POST'),
    PUT: call('PUT'),
    PATCH: call('PATCH'),
    DELETE: call('DELETE'),
  };
  return methods as unknown as Pick<Client<Paths>, keyof typeof methods>;
}

async function answerOf({ baseUrl, fetch }: CallerOptions, method: string, path: string, sent: Sent) {
  const { params = {}, body, headers, parseAs = 'json', ...init } = sent;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params.path?.[name] ?? ''));
  const isJson = body !== undefined && !(body instanceof FormData);
  const request = new Request(baseUrl + address + searchOf(params.query), {
    ...init,
    method,
    headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  });
  const response = await fetch(request);
  if (response.ok && parseAs === 'blob') return { data: await response.blob(), response };
  const text = await response.text();
  if (response.ok) return { data: text === '' ? undefined : (JSON.parse(text) as unknown), response };
  return { error: readable(text), response };
}

/** Returns the body of an error; its text if a proxy responded instead of the API. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function searchOf(query: NonNullable<Sent['params']>['query'] = {}): string {
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item: unknown) => [name, item] as const))
    .filter(([, item]) => item !== undefined && item !== null)
    .map(([name, item]) => `${name}=${encodeURIComponent(String(item))}`);
  return search.length === 0 ? '' : `?${search.join('&')}`;
}
