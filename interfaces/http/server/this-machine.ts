import ipaddr from 'ipaddr.js';
import type { FastifyRequest } from 'fastify';

/** Whether the request comes from this very machine; a proxy on it forwards for others, and marks it by a header. */
export function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || ipaddr.process(remoteAddress).range() !== 'loopback') return false;
  return headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
