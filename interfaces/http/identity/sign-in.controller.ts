import { Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { CurrentUser } from '../../contract/account/account.js';
import { CURRENT_USER } from '../../contract/account/account-examples.js';
import { sendJson } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/guards.js';
import type { SignedIn } from './signed-in.js';
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
    operationId: 'beginSignIn',
    summary: 'Begins a sign-in: for browsers',
    description:
      'Leads to the issuer. `returnTo` is a path of this site; anything else becomes `/`. Without it, the sign-in ends where the last one of this browser was to end that did not come back.',
    answer: 'text/html',
    answerDescription: 'Never: a good answer is a redirection (302).',
    problems: [503],
    cached: false,
  })
  async begin(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.begin(request, reply, queryOf(request));
  }

  @Get('callback')
  @Documented({
    operationId: 'finishSignIn',
    summary: 'Ends a sign-in: for browsers',
    description: 'The issuer sends the browser here. Each sign-in counts once, in the browser that began it.',
    answer: 'text/html',
    answerDescription: 'Never: a good answer is a redirection (302) with the session.',
    problems: [401, 503],
    cached: false,
  })
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.finish(request, reply, queryOf(request));
  }

  @Get('logout')
  @Documented({
    operationId: 'signOut',
    summary: 'Signs out: for browsers',
    description: 'The session ends here and at the issuer. A link on another site gets a page that asks first.',
    answer: 'text/html',
    answerDescription: 'The question, for a visit from another site; else a redirection (302) to `/`.',
    cached: false,
  })
  async end(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.end(request, reply);
  }

  @Get('auth/user')
  @ForMember()
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    operationId: 'getCurrentUser',
    summary: 'The signed-in member',
    answer: CurrentUser,
    answerDescription: 'The own record.',
    example: CURRENT_USER,
    problems: [401],
    cached: false,
  })
  user(@Viewer() viewer: SignedIn, @Res() reply: FastifyReply): void {
    sendJson(reply, viewer.record);
  }

  @Post('user/restore')
  @HttpCode(204)
  @Documented({
    operationId: 'restoreAccount',
    summary: 'Takes a closed account back',
    description: 'Until it is erased, by the session that signing in to a closed account begins.',
    status: 204,
    answer: null,
    answerDescription: 'It is open again, and the session counts.',
    problems: [401],
    cached: false,
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
