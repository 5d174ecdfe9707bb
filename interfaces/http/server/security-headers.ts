import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WireError } from './problem/problem.js';

/** Content security policy for data: it may not run, load, or be framed. Pages set their own policy. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const A_YEAR_S = 31_536_000;

/** Returns the headers of every response. `https` is true if the public address is https. */
export function securityHeaders(https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(https ? { 'strict-transport-security': `max-age=${A_YEAR_S}; includeSubDomains` } : {}),
  };
}

/** Sets the headers on a response, including the request's ID. */
export function headersOn(
  reply: FastifyReply,
  request: FastifyRequest,
  headers: Readonly<Record<string, string>>,
): void {
  reply.headers(headers);
  reply.header('x-request-id', request.id);
}

export function registerSecurityHeaders(fastify: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    headersOn(reply, request, headers);
    const isHostless = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(isHostless ? new WireError('MALFORMED_REQUEST') : undefined);
  });
  // Node.js would answer without our headers.
  fastify.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, ...answer } = unreadable(417, headers);
    response.writeHead(417, answer.headers).end(body);
  });
}

/** Responds to unreadable HTTP with the usual headers and closes the connection. Fastify runs no hooks in this case. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // The caller has disconnected.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_UNREADABLE[error.code ?? ''] ?? 400;
  const { title, body, ...answer } = unreadable(status, headers);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${title}`, ...lines, '', body].join('\r\n'));
}

function unreadable(status: number, always: Readonly<Record<string, string>>) {
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ type: 'about:blank', title, status, detail: 'The request cannot be read.' });
  const headers = {
    ...always,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return { title, body, headers };
}

/** The status by Node's error code; anything else is malformed. */
const STATUS_OF_UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
