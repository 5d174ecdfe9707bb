import { fastifyCookie, type SerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Makes cookies readable. They are read where they are asked for: most requests are a visitor's, and a listed site's lose theirs. */
export async function registerCookies(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyCookie, { hook: false });
}

/** The value of a request's cookie; undefined where it has none of that name. Of several the first counts: browsers send the most specific one first. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : fastifyCookie.parse(headers.cookie)[name];
}

/** Sets a cookie for the whole site that no script can read, beside those that were set before. `maxAge` is in seconds. */
export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: Pick<SerializeOptions, 'sameSite' | 'maxAge' | 'secure'>,
): void {
  reply.header('set-cookie', fastifyCookie.serialize(name, value, { ...options, path: '/', httpOnly: true }));
}
