import { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Post, Put, Res } from '@nestjs/common';
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
import { Documented } from '../openapi/documented.js';
import { Download } from '../server/answer-adapter.js';
import { ForMember, ForMemberSession, Viewer } from '../server/caller/guards.js';
import { SessionCookies } from '../server/caller/session-cookies.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Limited } from '../server/limits/limited.js';
import { LargeBody } from '../server/body/large-body.js';
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
    summary: 'Update your profile',
    description:
      'Absent fields stay as they are, and null clears a field. A photo is the address of an upload or a data URL. A new phone number requires a sign-in within the last 10 minutes, so a token cannot change it.',
    answer: CurrentUser,
    answerDescription: 'Your updated account.',
  })
  async change(@Viewer() viewer: SignedIn, @Body({ schema: ProfileChange }) body: ProfileChange): Promise<CurrentUser> {
    return currentUser(await this.changeProfile.run(viewer, viewer.signedInAt, body));
  }

  @Post('email')
  @ForMemberSession()
  @Limited('emailChanges')
  @Documented({
    operationId: 'requestEmailChange',
    summary: 'Request an email address change',
    description:
      'Sends a confirmation link to the new address and a notice to the old one. Nothing changes until the link is opened. Requires a sign-in within the last 10 minutes.',
    status: 202,
    answerDescription: 'The email is on its way. The response does not reveal whether the address is in use.',
  })
  async askForEmail(@Viewer() viewer: SignedIn, @Body({ schema: EmailForm }) { email }: EmailForm): Promise<void> {
    await this.askForEmailChange.run(viewer, viewer.signedInAt, email);
  }

  @Post('email/confirm')
  @Documented({
    operationId: 'confirmEmail',
    summary: 'Confirm a new email address',
    description:
      'Takes the secret from the link that was emailed to the new address. The link works once, within 24 hours, and no session is needed.',
    answer: ConfirmedEmail,
    answerDescription: 'The email address of the account.',
    example: { email: 'ada@example.org' },
  })
  async confirm(@Body({ schema: EmailConfirmation }) { token }: EmailConfirmation): Promise<ConfirmedEmail> {
    return { email: await this.confirmEmail.run(token) };
  }

  @Get('export')
  @ForMemberSession()
  @Documented({
    operationId: 'exportOwnData',
    summary: 'Download your data',
    description:
      'Returns a ZIP with your data as JSON and CSV, and your pictures. Requires a sign-in within the last 10 minutes.',
    answer: 'application/zip',
    answerDescription: 'A ZIP file.',
    alsoRefuses: [403],
  })
  async export(@Viewer() viewer: SignedIn): Promise<Download> {
    const archive = await this.exportOwnData.run(viewer, viewer.signedInAt);
    return new Download('welcome-paws-my-data.zip', 'application/zip', Readable.from(archive));
  }

  @Delete()
  @ForMemberSession()
  @Documented({
    operationId: 'closeAccount',
    summary: 'Delete your account',
    description:
      'Closes the account at once: sessions and tokens end, and its content is no longer public. The account is erased after 14 days; until then, you can sign in to restore it. Requires a sign-in within the last 10 minutes.',
    status: 202,
    answer: Erasure,
    answerDescription: 'The time of the erasure.',
    example: { erasureAt: '2026-05-15T09:30:00.000Z' },
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
