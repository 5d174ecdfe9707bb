import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { WireError } from '../server/problem/problem.js';

/** What passport found: an error of a part, a member, or false. */
function memberOr401<T>(error: unknown, member: T | false): T {
  if (error) throw error as Error;
  if (member === false) throw new WireError('UNAUTHORIZED');
  return member;
}

/** A session or a token. */
@Injectable()
export class MemberGuard extends AuthGuard(['member-session', 'access-token']) {
  override handleRequest<T>(error: unknown, member: T | false): T {
    return memberOr401(error, member);
  }
}

/** A session and nothing else: what a token must not do. */
@Injectable()
export class SessionGuard extends AuthGuard('member-session') {
  override handleRequest<T>(error: unknown, member: T | false): T {
    return memberOr401(error, member);
  }
}

/** A session, a token, or nobody. */
@Injectable()
export class MaybeMemberGuard extends AuthGuard(['member-session', 'access-token']) {
  override handleRequest<T>(error: unknown, member: T | false): T {
    if (error) throw error as Error;
    return (member === false ? null : member) as T;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    // Visitors read most: they bear nothing that could be looked up.
    const isVisitor = headers.authorization === undefined && headers.cookie?.includes('session=') !== true;
    if (!isVisitor) await super.canActivate(context);
    return true;
  }
}
