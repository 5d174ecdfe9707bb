import { applyDecorators, createParamDecorator, UseGuards, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AdminGuard } from '../administration/admin.guard.js';
import { MaybeMemberGuard, MemberGuard, SessionGuard } from '../identity/member.guard.js';
import type { SignedIn } from '../identity/signed-in.js';
import { refusesOthers } from '../openapi/documented.js';

/** The call needs a member: a session, or a token whose scopes allow it (`read` for GET, `write` for the rest); else 401. */
export const ForMember = () =>
  applyDecorators(UseGuards(MemberGuard), ApiCookieAuth('session'), ApiBearerAuth('token'));

/** The call needs a member in person: a session and no token; else 401. */
export const ForMemberInPerson = () => applyDecorators(UseGuards(SessionGuard), ApiCookieAuth('session'));

/** The call answers everybody, and more to a member. */
export const ForEverybody = () => applyDecorators(UseGuards(MaybeMemberGuard));

/** The call needs the administrator's session; else 401, and 403 to a member. */
export const ForAdministrator = () => applyDecorators(UseGuards(AdminGuard), ApiCookieAuth('admin'), refusesOthers());

/** Who calls: a `SignedIn` after `ForMember` and `ForMemberInPerson`, `SignedIn | null` after `ForEverybody`. */
export const Viewer = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn | null =>
    context.switchToHttp().getRequest<FastifyRequest & { user?: SignedIn }>().user ?? null,
);
