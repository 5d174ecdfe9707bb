import { Body, Controller, Get, Ip, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SubmissionNetworks } from '../../../application/administration/queue-ports.js';
import { FeedbackReads } from '../../../application/feedback/ports.js';
import { SendFeedback } from '../../../application/feedback/send-feedback.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { Feedback, FeedbackForm, OwnFeedback } from '../../contract/feedback/feedback.js';
import { FEEDBACK, OWN_FEEDBACK } from '../../contract/feedback/feedback-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForEveryone, ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Limited } from '../server/limits/limited.js';
import type { LimitedCall } from '../server/limits/limits.js';

/** Reports, recommendations, and messages are counted separately. */
const LIMITED_BY_TYPE = {
  field: 'feedbackType',
  alias: 'type',
  kinds: new Map<unknown, LimitedCall>([
    ['business_recommendation', 'recommend'],
    ['listing_issue', 'report'],
  ]),
};

const SEND = {
  summary: 'Send feedback',
  description:
    'Open to everyone. `feedbackType` is `listing_issue` for a wrong listing, `business_recommendation` for a place that is not listed yet, or another type for a message that is emailed to support. The server sets `priority`: high for `closed_business`, else medium.',
  status: 201 as const,
  answer: Feedback,
  answerDescription:
    'The stored feedback, without sender and contact data. `Location` is the list where a member can follow it.',
  example: FEEDBACK,
};

/** Members and visitors send feedback. Both paths do the same. */
@ApiTags('Feedback')
@Controller('api')
export class FeedbackController {
  constructor(
    private readonly sendFeedback: SendFeedback,
    private readonly reads: FeedbackReads,
    private readonly networks: SubmissionNetworks,
  ) {}

  @Get('feedback')
  @ForMember()
  @Documented({
    operationId: 'listOwnFeedback',
    summary: 'List your feedback',
    description:
      'Returns your reports, recommendations, and messages with their status, newest first. Feedback that you sent while signed out is not included.',
    listOf: OwnFeedback,
    answerDescription: 'One page of feedback.',
    example: OWN_FEEDBACK,
  })
  own(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.reads.ofMember(viewer.userId, pageRequest(query));
  }

  @Post('user-feedback')
  @ForEveryone()
  @Limited('contact', LIMITED_BY_TYPE)
  @Documented({ ...SEND, operationId: 'sendUserFeedback' })
  async send(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: FeedbackForm }) body: FeedbackForm,
    @Ip() ip: string,
  ): Promise<Created<JsonText>> {
    const { id, record } = await this.sendFeedback.run(viewer, body);
    await this.networks.record('feedback', id, ip);
    return new Created('/api/feedback', record);
  }

  @Post('feedback')
  @ForEveryone()
  @Limited('contact', LIMITED_BY_TYPE)
  @Documented({
    ...SEND,
    operationId: 'sendFeedback',
    description: 'Does the same as POST /api/user-feedback. Both calls share one rate limit.',
  })
  sendByShortName(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: FeedbackForm }) body: FeedbackForm,
    @Ip() ip: string,
  ): Promise<Created<JsonText>> {
    return this.send(viewer, body, ip);
  }
}
