import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-page-render';
/** Known to this process alone, so that nobody outside can pass for a page. */
const TOKEN = randomUUID();

/** True for a call that a page makes while it is rendered: the visitor's one request is counted, not these. */
export function isPageRender(request: Pick<FastifyRequest, 'headers'>): boolean {
  return request.headers[HEADER] === TOKEN;
}

/** A `fetch` that answers from this process, without a network, and goes on as that of a browser. Rejects where the server itself fails. */
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
