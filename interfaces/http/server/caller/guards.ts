import { applyDecorators, createParamDecorator, Injectable, UseGuards, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WireError } from '../problem/problem.js';
import type { Administrator } from './caller-identity.js';
import type { SignedIn } from './signed-in.js';

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

/** Returns the caller that Passport found. Throws Passport's error, or UNAUTHORIZED if it found no caller. */
function callerOr401<T>(error: unknown, caller: T | false): T {
  if (error) throw error as Error;
  if (caller === false) throw new WireError('UNAUTHORIZED');
  return caller;
}

/** Requires a member's session or token. */
@Injectable()
class MemberGuard extends AuthGuard(['member-session', 'access-token']) {
  override handleRequest<T>(error: unknown, member: T | false): T {
    return callerOr401(error, member);
  }
}

/** Requires a member's session. Tokens do not count. */
@Injectable()
class SessionGuard extends AuthGuard('member-session') {
  override handleRequest<T>(error: unknown, member: T | false): T {
    return callerOr401(error, member);
  }
}

/** Accepts a member's session or token, and visitors too. */
@Injectable()
class OptionalMemberGuard extends AuthGuard(['member-session', 'access-token']) {
  override handleRequest<T>(error: unknown, member: T | false): T {
    if (error) throw error as Error;
    return (member === false ? null : member) as T;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { headers } = requestOf(context);
    // Most reads come from visitors, who send no credential to look up.
    const isVisitor = headers.authorization === undefined && headers.cookie?.includes('session=') !== true;
    if (!isVisitor) await super.canActivate(context);
    return true;
  }
}

/** Accepts visitors, a member, and an administrator. One browser can be signed in as both. */
@Injectable()
class OptionalViewersGuard extends OptionalMemberGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    request.administratorToo = await request.server.callerIdentity.administrator(request);
    return super.canActivate(context);
  }
}

/** Requires an administrator's session: 401 for a visitor, 403 for a member with a session or token. */
@Injectable()
class AdminGuard extends AuthGuard('admin-session') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const { callerIdentity } = request.server;
    const isMember = async () => (await callerIdentity.memberOrTokenHolder(request)) !== null;
    if ((await callerIdentity.administrator(request)) === null && (await isMember()))
      throw new WireError('ADMINISTRATORS_ONLY');
    return super.canActivate(context) as Promise<boolean>;
  }

  override handleRequest<T>(error: unknown, administrator: T | false): T {
    return callerOr401(error, administrator);
  }
}

/** Requires a member: a session, or a token with the scope for the method (`read` for GET, else `write`). Else 401. */
export const ForMember = () =>
  applyDecorators(UseGuards(MemberGuard), ApiCookieAuth('session'), ApiBearerAuth('token'));

/** Requires a member's session. Tokens get 401. */
export const ForMemberSession = () => applyDecorators(UseGuards(SessionGuard), ApiCookieAuth('session'));

/** Open to everyone. Members get more in the response. */
export const ForEveryone = () => applyDecorators(UseGuards(OptionalMemberGuard));

/** Open to everyone. Members and administrators get more in the response. */
export const ForEveryoneAndAdministrators = () => applyDecorators(UseGuards(OptionalViewersGuard));

/** Requires an administrator's session. Visitors get 401, members 403. */
export const ForAdministrator = () => applyDecorators(UseGuards(AdminGuard), ApiCookieAuth('admin'));

/**
 * The caller: `SignedIn` after `ForMember` and `ForMemberSession`, `SignedIn | null` after `ForEveryone`,
 * `Administrator` after `ForAdministrator`.
 */
export const Viewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn | null =>
    (requestOf(context) as FastifyRequest & { user?: SignedIn }).user ?? null,
);

/** The administrator after `ForEveryoneAndAdministrators`; null for anyone else. */
export const AdministratorViewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): Administrator | null => requestOf(context).administratorToo,
);
