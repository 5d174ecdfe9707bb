import { Body, Controller, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ChangeOwnPassword } from '../../../application/administration/change-own-password.js';
import { ChangeSecondFactor } from '../../../application/administration/change-second-factor.js';
import { AdminCodeForm, AdminPasswordForm, NewTotp, TotpForm } from '../../contract/administration/administration.js';
import { NEW_TOTP } from '../../contract/administration/administration-examples.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { AdministratorProofs } from './administrator-proofs.js';

/** How administrators sign in: their own password and second factor. */
@ApiTags('Administration')
@Controller('api/admin')
@ForAdministrator()
export class OwnSignInController {
  constructor(
    private readonly secondFactor: ChangeSecondFactor,
    private readonly password: ChangeOwnPassword,
    private readonly proofs: AdministratorProofs,
  ) {}

  @Post('totp')
  @Documented({
    operationId: 'setUpTotp',
    summary: 'Set up a second factor',
    description:
      'Requires your current password. The new factor counts once you confirm it with a first code. If you already have a second factor, send a code from it; it stays valid until then.',
    status: 201,
    answer: NewTotp,
    answerDescription:
      'The secret for an authenticator app, and recovery codes. This is the only time that they are shown.',
    example: NEW_TOTP,
    neverRefuses: [409],
  })
  async begin(
    @Viewer() you: Administrator,
    @Body({ schema: TotpForm }) proof: TotpForm,
    @Req() request: FastifyRequest,
  ): Promise<Created<NewTotp>> {
    const setup = await this.proofs.checked(request, you, 'totp started', () => this.secondFactor.begin(you, proof));
    return new Created('/api/admin/totp', { ...setup, recoveryCodes: [...setup.recoveryCodes] });
  }

  @Post('totp/confirm')
  @Documented({
    operationId: 'confirmTotp',
    summary: 'Confirm your second factor',
    description: 'Turns on the second factor with its first code. Your other sessions end.',
    answerDescription: 'Sign-in now requires a code in addition to the password.',
  })
  async confirm(
    @Viewer() you: Administrator,
    @Body({ schema: AdminCodeForm }) { code }: AdminCodeForm,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.proofs.checkAndEndOtherSessions(request, you, 'totp on', () => this.secondFactor.confirm(you.id, code));
  }

  @Post('totp/remove')
  @Documented({
    operationId: 'removeTotp',
    summary: 'Remove your second factor',
    description: 'Turns off the second factor; send a current code. Your other sessions end.',
    answerDescription: 'Sign-in now requires only the password.',
  })
  async remove(
    @Viewer() you: Administrator,
    @Body({ schema: AdminCodeForm }) { code }: AdminCodeForm,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.proofs.checkAndEndOtherSessions(request, you, 'totp off', () => this.secondFactor.remove(you.id, code));
  }

  @Put('password')
  @Documented({
    operationId: 'changeAdministratorPassword',
    summary: 'Change your administrator password',
    description:
      'Requires your current password, and easy passwords are refused. A second factor that is not confirmed yet is dropped. Your other sessions end.',
    answerDescription: 'The password is changed. A password in the settings no longer works for this administrator.',
    neverRefuses: [409],
  })
  async changePassword(
    @Viewer() you: Administrator,
    @Body({ schema: AdminPasswordForm }) { currentPassword, newPassword }: AdminPasswordForm,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const change = () => this.password.run(you, currentPassword, newPassword);
    await this.proofs.checkAndEndOtherSessions(request, you, 'password', change);
  }
}
