import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminLoginForm, AdminSession } from '../../contract/administration/administration.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/guards.js';
import { AdministratorSignIn } from './administrator-sign-in.js';
import type { Administrator } from '../identity/who-calls.js';

/** Administrators come and go. */
@ApiTags('Administration')
@Controller('api/admin')
export class AdminSessionController {
  constructor(private readonly signIn: AdministratorSignIn) {}

  @Post('login')
  @HttpCode(204)
  @Documented({
    operationId: 'signInAdministrator',
    summary: 'Sign in as administrator',
    description:
      'Five failures from one address within 15 minutes: 429; the same with five wrong codes of one administrator, or twenty in a day. A failure is answered no sooner than after a second, an unknown name as a wrong password. Where the administrator has a second factor and `totp` is absent: 401 with the code `TOTP_REQUIRED`; a wrong or used one: 401 with `INVALID_CODE`.',
    status: 204,
    answer: null,
    answerDescription: 'Signed in for 24 hours, by a cookie.',
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async login(
    @Body({ schema: AdminLoginForm }) form: AdminLoginForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.signIn.begin(request, reply, form);
  }

  @Post('logout')
  @HttpCode(204)
  @Documented({
    operationId: 'signOutAdministrator',
    summary: 'Sign out as administrator',
    status: 204,
    answer: null,
    answerDescription: 'The session is over, or there was none.',
    problems: [403, 415],
    cached: false,
  })
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.signIn.end(request, reply);
  }

  @Get('session')
  @ForAdministrator()
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    operationId: 'getAdministratorSession',
    summary: 'The own session as administrator',
    answer: AdminSession,
    answerDescription: 'Whose it is, and until when it lasts.',
    example: { name: 'Administrator', expiresAt: '2026-05-02T09:30:00.000Z' },
    problems: [401],
    cached: false,
  })
  session(@Viewer() { name, expiresAt }: Administrator): AdminSession {
    return { name, expiresAt: expiresAt.toISOString() };
  }
}
