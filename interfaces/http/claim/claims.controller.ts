import { Body, Controller, Get, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SubmissionNetworks } from '../../../application/administration/queue-ports.js';
import { CancelClaim } from '../../../application/claim/cancel-claim.js';
import { CheckWebsite } from '../../../application/claim/check-website.js';
import { ClaimBusiness } from '../../../application/claim/claim-business.js';
import { ClaimReads } from '../../../application/claim/ports.js';
import { ResendCode } from '../../../application/claim/resend-code.js';
import { VerifyClaim } from '../../../application/claim/verify-claim.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { Claim, ClaimForm, OwnClaim, VerificationForm } from '../../contract/claim/claim.js';
import { CLAIM, OWN_CLAIM } from '../../contract/claim/claim-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, ClaimId, VerifiedClaimId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

const UPDATED_CLAIM = {
  answer: Claim,
  answerDescription: 'The updated claim.',
  example: CLAIM,
} as const;

/** How a member claims a listed business. */
@ApiTags('Claims')
@Controller('api')
@ForMember()
export class ClaimsController {
  constructor(
    private readonly claimBusiness: ClaimBusiness,
    private readonly verifyClaim: VerifyClaim,
    private readonly resendCode: ResendCode,
    private readonly checkWebsite: CheckWebsite,
    private readonly cancelClaim: CancelClaim,
    private readonly claims: ClaimReads,
    private readonly networks: SubmissionNetworks,
  ) {}

  @Post('businesses/:id/claim')
  @Limited('claims')
  @Documented({
    operationId: 'claimBusiness',
    summary: 'Claim a business',
    description:
      'You can have one open claim per business, and an administrator decides on it. A code goes to the phone or email address of the listing, or else to yours, and works for 10 minutes, or 30 days on a postcard. `moves` in the answer shows what you can do next.',
    ...UPDATED_CLAIM,
    status: 201,
    answerDescription: 'The claim, waiting for its proof.',
  })
  async claim(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) businessId: number,
    @Body({ schema: ClaimForm }) { claimantPhone = null, verificationDocuments = [], replaces, ...body }: ClaimForm,
    @Ip() ip: string,
  ): Promise<Created<JsonText>> {
    const input = { ...body, claimantPhone, verificationDocuments };
    const id = await this.claimBusiness.run(viewer, businessId, input, replaces ?? null);
    await this.networks.record('claim', id, ip);
    return new Created('/api/business-claims/mine', await this.#send(viewer, id));
  }

  @Get('business-claims/mine')
  @Documented({
    operationId: 'listOwnClaims',
    summary: 'List your claims',
    description:
      'Returns your claims in every status, newest first. `moves` shows what you can do next, such as entering a code.',
    listOf: OwnClaim,
    answerDescription: 'One page of claims.',
    example: OWN_CLAIM,
  })
  mine(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.claims.mine(viewer.userId, pageRequest(query));
  }

  @Post('business-claims/:id/verify')
  @Documented({
    operationId: 'verifyClaim',
    summary: 'Verify a claim code',
    description:
      'Checks the code that you received. A wrong code and an unknown claim get the same answer. The claim expires after the fifth wrong code, and each code works only once.',
    ...UPDATED_CLAIM,
    neverRefuses: [404],
  })
  async verify(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: VerifiedClaimId }) claimId: number,
    @Body({ schema: VerificationForm }) { verificationCode }: VerificationForm,
  ): Promise<JsonText> {
    await this.verifyClaim.run(viewer, claimId, verificationCode);
    return this.#send(viewer, claimId);
  }

  @Post('business-claims/:id/resend')
  @Documented({
    operationId: 'resendClaimCode',
    summary: 'Resend a claim code',
    description:
      'Sends a new code and invalidates the old one. You get at most three codes a day per business; after that, 429 `CLAIM_CODE_LIMIT`.',
    ...UPDATED_CLAIM,
    alsoRefuses: [400],
  })
  async resend(@Viewer() viewer: SignedIn, @Param('id', { schema: ClaimId }) claimId: number): Promise<JsonText> {
    await this.resendCode.run(viewer, claimId);
    return this.#send(viewer, claimId);
  }

  @Post('business-claims/:id/check')
  @Limited('claimChecks')
  @Documented({
    operationId: 'checkClaimWebsite',
    summary: 'Check a claim’s website proof',
    description:
      'Looks for the meta tag, file, or DNS record on the website of the listing. If the proof is found, the claim is under review; otherwise it stays pending.',
    ...UPDATED_CLAIM,
    alsoRefuses: [400],
  })
  async check(@Viewer() viewer: SignedIn, @Param('id', { schema: ClaimId }) claimId: number): Promise<JsonText> {
    await this.checkWebsite.run(viewer, claimId);
    return this.#send(viewer, claimId);
  }

  @Post('business-claims/:id/cancel')
  @Documented({
    operationId: 'cancelClaim',
    summary: 'Cancel a claim',
    description:
      'Your open claim becomes `expired`, and its code no longer works. You can claim the business again immediately.',
    ...UPDATED_CLAIM,
  })
  async cancel(@Viewer() viewer: SignedIn, @Param('id', { schema: ClaimId }) claimId: number): Promise<JsonText> {
    await this.cancelClaim.run(viewer, claimId);
    return this.#send(viewer, claimId);
  }

  async #send(viewer: SignedIn, id: number): Promise<JsonText> {
    return found('CLAIM_NOT_FOUND', await this.claims.own(id, viewer.userId));
  }
}
