import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DecideOnClaim, type DecisionOnClaim } from '../../../application/claim/decide-on-claim.js';
import { ClaimReads } from '../../../application/claim/ports.js';
import { ReadClaimDocument } from '../../../application/claim/read-claim-document.js';
import { pageRequest } from '../../../application/shared/page.js';
import { OPEN_CLAIM_STATUSES } from '../../../domain/claim/claim.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { AdminClaim, AdminClaimQuery, ClaimApproval, ClaimRejection } from '../../contract/claim/claim.js';
import { ADMIN_CLAIM } from '../../contract/claim/claim-examples.js';
import { ClaimId, DocumentNumber } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

const DECIDED = {
  answer: AdminClaim,
  answerDescription: 'The claim as it is now.',
  example: ADMIN_CLAIM,
  problems: [400, 401, 403, 404, 409, 413, 415],
  cached: false,
} as const;

/** Nobody but the administrator keeps or opens what a claimant sent; opened by itself, it may run and load nothing. */
const DOCUMENT_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Administrators decide on claims. */
@ApiTags('Administration')
@Controller('api/admin/business-claims')
export class AdminClaimsController {
  constructor(
    private readonly decideOnClaim: DecideOnClaim,
    private readonly readDocument: ReadClaimDocument,
    private readonly claims: ClaimReads,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listClaims',
    summary: 'Claims',
    description: 'Those that wait for a decision unless `status` says otherwise; the oldest first.',
    answer: z.array(AdminClaim),
    answerDescription: 'One page of the claims.',
    example: [ADMIN_CLAIM],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(@Query({ schema: AdminClaimQuery }) query: AdminClaimQuery, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.claims.inStates(query.status ?? OPEN_CLAIM_STATUSES, pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', 'private, no-store'), page);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'approveClaim',
    summary: 'Approve a claim',
    description:
      'The claimant becomes the owner at once. Other open claims to the place are rejected, and everybody concerned is told by mail.',
    ...DECIDED,
  })
  async approve(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ClaimId }) id: number,
    @Body({ schema: ClaimApproval }) { adminNotes }: ClaimApproval,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { decision: 'approve', adminNotes }, reply);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'rejectClaim',
    summary: 'Reject a claim',
    description: 'The claimant reads the reason by mail, and may claim the place again.',
    ...DECIDED,
  })
  async reject(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: ClaimId }) id: number,
    @Body({ schema: ClaimRejection }) { rejectionReason, adminNotes }: ClaimRejection,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { decision: 'reject', reason: rejectionReason, adminNotes }, reply);
  }

  @Get(':id/documents/:n')
  @ForAdministrator()
  @Documented({
    operationId: 'getClaimDocument',
    summary: 'A document of a claim',
    description: 'A PDF is for downloading, under a name that the server made, a picture is shown; `n` from 1.',
    answer: 'application/pdf',
    answerDescription: 'The document, or a picture as WebP.',
    problems: [401, 404],
    cached: false,
  })
  async document(
    @Param('id', { schema: ClaimId }) id: number,
    @Param('n', { schema: DocumentNumber }) place: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, contentType, downloadName } = await this.readDocument.run(id, place);
    reply
      .headers({ ...DOCUMENT_HEADERS, 'content-disposition': dispositionOf(downloadName) })
      .type(contentType)
      .send(Buffer.from(bytes));
  }

  async #decide({ name }: Administrator, id: number, decision: DecisionOnClaim, reply: FastifyReply): Promise<void> {
    await this.decideOnClaim.run(name, id, decision);
    const claim = found('CLAIM_NOT_FOUND', await this.claims.one(id));
    sendJson(reply.header('Cache-Control', 'private, no-store'), claim);
  }
}

function dispositionOf(downloadName: string | null): string {
  return downloadName === null ? 'inline' : `attachment; filename="${downloadName}"`;
}
