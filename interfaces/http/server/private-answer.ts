import type { FastifyReply } from 'fastify';
import type { SignedIn } from '../identity/signed-in.js';

/** No cache keeps what a member sees; what visitors see is the same for all and may be kept. */
export function forViewer(reply: FastifyReply, viewer: SignedIn | null): FastifyReply {
  return viewer === null ? reply : reply.header('Cache-Control', 'private, no-store');
}
