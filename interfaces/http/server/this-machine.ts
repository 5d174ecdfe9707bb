import type { FastifyRequest } from 'fastify';

/** Whether the request comes from this very machine; a proxy on it speaks for others, and says so. */
export function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return isLoopback && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
