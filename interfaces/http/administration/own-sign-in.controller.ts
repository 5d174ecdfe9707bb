import { Body, Controller, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangeOwnPassword } from '../../../application/administration/change-own-password.js';
import { ChangeSecondFactor } from '../../../application/administration/change-second-factor.js';
import { AdminCodeForm, AdminPasswordForm, NewTotp, TotpForm } from '../../contract/administration/administration.js';
import { NEW_TOTP } from '../../contract/administration/administration-examples.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/guards.js';
import { AdministratorProofs } from './administrator-proofs.js';

const OTHERS_END = 'The other sessions of this administrator end.';

/** How an administrator signs in: their own password and second factor. */
@ApiTags('Administration')
@Controller('api/admin')
export class OwnSignInController {
  constructor(
    private readonly secondFactor: ChangeSecondFactor,
    private readonly password: ChangeOwnPassword,
    private readonly proofs: AdministratorProofs,
  ) {}

  @Post('totp')
  @ForAdministrator()
  @Documented({
    operationId: 'beginTotp',
    summary: 'Set up a second factor',
    description:
      'By the present password. It counts once it is confirmed by its first code. Where there is one already, a code of it is needed too, and it counts until then.',
    status: 201,
    answer: NewTotp,
    answerDescription: 'What goes into an authenticator app, and the recovery codes; told this once.',
    example: NEW_TOTP,
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async begin(
    @Viewer() you: Administrator,
    @Body({ schema: TotpForm }) proof: TotpForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewTotp> {
    const made = await this.proofs.judged(request, you, 'totp begun', () => this.secondFactor.begin(you.name, proof));
    reply.header('Location', '/api/admin/totp').header('Cache-Control', 'private, no-store');
    return { ...made, recoveryCodes: [...made.recoveryCodes] };
  }

  @Post('totp/confirm')
  @HttpCode(204)
  @ForAdministrator()
  @Documented({
    operationId: 'confirmTotp',
    summary: 'Switch the second factor on by its first code',
    description: OTHERS_END,
    status: 204,
    answer: null,
    answerDescription: 'From now on a code is asked for beside the password.',
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async confirm(
    @Viewer() you: Administrator,
    @Body({ schema: AdminCodeForm }) { code }: AdminCodeForm,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.proofs.judgedAlone(request, you, 'totp on', () => this.secondFactor.confirm(you.id, code));
  }

  @Post('totp/remove')
  @HttpCode(204)
  @ForAdministrator()
  @Documented({
    operationId: 'removeTotp',
    summary: 'Switch the second factor off',
    description: OTHERS_END,
    status: 204,
    answer: null,
    answerDescription: 'From now on the password is enough.',
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async remove(
    @Viewer() you: Administrator,
    @Body({ schema: AdminCodeForm }) { code }: AdminCodeForm,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.proofs.judgedAlone(request, you, 'totp off', () => this.secondFactor.remove(you.id, code));
  }

  @Put('password')
  @HttpCode(204)
  @ForAdministrator()
  @Documented({
    operationId: 'changeAdministratorPassword',
    summary: 'Change one’s own password',
    description: `By the present one; a new one that is easy to guess is refused. A second factor that waits for its first code is dropped. ${OTHERS_END}`,
    status: 204,
    answer: null,
    answerDescription: 'Changed; a password of the settings does not count for this administrator any more.',
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async changePassword(
    @Viewer() you: Administrator,
    @Body({ schema: AdminPasswordForm }) { currentPassword, newPassword }: AdminPasswordForm,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const change = () => this.password.run(you.name, currentPassword, newPassword);
    await this.proofs.judgedAlone(request, you, 'password', change);
  }
}
