import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import type { Administrator } from './caller-identity.js';
import type { SignedIn } from './signed-in.js';

/**
 * Looks up the caller from the request and never redirects. Passport stores strategies by name for the whole process,
 * and one process can hold several servers. So a strategy has no state: it asks the server that received the request.
 */
class LookupStrategy extends passport.Strategy {
  /** Returns the caller, or null if the request carries no credential of this kind. */
  find(_request: FastifyRequest): Promise<object | null> {
    return Promise.resolve(null);
  }

  override authenticate(request: unknown): void {
    this.find(request as FastifyRequest).then(
      (caller) => {
        if (caller === null) this.fail(401);
        else this.success(caller);
      },
      (error: unknown) => {
        this.error(error);
      },
    );
  }
}

/** Finds a member by session cookie. */
@Injectable()
export class MemberSessionStrategy extends PassportStrategy(LookupStrategy, 'member-session') {
  override find(request: FastifyRequest): Promise<SignedIn | null> {
    return request.server.callerIdentity.member(request);
  }

  /** Nest requires this hook of every strategy; the lookup is complete without it. */
  validate(): void {}
}

/** Finds a member by personal access token. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(LookupStrategy, 'access-token') {
  override find(request: FastifyRequest): Promise<SignedIn | null> {
    return request.server.callerIdentity.tokenHolder(request);
  }

  validate(): void {}
}

/** Finds an administrator by session cookie. */
@Injectable()
export class AdminSessionStrategy extends PassportStrategy(LookupStrategy, 'admin-session') {
  override find(request: FastifyRequest): Promise<Administrator | null> {
    return request.server.callerIdentity.administrator(request);
  }

  validate(): void {}
}
