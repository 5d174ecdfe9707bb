import type { FastifyRequest } from 'fastify';
import type { AdministratorSession, AdministratorSessions } from '../../../../application/administration/ports.js';
import type { TokenHolders, MemberSessions } from '../../../../application/identity/ports.js';
import { refuse } from '../../../../domain/shared/domain-error.js';
import type { SessionCookies } from './session-cookies.js';
import type { SignedIn } from './signed-in.js';

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** The signed-in administrator. Decisions are recorded under their name. */
export type Administrator = AdministratorSession;

/** Lookups that were started for a request. */
interface CallerLookups {
  member?: Promise<SignedIn | null>;
  tokenHolder?: Promise<SignedIn | null>;
  administrator?: Promise<Administrator | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    callerIdentity: CallerIdentity;
  }
  interface FastifyRequest {
    /** Null until the first lookup. */
    callerLookups: CallerLookups | null;
    /** The caller that a guard found. Null or undefined for visitors and on routes without a guard. */
    user?: SignedIn | Administrator | null;
    /** The administrator of the same browser, on routes that answer both members and administrators. */
    administratorToo: Administrator | null;
  }
}

interface CallerIdentityDependencies {
  readonly cookies: SessionCookies;
  readonly sessions: MemberSessions;
  readonly tokens: TokenHolders;
  readonly administrators: AdministratorSessions;
}

/**
 * Finds the caller of a request. Each method returns null if the request carries no valid credential of its kind, and
 * looks up at most once per request: hooks and guards share the result.
 */
export class CallerIdentity {
  constructor(private readonly dependencies: CallerIdentityDependencies) {}

  /** Returns the member, by session cookie. */
  member(request: FastifyRequest): Promise<SignedIn | null> {
    const { cookies, sessions } = this.dependencies;
    return (lookupsOf(request).member ??= lookUp(cookies.member(request), (token) => sessions.find(token)));
  }

  /** Returns the member, by `Authorization: Bearer`. Throws FORBIDDEN if the token lacks the scope for the method. */
  tokenHolder(request: FastifyRequest): Promise<SignedIn | null> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
    return (lookupsOf(request).tokenHolder ??= lookUp(token, (known) => this.#holder(known, request.method)));
  }

  /** Returns the member, by session cookie or else by `Authorization: Bearer`. */
  async memberOrTokenHolder(request: FastifyRequest): Promise<SignedIn | null> {
    return (await this.member(request)) ?? this.tokenHolder(request);
  }

  /** Returns the administrator, by session cookie. */
  administrator(request: FastifyRequest): Promise<Administrator | null> {
    const { cookies, administrators } = this.dependencies;
    const find = (token: string) => administrators.find(token);
    return (lookupsOf(request).administrator ??= lookUp(cookies.administrator(request), find));
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

function lookupsOf(request: FastifyRequest): CallerLookups {
  return (request.callerLookups ??= {});
}

async function lookUp<T>(token: string | null, find: (token: string) => Promise<T | null>): Promise<T | null> {
  return token === null ? null : find(token);
}
