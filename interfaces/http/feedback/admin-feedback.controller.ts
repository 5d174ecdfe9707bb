import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApprovalReads } from '../../../application/business/ports.js';
import { CloseReported } from '../../../application/feedback/close-reported.js';
import { DecideOnFeedback } from '../../../application/feedback/decide-on-feedback.js';
import { ListRecommended } from '../../../application/feedback/list-recommended.js';
import { RecordAnswer } from '../../../application/feedback/record-answer.js';
import { AdminFeedbackReads, type FeedbackView } from '../../../application/feedback/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import type { FeedbackDecision } from '../../../domain/feedback/decision.js';
import type { FeedbackType } from '../../../domain/feedback/feedback.js';
import {
  AdminFeedback,
  AdminFeedbackQuery,
  FeedbackAnswer,
  FeedbackCompletion,
  FeedbackListing,
  FeedbackStatusForm,
} from '../../contract/feedback/admin-feedback.js';
import { ClosingReason } from '../../contract/business/listing-query.js';
import { AdminBusiness } from '../../contract/business/business-form.js';
import { ADMIN_FEEDBACK } from '../../contract/feedback/feedback-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { FeedbackId, FeedbackTypeName } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

const LIST = {
  listOf: AdminFeedback,
  answerDescription: 'One page of feedback.',
  example: ADMIN_FEEDBACK,
} as const;

/** Administrators read feedback and decide on it. */
@ApiTags('Administration')
@Controller('api/admin/user-feedback')
@ForAdministrator()
export class AdminFeedbackController {
  constructor(
    private readonly decideOnFeedback: DecideOnFeedback,
    private readonly closeReported: CloseReported,
    private readonly listRecommended: ListRecommended,
    private readonly recordAnswer: RecordAnswer,
    private readonly reads: AdminFeedbackReads,
    private readonly businesses: ApprovalReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listFeedback',
    summary: 'List feedback',
    description:
      'Returns feedback of every type and status, newest first. Only administrators see the contact data and `adminNotes`.',
    ...LIST,
  })
  all(@Query({ schema: AdminFeedbackQuery }) query: AdminFeedbackQuery): Promise<ListPage> {
    return this.#page(query.id ?? query.status ?? 'all', query);
  }

  @Get('pending')
  @Documented({
    operationId: 'listPendingFeedback',
    summary: 'List pending feedback',
    description:
      'Returns feedback that no administrator has started on, oldest first. It leaves this list when its status changes.',
    ...LIST,
  })
  pending(@Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.#page('pending', query);
  }

  @Get('type/:feedbackType')
  @Documented({
    operationId: 'listFeedbackOfType',
    summary: 'List feedback of one type',
    description: 'Returns feedback of one type in every status, newest first. An unknown type gets 404.',
    ...LIST,
  })
  ofType(
    @Param('feedbackType', { schema: FeedbackTypeName }) type: FeedbackType,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    return this.#page(type, query);
  }

  @Get(':id')
  @Documented({
    operationId: 'getFeedback',
    summary: 'Get feedback',
    description: 'Returns one message, report, or recommendation in the shape of the list. It may have any status.',
    answer: AdminFeedback,
    answerDescription: 'The feedback.',
  })
  async one(@Param('id', { schema: FeedbackId }) id: number): Promise<JsonText> {
    return found('FEEDBACK_NOT_FOUND', await this.reads.one(id));
  }

  @Put(':id/status')
  @Undoable()
  @Documented({
    operationId: 'setFeedbackStatus',
    summary: 'Set the status of feedback',
    description: 'Accepts any status. Reopening requires a note, and completed feedback cannot be completed again.',
    answer: AdminFeedback,
    answerDescription: 'The updated feedback.',
  })
  setStatus(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: FeedbackStatusForm }) { status, adminNotes }: FeedbackStatusForm,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { status, adminNotes });
  }

  @Put(':id/complete')
  @Undoable()
  @Documented({
    operationId: 'completeFeedback',
    summary: 'Complete feedback',
    description: 'Records what was done. If a member sent the feedback, they can see it.',
    answer: AdminFeedback,
    answerDescription: 'The updated feedback.',
  })
  complete(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: FeedbackCompletion }) { actionTaken }: FeedbackCompletion,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { status: 'completed', actionTaken });
  }

  @Put(':id/answer')
  @Undoable()
  @Documented({
    operationId: 'recordFeedbackAnswer',
    summary: 'Record an answer to feedback',
    description: 'Records that you answered the sender, who can see when. It sends nothing.',
    answer: AdminFeedback,
    answerDescription: 'The updated feedback.',
  })
  async answer(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: FeedbackAnswer }) { isAnswered }: FeedbackAnswer,
  ): Promise<JsonText> {
    await this.recordAnswer.run(administrator, id, isAnswered);
    return found('FEEDBACK_NOT_FOUND', await this.reads.one(id));
  }

  @Post(':id/close-business')
  @Undoable()
  @Documented({
    operationId: 'closeReportedBusiness',
    summary: 'Close a reported business',
    description:
      'Marks the business that the feedback is about as permanently closed, and completes the feedback, in one step. If either is refused with 409, nothing changes.',
    answer: AdminFeedback,
    answerDescription: 'The updated feedback.',
  })
  async closeBusiness(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: ClosingReason }) { reason }: ClosingReason,
  ): Promise<JsonText> {
    await this.closeReported.run(administrator, id, reason);
    return found('FEEDBACK_NOT_FOUND', await this.reads.one(id));
  }

  @Post(':id/listing')
  @Undoable()
  @Documented({
    operationId: 'createBusinessFromRecommendation',
    summary: 'Create a business from a recommendation',
    description:
      'Creates a public business without an owner, so anyone can claim it, and never with the sender’s words unless `allowPublicDisplay` is true. Completes the recommendation and emails the sender if possible. A possible duplicate gets 409 `LIKELY_DUPLICATE` with `businesses`, unless `force` is true.',
    status: 201,
    answer: AdminBusiness,
    answerDescription: 'The new business.',
  })
  async list(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: FeedbackId }) id: number,
    @Body({ schema: FeedbackListing }) { force, description }: FeedbackListing,
  ): Promise<Created<JsonText>> {
    const businessId = await this.listRecommended.run(administrator, id, { force, description });
    const business = found('BUSINESS_NOT_FOUND', await this.businesses.one(businessId));
    return new Created(`/api/businesses/${String(businessId)}`, business);
  }

  #page(view: FeedbackView, query: ListQuery): Promise<ListPage> {
    return this.reads.page(view, pageRequest(query));
  }

  async #decide(administrator: Administrator, id: number, decision: FeedbackDecision): Promise<JsonText> {
    await this.decideOnFeedback.run(administrator, id, decision);
    return found('FEEDBACK_NOT_FOUND', await this.reads.one(id));
  }
}
