import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AskForEmailChange } from '../../../application/account/ask-for-email-change.js';
import { ChangeProfile } from '../../../application/account/change-profile.js';
import { CloseAccount } from '../../../application/account/close-account.js';
import { ConfirmEmail } from '../../../application/account/confirm-email.js';
import { ExportOwnData } from '../../../application/account/export-own-data.js';
import {
  ConfirmedEmail,
  CurrentUser,
  EmailConfirmation,
  EmailForm,
  Erasure,
  ErasureForm,
  ProfileChange,
} from '../../contract/account/account.js';
import { CURRENT_USER } from '../../contract/account/account-examples.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, ForMemberInPerson, Viewer } from '../server/guards.js';
import { SessionCookies } from '../identity/session-cookies.js';
import type { SignedIn } from '../identity/signed-in.js';
import { LargeBody } from '../server/large-body.js';
import { currentUser } from './user.view.js';

@ApiTags('Account')
@Controller('api/user')
export class AccountController {
  constructor(
    private readonly changeProfile: ChangeProfile,
    private readonly askForEmailChange: AskForEmailChange,
    private readonly confirmEmail: ConfirmEmail,
    private readonly exportOwnData: ExportOwnData,
    private readonly closeAccount: CloseAccount,
    private readonly cookies: SessionCookies,
  ) {}

  @Put('profile')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changeProfile',
    summary: 'Change own fields',
    description:
      'Profile, preferences or notifications: absent fields stay as they are, null clears. A photo is the address of an upload, or a data URL. For another phone number the sign-in must not be older than 10 minutes, which a token never proves.',
    answer: CurrentUser,
    answerDescription: 'The account as it is now.',
    example: CURRENT_USER,
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async change(@Viewer() viewer: SignedIn, @Body({ schema: ProfileChange }) body: ProfileChange): Promise<CurrentUser> {
    return currentUser(await this.changeProfile.run(viewer, viewer.signedInAt, body));
  }

  @Post('email')
  @HttpCode(202)
  @ForMemberInPerson()
  @Documented({
    operationId: 'askForEmailChange',
    summary: 'Ask for another email address',
    description:
      'The new address gets a link that confirms it, the old one a notice. Nothing changes until then. The sign-in must not be older than 10 minutes.',
    status: 202,
    answer: null,
    answerDescription: 'The mail is on its way; whether the address is free is told to its owner alone.',
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async askForEmail(@Viewer() viewer: SignedIn, @Body({ schema: EmailForm }) { email }: EmailForm): Promise<void> {
    await this.askForEmailChange.run(viewer, viewer.signedInAt, email);
  }

  @Post('email/confirm')
  @HttpCode(200)
  @Documented({
    operationId: 'confirmEmail',
    summary: 'Confirm a new email address',
    description: 'With the secret of the link that was mailed to it, once and within 24 hours; no session is needed.',
    answer: ConfirmedEmail,
    answerDescription: 'The address that the account has now.',
    example: { email: 'ada@example.org' },
    problems: [400, 403, 413, 415],
    cached: false,
  })
  async confirm(@Body({ schema: EmailConfirmation }) { token }: EmailConfirmation): Promise<ConfirmedEmail> {
    return { email: await this.confirmEmail.run(token) };
  }

  @Get('export')
  @ForMemberInPerson()
  @Documented({
    operationId: 'exportOwnData',
    summary: 'Take all own data along',
    description: 'JSON and CSV of each table, and pictures. The sign-in must not be older than 10 minutes.',
    answer: 'application/zip',
    answerDescription: 'A ZIP.',
    problems: [401, 403],
    cached: false,
  })
  async export(@Viewer() viewer: SignedIn, @Res() reply: FastifyReply): Promise<void> {
    const archive = await this.exportOwnData.run(viewer, viewer.signedInAt);
    reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', 'attachment; filename="welcome-paws-my-data.zip"')
      .type('application/zip')
      .send(Readable.from(archive));
  }

  @Delete()
  @HttpCode(202)
  @ForMemberInPerson()
  @Documented({
    operationId: 'closeAccount',
    summary: 'Erase the account',
    description:
      'It is closed at once: sessions and tokens end, and nothing of it is public. After 14 days it is erased; until then, signing in offers to take it back. The sign-in must not be older than 10 minutes.',
    status: 202,
    answer: Erasure,
    answerDescription: 'When it will be erased.',
    example: { erasureAt: '2026-05-15T09:30:00.000Z' },
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async close(
    @Viewer() viewer: SignedIn,
    @Body({ schema: ErasureForm }) { reviews }: ErasureForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Erasure> {
    const erasureAt = await this.closeAccount.run(viewer, viewer.signedInAt, reviews);
    this.cookies.clear(reply, 'session');
    return { erasureAt: erasureAt.toISOString() };
  }
}
