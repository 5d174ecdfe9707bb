import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { WireError } from '../server/problem/problem.js';

/** The administrator's session and nothing else: 401 for a visitor, 403 for a member, by session or token, who is known and none. */
@Injectable()
export class AdminGuard extends AuthGuard('admin-session') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { whoCalls } = request.server;
    const isMember = async () => (await whoCalls.memberOrTokenHolder(request)) !== null;
    if ((await whoCalls.administrator(request)) === null && (await isMember()))
      throw new WireError('ADMINISTRATORS_ONLY');
    return super.canActivate(context) as Promise<boolean>;
  }

  override handleRequest<T>(error: unknown, administrator: T | false): T {
    if (error) throw error as Error;
    if (administrator === false) throw new WireError('UNAUTHORIZED');
    return administrator;
  }
}
