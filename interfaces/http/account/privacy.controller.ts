import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangePrivacy } from '../../../application/account/change-privacy.js';
import { StateAge } from '../../../application/account/state-age.js';
import { AgeConfirmation, Privacy, PrivacyChange } from '../../contract/account/account.js';
import { recordOf, type SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, ForMemberSession, Viewer } from '../server/caller/guards.js';

const PRIVACY: Privacy = { paused: false, personalisation: true, analytics: true };

@ApiTags('Account')
@Controller('api/user')
export class PrivacyController {
  constructor(
    private readonly changePrivacy: ChangePrivacy,
    private readonly stateAge: StateAge,
  ) {}

  @Get('privacy')
  @ForMember()
  @Documented({
    operationId: 'getPrivacy',
    summary: 'Get your privacy choices',
    description:
      'Returns your choices about your profile, personalization, and analytics. For a new account, the profile is visible, and the other two are on.',
    answer: Privacy,
    answerDescription: 'Your choices.',
    example: PRIVACY,
  })
  read(@Viewer() viewer: SignedIn): Privacy {
    return privacyOf(recordOf(viewer));
  }

  @Put('privacy')
  @ForMember()
  @Documented({
    operationId: 'changePrivacy',
    summary: 'Update your privacy choices',
    description:
      'Absent fields stay as they are. `paused` hides your profile, Guide Dog, and pets from others and shows your reviews without author, pet, and photos; cached pages change within 20 seconds. `personalisation: false` ignores your views and location in recommendations, and `analytics: false` stops counting your visits to businesses.',
    answer: Privacy,
    answerDescription: 'Your updated choices.',
  })
  async change(@Viewer() viewer: SignedIn, @Body({ schema: PrivacyChange }) body: PrivacyChange): Promise<Privacy> {
    return this.changePrivacy.run(viewer, body);
  }

  @Post('age-confirmation')
  @ForMemberSession()
  @Documented({
    operationId: 'confirmAge',
    summary: 'Confirm that you are 13+',
    description:
      'Needed once if your sign-in service does not ask for your age; until then, you cannot make changes. `false` erases the account immediately with all its content, and is refused after you have confirmed your age.',
    answerDescription: 'Your age is confirmed, or the account is erased and the session has ended.',
  })
  async confirm(
    @Viewer() viewer: SignedIn,
    @Body({ schema: AgeConfirmation }) { confirmed }: AgeConfirmation,
  ): Promise<void> {
    await this.stateAge.run(viewer, confirmed);
  }
}

function privacyOf({ paused, personalisation, analytics }: Privacy): Privacy {
  return { paused, personalisation, analytics };
}
