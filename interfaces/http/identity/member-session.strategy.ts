import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { LookupStrategy } from './lookup.strategy.js';
import type { SignedIn } from './signed-in.js';

/** The member behind the session's cookie. */
@Injectable()
export class MemberSessionStrategy extends PassportStrategy(LookupStrategy, 'member-session') {
  override find(request: FastifyRequest): Promise<SignedIn | null> {
    return request.server.whoCalls.member(request);
  }

  /** Passport's own hook for a found user is not used. */
  validate(): void {}
}
