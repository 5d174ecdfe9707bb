import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminLoginForm, AdminSession } from '../../contract/administration/administration.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { AdministratorSignIn } from './administrator-sign-in.js';
import type { Administrator } from '../server/caller/caller-identity.js';

/** Administrators sign in and out. */
@ApiTags('Administration')
@Controller('api/admin')
export class AdminSessionController {
  constructor(private readonly signIn: AdministratorSignIn) {}

  @Post('login')
  @Documented({
    operationId: 'signInAdministrator',
    summary: 'Sign in as administrator',
    description:
      'Starts a session with a cookie. If the administrator has a second factor, a missing `totp` gets 401 `TOTP_REQUIRED`, and a wrong or used one gets 401 `INVALID_CODE`. After 5 failures from one address in 15 minutes, or 5 wrong codes of one administrator in 15 minutes (20 a day), the answer is 429.',
    answerDescription: 'You are signed in for 24 hours.',
    alsoRefuses: [401],
  })
  async login(
    @Body({ schema: AdminLoginForm }) form: AdminLoginForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.signIn.begin(request, reply, form);
  }

  @Post('logout')
  @Documented({
    operationId: 'signOutAdministrator',
    summary: 'Sign out as administrator',
    description:
      'Ends the session of this browser and deletes its cookie; other sessions continue. Without a session, nothing changes.',
    answerDescription: 'The session has ended.',
  })
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.signIn.end(request, reply);
  }

  @Get('session')
  @ForAdministrator()
  @Documented({
    operationId: 'getAdministratorSession',
    summary: 'Get the current administrator session',
    description:
      'Returns the name of the signed-in administrator and the time when the session ends. That is 24 hours after the sign-in, even while the session is in use.',
    answer: AdminSession,
    answerDescription: 'The current session.',
    example: { name: 'Administrator', expiresAt: '2026-05-02T09:30:00.000Z' },
  })
  session(@Viewer() { name, expiresAt }: Administrator): AdminSession {
    return { name, expiresAt: expiresAt.toISOString() };
  }
}
