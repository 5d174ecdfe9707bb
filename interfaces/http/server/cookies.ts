import { fastifyCookie, type SerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Registers cookie parsing on demand: most requests come from visitors, and requests from allowed origins lose their
 * cookies.
 */
export async function registerCookies(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyCookie, { hook: false });
}

/**
 * Returns the value of a cookie; undefined if the request has none of that name. If there are several, the first one
 * counts, because browsers send the most specific one first.
 */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : fastifyCookie.parse(headers.cookie)[name];
}

/**
 * Sets a cookie for the whole site, hidden from scripts unless `httpOnly` is false, and keeps cookies set before.
 * `maxAge` is in seconds.
 */
export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: Pick<SerializeOptions, 'sameSite' | 'maxAge' | 'secure' | 'httpOnly'>,
): void {
  reply.header('set-cookie', fastifyCookie.serialize(name, value, { httpOnly: true, ...options, path: '/' }));
}
