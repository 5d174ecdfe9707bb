import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CheckWebsite } from '../../../application/claim/check-website.js';
import { ClaimBusiness } from '../../../application/claim/claim-business.js';
import { ClaimReads } from '../../../application/claim/ports.js';
import { ResendCode } from '../../../application/claim/resend-code.js';
import { VerifyClaim } from '../../../application/claim/verify-claim.js';
import { pageRequest } from '../../../application/shared/page.js';
import { CLAIM_METHOD } from '../../../domain/claim/claim-method.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { Claim, ClaimForm, OwnClaim, VerificationForm } from '../../contract/claim/claim.js';
import { CLAIM, OWN_CLAIM } from '../../contract/claim/claim-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, ClaimId, VerifiedClaimId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForMember, Viewer } from '../server/guards.js';
import { Limited } from '../server/limits/limited.js';
import { forViewer } from '../server/private-answer.js';

const AS_IT_IS = {
  answer: Claim,
  answerDescription: 'The claim as it is now.',
  example: CLAIM,
  cached: false,
} as const;

/** What a member does to become the owner of a listed place. */
@ApiTags('Claims')
@Controller('api')
export class ClaimsController {
  constructor(
    private readonly claimBusiness: ClaimBusiness,
    private readonly verifyClaim: VerifyClaim,
    private readonly resendCode: ResendCode,
    private readonly checkWebsite: CheckWebsite,
    private readonly claims: ClaimReads,
  ) {}

  @Post('businesses/:id/claim')
  @ForMember()
  @Limited('claims')
  @Documented({
    operationId: 'claimBusiness',
    summary: 'Claim a place that nobody owns',
    description: `One open claim of a member and place. A code goes to the telephone or mailbox of the listing where it has one, else to the claimant's own, and works for 10 minutes; on a postcard for 30 days. google_my_business: ${CLAIM_METHOD.google_my_business.next} document_upload: ${CLAIM_METHOD.document_upload.next} An administrator decides on every claim.`,
    ...AS_IT_IS,
    status: 201,
    answerDescription: 'The claim, waiting for its proof.',
    problems: [400, 401, 403, 404, 409, 413, 415],
  })
  async claim(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) businessId: number,
    @Body({ schema: ClaimForm }) { claimantPhone = null, verificationDocuments = [], ...body }: ClaimForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.claimBusiness.run(viewer, businessId, { ...body, claimantPhone, verificationDocuments });
    await this.#send(viewer, id, reply.header('Location', '/api/business-claims/mine'));
  }

  @Get('business-claims/mine')
  @ForMember()
  @Documented({
    operationId: 'listOwnClaims',
    summary: 'The own claims',
    description: 'Newest first.',
    answer: z.array(OwnClaim),
    answerDescription: 'One page of the claims.',
    example: [OWN_CLAIM],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async mine(
    @Viewer() viewer: SignedIn,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(forViewer(reply, viewer), await this.claims.mine(viewer.userId, pageRequest(query, DEFAULT_PAGE_SIZE)));
  }

  @Post('business-claims/:claimId/verify')
  @HttpCode(200)
  @ForMember()
  @Documented({
    operationId: 'verifyClaim',
    summary: 'Type the code of the own claim',
    description:
      'A wrong code, an unknown claim and that of another member are refused alike. After the fifth wrong code the claim has expired; no code is right any more then, nor once it was used or has ended.',
    ...AS_IT_IS,
    problems: [400, 401, 403, 409, 413, 415],
  })
  async verify(
    @Viewer() viewer: SignedIn,
    @Param('claimId', { schema: VerifiedClaimId }) claimId: number,
    @Body({ schema: VerificationForm }) { verificationCode }: VerificationForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.verifyClaim.run(viewer, claimId, verificationCode);
    await this.#send(viewer, claimId, reply);
  }

  @Post('business-claims/:claimId/resend')
  @HttpCode(200)
  @ForMember()
  @Documented({
    operationId: 'resendClaimCode',
    summary: 'Send a new code for the own claim',
    description: 'The one before works no more. At most three a claim and day: beyond them CLAIM_CODE_LIMIT.',
    ...AS_IT_IS,
    problems: [400, 401, 403, 404, 409],
  })
  async resend(
    @Viewer() viewer: SignedIn,
    @Param('claimId', { schema: ClaimId }) claimId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.resendCode.run(viewer, claimId);
    await this.#send(viewer, claimId, reply);
  }

  @Post('business-claims/:claimId/check')
  @HttpCode(200)
  @ForMember()
  @Limited('claimChecks')
  @Documented({
    operationId: 'checkClaimWebsite',
    summary: 'Look for the proof on the web site of the listing now',
    description:
      'The tag, the file and the DNS record are looked for on the web site that the listing names. Found, the claim is under review; else it stays pending.',
    ...AS_IT_IS,
    problems: [400, 401, 403, 404, 409],
  })
  async check(
    @Viewer() viewer: SignedIn,
    @Param('claimId', { schema: ClaimId }) claimId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.checkWebsite.run(viewer, claimId);
    await this.#send(viewer, claimId, reply);
  }

  async #send(viewer: SignedIn, id: number, reply: FastifyReply): Promise<void> {
    sendJson(forViewer(reply, viewer), found('CLAIM_NOT_FOUND', await this.claims.own(id, viewer.userId)));
  }
}
