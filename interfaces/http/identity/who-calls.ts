import type { FastifyRequest } from 'fastify';
import type { SignedIn } from './signed-in.js';

/** Answers who is behind a request; null where it bears nothing valid. */
export interface WhoCalls {
  /** By the session's cookie. */
  member(request: FastifyRequest): Promise<SignedIn | null>;
  /** By `Authorization: Bearer`; a token without the scope that the method needs is refused (403). */
  tokenHolder(request: FastifyRequest): Promise<SignedIn | null>;
  /** By the administrator's cookie. */
  administrator(request: FastifyRequest): Promise<Administrator | null>;
}

/** The administrator's session. */
export interface Administrator {
  readonly expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once by create-app; part of it comes from each room of identity. */
    whoCalls: WhoCalls;
  }
}
