import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { LookupStrategy } from '../identity/lookup.strategy.js';
import type { Administrator } from '../identity/who-calls.js';

/** The administrator behind the second cookie. */
@Injectable()
export class AdminSessionStrategy extends PassportStrategy(LookupStrategy, 'admin-session') {
  override find(request: FastifyRequest): Promise<Administrator | null> {
    return request.server.whoCalls.administrator(request);
  }

  /** Passport's own hook for a found user is not used. */
  validate(): void {}
}
