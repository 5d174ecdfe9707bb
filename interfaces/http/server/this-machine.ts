import ipaddr from 'ipaddr.js';
import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../../domain/shared/loopback-host.js';

/**
 * Returns whether the request really comes from this machine. A local proxy forwards requests of others, which its
 * header reveals. A page of another site may point its own host name here, which then appears in `Host`.
 */
export function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress } = socket;
  if (remoteAddress === undefined || ipaddr.process(remoteAddress).range() !== 'loopback') return false;
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
}
