import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { FeedbackReads } from '../../../application/feedback/ports.js';
import { SendFeedback } from '../../../application/feedback/send-feedback.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { Feedback, FeedbackForm, OwnFeedback } from '../../contract/feedback/feedback.js';
import { FEEDBACK, OWN_FEEDBACK } from '../../contract/feedback/feedback-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { sendJson, sendPage } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { ForEverybody, ForMember, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { forViewer } from '../server/private-answer.js';
import { Limited } from '../server/limits/limited.js';
import type { LimitedCall } from '../server/limits/limits.js';

/** Who has reported much may still recommend and write. */
const LIMITED_BY_TYPE = {
  field: 'feedbackType',
  alias: 'type',
  kinds: new Map<unknown, LimitedCall>([
    ['business_recommendation', 'recommend'],
    ['contact_inquiry', 'contact'],
  ]),
};

const SEND = {
  summary: 'Report a listing, recommend a business, or write to us',
  description:
    'Anybody may. What is sent is told apart by `feedbackType`: `listing_issue` reports that something about a listing is wrong, `business_recommendation` names a place that is not listed yet, `contact_inquiry` asks or tells us something and is mailed to support. `priority` is set by the server: high for `closed_business`, else medium.',
  status: 201 as const,
  answer: Feedback,
  answerDescription:
    'What was sent, as it is kept; who sent it and how they are reached is not told. `Location` names the list in which a member follows it.',
  example: FEEDBACK,
  problems: [400, 403, 413, 415] as const,
  cached: false,
};

/** Both paths mean the same: one handler stands behind them. */
@ApiTags('Feedback')
@Controller('api')
export class FeedbackController {
  constructor(
    private readonly sendFeedback: SendFeedback,
    private readonly reads: FeedbackReads,
  ) {}

  @Get('feedback')
  @ForMember()
  @Documented({
    operationId: 'listOwnFeedback',
    summary: 'What the member sent',
    description: 'Reports, recommendations and messages with their state, newest first; of nobody else.',
    answer: z.array(OwnFeedback),
    answerDescription: 'One page of them.',
    example: [OWN_FEEDBACK],
    list: true,
    problems: [400, 401, 403],
  })
  async own(
    @Viewer() viewer: SignedIn,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.reads.ofMember(viewer.userId, pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(forViewer(reply, viewer), page);
  }

  @Post('user-feedback')
  @ForEverybody()
  @Limited('report', LIMITED_BY_TYPE)
  @Documented({ ...SEND, operationId: 'sendUserFeedback' })
  async send(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: FeedbackForm }) body: FeedbackForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { record } = await this.sendFeedback.run(viewer, body);
    sendJson(reply.header('Location', '/api/feedback'), record);
  }

  @Post('feedback')
  @ForEverybody()
  @Limited('report', LIMITED_BY_TYPE)
  @Documented({ ...SEND, operationId: 'sendFeedback' })
  async sendByShortName(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: FeedbackForm }) body: FeedbackForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(viewer, body, reply);
  }
}
