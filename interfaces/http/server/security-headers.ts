import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is data: nothing in it may run, load or be framed. Pages set their own policy. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const A_YEAR_S = 31_536_000;

/** The headers of every answer; `https` is what the public address says. */
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

/** Puts the headers on an answer, with the id of its request. */
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
    done();
  });
}
