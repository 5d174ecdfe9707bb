import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JsonText } from '../../../application/shared/page.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { CurrentUser } from '../../contract/account/account.js';
import { CURRENT_USER } from '../../contract/account/account-examples.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { SignIn } from './sign-in.js';

@ApiTags('Sign-in')
@Controller('api')
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly restoreAccount: RestoreAccount,
  ) {}

  @Get('login')
  @Documented({
    operationId: 'startSignIn',
    summary: 'Start a sign-in',
    description:
      'For browsers: redirects to the sign-in service. `returnTo` is a path on this site; any other value becomes `/`. If it is absent, the browser’s last unfinished sign-in continues.',
    answer: 'text/html',
    answerDescription: 'Never returned. A successful call redirects (302).',
    cached: false,
  })
  async begin(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.begin(request, reply, queryOf(request));
  }

  @Get('callback')
  @Documented({
    operationId: 'finishSignIn',
    summary: 'Finish a sign-in',
    description:
      'For browsers: the sign-in service redirects here. Each sign-in works once, in the browser that started it.',
    answer: 'text/html',
    answerDescription: 'Never returned. A successful call starts the session and redirects (302).',
    alsoRefuses: [401],
    cached: false,
  })
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.finish(request, reply, queryOf(request));
  }

  @Get('logout')
  @Documented({
    operationId: 'signOut',
    summary: 'Sign out',
    description:
      'For browsers: ends the session here and at the sign-in service. Visits from other sites get a page that asks first.',
    answer: 'text/html',
    answerDescription: 'The confirmation page for a visit from another site. Otherwise, a redirect (302) to `/`.',
    cached: false,
  })
  async end(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.end(request, reply);
  }

  @Get('auth/user')
  @ForMember()
  @Documented({
    operationId: 'getCurrentUser',
    summary: 'Get the signed-in member',
    description:
      'Returns your account, with your preferences and notification settings. If calls get 403, `ageConfirmed` and `sanction` show why you cannot make changes.',
    answer: CurrentUser,
    answerDescription: 'Your account.',
    example: CURRENT_USER,
  })
  user(@Viewer() viewer: SignedIn): JsonText {
    return viewer.record;
  }

  @Post('user/restore')
  @Documented({
    operationId: 'restoreAccount',
    summary: 'Restore a closed account',
    description:
      'Reopens an account before it is erased. Requires the session that starts when you sign in to a closed account.',
    answerDescription: 'The account is open again, and you are signed in.',
    alsoRefuses: [401],
  })
  async restore(@Req() request: FastifyRequest): Promise<void> {
    await this.restoreAccount.run(await this.signIn.closedMember(request));
  }
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const { url } = request;
  const question = url.indexOf('?');
  return new URLSearchParams(question === -1 ? '' : url.slice(question + 1));
}
