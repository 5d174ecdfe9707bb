import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ReportBusiness } from '../../../application/feedback/report-business.js';
import { Feedback, FeedbackForm } from '../../contract/feedback.js';
import { sendJson } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { ForEverybody, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Limited } from '../server/limits/limited.js';

const FEEDBACK: Feedback = {
  id: 88,
  feedbackType: 'listing_issue',
  status: 'pending',
  title: 'Listing Issue Report: The Muddy Paw Café',
  description: 'The telephone number belongs to somebody else by now.',
  recommendedBusinessName: 'The Muddy Paw Café',
  businessId: 42,
  priority: 'medium',
  tags: ['contact_issue'],
  contactPreference: 'email',
  allowPublicDisplay: false,
  createdAt: '2026-04-20T10:00:00.000Z',
  updatedAt: '2026-04-20T10:00:00.000Z',
};

const SEND = {
  summary: 'Report a listing',
  description:
    'Anybody may. What is sent is told apart by `feedbackType`; so far there is `listing_issue`. `priority` is set by the server: high for `closed_business`, else medium.',
  status: 201 as const,
  answer: Feedback,
  answerDescription: 'The report.',
  example: FEEDBACK,
  problems: [400, 403, 413, 415] as const,
  cached: false,
};

/** Both paths mean the same: one handler stands behind them. */
@ApiTags('Feedback')
@Controller('api')
export class FeedbackController {
  constructor(private readonly reportBusiness: ReportBusiness) {}

  @Post('user-feedback')
  @ForEverybody()
  @Limited('report')
  @Documented({ ...SEND, operationId: 'sendUserFeedback' })
  async send(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: FeedbackForm }) body: FeedbackForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const kept = await this.reportBusiness.run(viewer, body);
    sendJson(reply.header('Location', `/api/user-feedback/${String(kept.id)}`), kept.record);
  }

  @Post('feedback')
  @ForEverybody()
  @Limited('report')
  @Documented({ ...SEND, operationId: 'sendFeedback' })
  async sendByShortName(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: FeedbackForm }) body: FeedbackForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(viewer, body, reply);
  }
}
