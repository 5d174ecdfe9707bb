import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { LookupStrategy } from './lookup.strategy.js';
import type { SignedIn } from './signed-in.js';

/** The member behind a personal access token. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(LookupStrategy, 'access-token') {
  override find(request: FastifyRequest): Promise<SignedIn | null> {
    return request.server.whoCalls.tokenHolder(request);
  }

  /** Passport's own hook for a found user is not used. */
  validate(): void {}
}
