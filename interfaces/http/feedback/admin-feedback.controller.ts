import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApprovalReads } from '../../../application/business/ports.js';
import { DecideOnFeedback } from '../../../application/feedback/decide-on-feedback.js';
import { ListRecommended } from '../../../application/feedback/list-recommended.js';
import { AdminFeedbackReads, type FeedbackView } from '../../../application/feedback/ports.js';
import { pageRequest } from '../../../application/shared/page.js';
import type { FeedbackDecision } from '../../../domain/feedback/decision.js';
import type { FeedbackType } from '../../../domain/feedback/feedback.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import {
  AdminFeedback,
  FeedbackCompletion,
  FeedbackListing,
  FeedbackStatusForm,
} from '../../contract/feedback/admin-feedback.js';
import { AdminBusiness } from '../../contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/business/business-examples.js';
import { ADMIN_FEEDBACK } from '../../contract/feedback/feedback-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { FeedbackId, FeedbackTypeName } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

const PRIVATE = 'private, no-store';

const LIST = {
  answer: z.array(AdminFeedback),
  answerDescription: 'One page of it.',
  example: [ADMIN_FEEDBACK],
  list: true,
  cached: false,
} as const;

const DECIDED = {
  answer: AdminFeedback,
  answerDescription: 'The feedback as it is now.',
  example: ADMIN_FEEDBACK,
  problems: [400, 401, 403, 404, 409, 413, 415],
  cached: false,
} as const;

/** Administrators read what visitors sent, and decide on it. */
@ApiTags('Administration')
@Controller('api/admin/user-feedback')
export class AdminFeedbackController {
  constructor(
    private readonly decideOnFeedback: DecideOnFeedback,
    private readonly listRecommended: ListRecommended,
    private readonly reads: AdminFeedbackReads,
    private readonly businesses: ApprovalReads,
  ) {}

  @Get()
  @ForAdministrator()
  @Documented({
    operationId: 'listFeedback',
    summary: 'What visitors sent',
    description: 'Of every kind and in every status, newest first.',
    problems: [400, 401],
    ...LIST,
  })
  async all(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    await this.#page('all', query, reply);
  }

  @Get('pending')
  @ForAdministrator()
  @Documented({
    operationId: 'listPendingFeedback',
    summary: 'Feedback that nobody has taken up',
    description: 'Oldest first.',
    problems: [400, 401],
    ...LIST,
  })
  async pending(@Query({ schema: ListQuery }) query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    await this.#page('pending', query, reply);
  }

  @Get('type/:feedbackType')
  @ForAdministrator()
  @Documented({
    operationId: 'listFeedbackOfType',
    summary: 'Feedback of one kind',
    description: 'In every status, newest first.',
    problems: [400, 401, 404],
    ...LIST,
  })
  async ofType(
    @Param('feedbackType', { schema: FeedbackTypeName }) type: FeedbackType,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#page(type, query, reply);
  }

  @Put(':id/status')
  @ForAdministrator()
  @Documented({
    operationId: 'setFeedbackStatus',
    summary: 'Set the status of a feedback',
    description: 'Any status may be set. What is completed is reopened with a note, and not completed again.',
    ...DECIDED,
  })
  async setStatus(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: FeedbackStatusForm }) { status, adminNotes }: FeedbackStatusForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { status, adminNotes }, reply);
  }

  @Put(':id/complete')
  @ForAdministrator()
  @Documented({
    operationId: 'completeFeedback',
    summary: 'Complete a feedback and say what was done',
    description: 'A member who sent it reads what was done.',
    ...DECIDED,
  })
  async complete(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: FeedbackCompletion }) { actionTaken }: FeedbackCompletion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { status: 'completed', actionTaken }, reply);
  }

  @Post(':id/listing')
  @ForAdministrator()
  @Documented({
    operationId: 'listRecommendedBusiness',
    summary: 'Make a listing of a recommendation',
    description:
      'It is public at once and nobody’s, so that it can be claimed. The recommendation is completed by it, and whoever recommended it is told at the address that they left. Where the place may be listed already, it is refused with LIKELY_DUPLICATE and `businesses`, unless `force` is true.',
    status: 201,
    answer: AdminBusiness,
    answerDescription: 'The listing.',
    example: ADMIN_BUSINESS,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async list(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: FeedbackListing }) { force }: FeedbackListing,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const businessId = await this.listRecommended.run(name, id, force);
    reply.header('Location', `/api/businesses/${String(businessId)}`).header('Cache-Control', PRIVATE);
    sendJson(reply, found('BUSINESS_NOT_FOUND', await this.businesses.one(businessId)));
  }

  async #page(view: FeedbackView, query: ListQuery, reply: FastifyReply): Promise<void> {
    const page = await this.reads.page(view, pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', PRIVATE), page);
  }

  async #decide({ name }: Administrator, id: number, decision: FeedbackDecision, reply: FastifyReply): Promise<void> {
    await this.decideOnFeedback.run(name, id, decision);
    sendJson(reply.header('Cache-Control', PRIVATE), found('FEEDBACK_NOT_FOUND', await this.reads.one(id)));
  }
}
