import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readInProcess, type ReadAnswer } from './in-process-read.js';

const HEADER = 'x-page-render';
/** Known only to this process, so that no outside caller can impersonate a page. */
const TOKEN = randomUUID();

/** Returns true for a call made while rendering a page. Only the visitor's own request counts against limits. */
export function isPageRender(request: Pick<FastifyRequest, 'headers'>): boolean {
  return request.headers[HEADER] === TOKEN;
}

/** Reads another resource with the rights of the caller. It doesn't count against the caller's limits again. */
export function readForCaller({ server, headers }: FastifyRequest, path: string): Promise<ReadAnswer> {
  const { host, cookie, authorization } = headers;
  const sent = Object.entries({ host, cookie, authorization, [HEADER]: TOKEN });
  return readInProcess(server, path, Object.fromEntries(sent.filter((entry): entry is [string, string] => !!entry[1])));
}

/**
 * Returns the `fetch` of pages, which only reads. It follows redirects like a browser. Rejects if the server fails.
 */
export function pageFetch(fastify: FastifyInstance, cookie?: string) {
  const headers = { host: 'localhost', ...(cookie !== undefined && { cookie }), [HEADER]: TOKEN };
  return async (request: Request): Promise<ReadAnswer> => {
    if (request.method !== 'GET') throw new Error(`A page may not send ${request.method} ${request.url}.`);
    const address = request.url;
    const answer = await readInProcess(fastify, address.slice(new URL(address).origin.length), { ...headers });
    const location = answer.status === 301 ? answer.headers.get('location') : null;
    if (location === null) return answer;
    const { pathname, search } = new URL(location, address);
    return readInProcess(fastify, pathname + search, { ...headers });
  };
}

/**
 * Returns a `fetch` that calls this process without the network and follows redirects like a browser. Rejects if the
 * server fails.
 */
export function inProcessFetch(fastify: FastifyInstance, cookie?: string) {
  const call = async (request: Request, isFurther = false): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const answer = await fastify.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(cookie !== undefined && { cookie }),
        [HEADER]: TOKEN,
      },
      ...(request.body !== null && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const { location } = answer.headers;
    if (answer.statusCode === 301 && location !== undefined && !isFurther) {
      return call(new Request(new URL(location, request.url), { headers: request.headers }), true);
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    const body = empty ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers: headersOf(answer.headers) });
  };
  return (request: Request): Promise<Response> => call(request);
}

function headersOf(answered: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answered)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) headers.append(name, String(each));
  }
  return headers;
}
