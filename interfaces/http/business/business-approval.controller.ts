import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DecideOnBusiness, type Decision } from '../../../application/business/decide-on-business.js';
import { ApprovalReads } from '../../../application/business/ports.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { ApprovalStats } from '../../contract/administration/admin-stats.js';
import { APPROVAL_STATS } from '../../contract/administration/administration-examples.js';
import { AdminBusiness, ApprovalForm, RejectionForm, RevisionForm } from '../../contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/business/business-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { sendJson, sendPage } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';
import type { Administrator } from '../identity/who-calls.js';

const DECIDED = {
  answer: AdminBusiness,
  answerDescription: 'The business as it is now.',
  example: ADMIN_BUSINESS,
  cached: false,
} as const;

/** Administrators decide on businesses, and on the changes that wait of approved ones. */
@ApiTags('Administration')
@Controller('api/admin')
export class BusinessApprovalController {
  constructor(
    private readonly decideOnBusiness: DecideOnBusiness,
    private readonly businesses: ApprovalReads,
  ) {}

  @Get('pending-businesses')
  @ForAdministrator()
  @Documented({
    operationId: 'listPendingBusinesses',
    summary: 'Businesses that wait for a decision',
    description: 'Those that are pending or under review, and approved ones with changes that wait; the oldest first.',
    answer: z.array(AdminBusiness),
    answerDescription: 'One page of what waits.',
    example: [ADMIN_BUSINESS],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async pending(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    sendPage(
      reply.header('Cache-Control', 'private, no-store'),
      await this.businesses.waiting(pageRequest(query, DEFAULT_PAGE_SIZE)),
    );
  }

  @Get('business-approval-stats')
  @ForAdministrator()
  @Documented({
    operationId: 'getApprovalStats',
    summary: 'How many businesses stand where with their approval',
    answer: ApprovalStats,
    answerDescription: 'The figures at this moment.',
    example: APPROVAL_STATS,
    problems: [401],
    cached: false,
  })
  async figures(@Res() reply: FastifyReply): Promise<void> {
    sendJson(reply.header('Cache-Control', 'private, no-store'), await this.businesses.figures());
  }

  @Post('businesses/:id/review')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'reviewBusiness',
    summary: 'Take a business into review',
    problems: [401, 403, 404, 409],
    ...DECIDED,
  })
  async review(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { move: 'takeUp' }, reply);
  }

  @Post('businesses/:id/approve')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'approveBusiness',
    summary: 'Approve a business, or its waiting changes',
    description: 'It is public at once, and its owner is told by mail.',
    problems: [400, 401, 403, 404, 409, 413, 415],
    ...DECIDED,
  })
  async approve(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ApprovalForm }) { adminNotes, version }: ApprovalForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { move: 'approve', adminNotes, version }, reply);
  }

  @Post('businesses/:id/reject')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'rejectBusiness',
    summary: 'Reject a business, or its waiting changes',
    description: 'Its owner reads the reason by mail, and may change it and send it in again.',
    problems: [400, 401, 403, 404, 409, 413, 415],
    ...DECIDED,
  })
  async reject(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: RejectionForm }) { rejectionReason, adminNotes, version }: RejectionForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { move: 'reject', reason: rejectionReason, adminNotes, version }, reply);
  }

  @Post('businesses/:id/needs-revision')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'requestBusinessRevision',
    summary: 'Ask the owner for a revision',
    problems: [400, 401, 403, 404, 409, 413, 415],
    ...DECIDED,
  })
  async needsRevision(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: RevisionForm }) { reason, version }: RevisionForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { move: 'requestRevision', reason, version }, reply);
  }

  async #decide({ name }: Administrator, id: number, decision: Decision, reply: FastifyReply): Promise<void> {
    await this.decideOnBusiness.run(name, id, decision);
    sendJson(reply, found('BUSINESS_NOT_FOUND', await this.businesses.one(id)));
  }
}
