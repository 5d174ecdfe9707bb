import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangePrivacy } from '../../../application/account/change-privacy.js';
import { StateAge } from '../../../application/account/state-age.js';
import { AgeConfirmation, Privacy, PrivacyChange } from '../../contract/account/account.js';
import { recordOf, type SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, ForMemberInPerson, Viewer } from '../server/guards.js';

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
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    operationId: 'readPrivacy',
    summary: 'What the member decided about the own data',
    answer: Privacy,
    answerDescription: 'The choices.',
    example: PRIVACY,
    problems: [401],
    cached: false,
  })
  read(@Viewer() viewer: SignedIn): Privacy {
    return privacyOf(recordOf(viewer));
  }

  @Put('privacy')
  @ForMember()
  @Documented({
    operationId: 'changePrivacy',
    summary: 'Decide about the own data',
    description:
      'Keys that are absent stay as they are. `paused`: the profile, the Guide Dog and the pets are shown to nobody else, and reviews stand without their author, their pet and their photos; calls answer so at once, and pages for visitors, which are kept for 20 seconds, after that. `personalisation` off: recommendations go neither by what was looked at nor by where the member is. `analytics` off: the own visits to businesses are not counted.',
    answer: Privacy,
    answerDescription: 'The choices as they are now.',
    example: { ...PRIVACY, paused: true },
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async change(@Viewer() viewer: SignedIn, @Body({ schema: PrivacyChange }) body: PrivacyChange): Promise<Privacy> {
    return this.changePrivacy.run(viewer, body);
  }

  @Post('age-confirmation')
  @HttpCode(204)
  @ForMemberInPerson()
  @Documented({
    operationId: 'confirmAge',
    summary: 'Say whether one is 13 or older',
    description:
      'Once, by members whose sign-in service does not ask; until then they may change nothing (403). `false` erases the account at once, with all that was written in it; it is refused to who said before to be 13 or older.',
    status: 204,
    answer: null,
    answerDescription: 'It is noted, or the account is erased and the session over.',
    problems: [400, 401, 403, 413, 415],
    cached: false,
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
