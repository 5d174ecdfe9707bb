import type { FastifyReply } from 'fastify';
import type { SignedIn } from '../identity/signed-in.js';

/** What a member gets to see is kept by nobody; what visitors get is the same for all. */
export function forViewer(reply: FastifyReply, viewer: SignedIn | null): FastifyReply {
  return viewer === null ? reply : reply.header('Cache-Control', 'private, no-store');
}
