import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminLoginForm, AdminSession } from '../../contract/administration.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/guards.js';
import { AdministratorSignIn } from './administrator-sign-in.js';
import type { Administrator } from '../identity/who-calls.js';

/** The administrator comes and goes. */
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
      'Five wrong passwords from one address within 15 minutes: 429. A wrong one is answered no sooner than after a second.',
    status: 204,
    answer: null,
    answerDescription: 'Signed in for 24 hours, by a cookie.',
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async login(
    @Body({ schema: AdminLoginForm }) { password }: AdminLoginForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.signIn.begin(request, reply, password);
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
    summary: 'The administrator’s session',
    answer: AdminSession,
    answerDescription: 'Until when it lasts.',
    example: { expiresAt: '2026-05-02T09:30:00.000Z' },
    problems: [401],
    cached: false,
  })
  session(@Viewer() { expiresAt }: Administrator): AdminSession {
    return { expiresAt: expiresAt.toISOString() };
  }
}
