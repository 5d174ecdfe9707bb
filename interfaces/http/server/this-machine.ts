import ipaddr from 'ipaddr.js';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../../domain/shared/loopback-host.js';

/**
 * Whether the request comes from this very machine, and means it. A proxy on it forwards for others, and marks it by a
 * header; a page of another site may have its own name lead here, and then that name stands in `Host`.
 */
export function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || ipaddr.process(remoteAddress).range() !== 'loopback') return false;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}
