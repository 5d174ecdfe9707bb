import type { FastifyRequest } from 'fastify';
import type { AdministratorSession, AdministratorSessions } from '../../../application/administration/ports.js';
import type { AccessTokenReads, MemberSessions } from '../../../application/identity/ports.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { SessionCookies } from './session-cookies.js';
import type { SignedIn } from './signed-in.js';

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** Who is signed in as administrator; decisions are signed with the name. */
export type Administrator = AdministratorSession;

/** What was asked of a request so far. */
interface Asked {
  member?: Promise<SignedIn | null>;
  tokenHolder?: Promise<SignedIn | null>;
  administrator?: Promise<Administrator | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    whoCalls: WhoCalls;
  }
  interface FastifyRequest {
    /** Null until somebody asks. */
    asked: Asked | null;
  }
}

interface WhoCallsDependencies {
  readonly cookies: SessionCookies;
  readonly sessions: MemberSessions;
  readonly tokens: AccessTokenReads;
  readonly administrators: AdministratorSessions;
}

/**
 * Finds out who is behind a request; null where it bears nothing valid. It is found out once a request: whoever asks again
 * (a hook, a guard) gets the answer that the first one waits for.
 */
export class WhoCalls {
  constructor(private readonly dependencies: WhoCallsDependencies) {}

  /** By the session's cookie. */
  member(request: FastifyRequest): Promise<SignedIn | null> {
    const { cookies, sessions } = this.dependencies;
    return (askedOf(request).member ??= found(cookies.member(request), (token) => sessions.find(token)));
  }

  /** By `Authorization: Bearer`; a token without the scope that the method needs is refused (403). */
  tokenHolder(request: FastifyRequest): Promise<SignedIn | null> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
    return (askedOf(request).tokenHolder ??= found(token, (known) => this.#holder(known, request.method)));
  }

  /** By the session's cookie, or else by `Authorization: Bearer`. */
  async memberOrTokenHolder(request: FastifyRequest): Promise<SignedIn | null> {
    return (await this.member(request)) ?? this.tokenHolder(request);
  }

  /** By the administrator's cookie. */
  administrator(request: FastifyRequest): Promise<Administrator | null> {
    const { cookies, administrators } = this.dependencies;
    const find = (token: string) => administrators.find(token);
    return (askedOf(request).administrator ??= found(cookies.administrator(request), find));
  }

  async #holder(token: string, method: string): Promise<SignedIn | null> {
    const holder = await this.dependencies.tokens.find(token);
    if (holder === null) return null;
    const needed = method === 'GET' || method === 'HEAD' ? 'read' : 'write';
    if (!holder.scopes.includes(needed)) refuse('FORBIDDEN', `This access token lacks the scope '${needed}'.`);
    const { userId, record, sanction } = holder;
    return { userId, sessionId: null, signedInAt: null, record, sanction };
  }
}

function askedOf(request: FastifyRequest): Asked {
  return (request.asked ??= {});
}

async function found<T>(token: string | null, find: (token: string) => Promise<T | null>): Promise<T | null> {
  return token === null ? null : find(token);
}
