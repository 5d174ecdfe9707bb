import { Body, Controller, Delete, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ChangeResponse } from '../../../application/review/change-response.js';
import { ChangeReview } from '../../../application/review/change-review.js';
import { RemoveReview } from '../../../application/review/remove-review.js';
import { RespondToReview } from '../../../application/review/respond-to-review.js';
import { VoteHelpful } from '../../../application/review/vote-helpful.js';
import { WithdrawVote } from '../../../application/review/withdraw-vote.js';
import { WriteReview } from '../../../application/review/write-review.js';
import { OWNER_RESPONSE, REVIEW } from '../../contract/review/review-examples.js';
import { BusinessId, ReviewId } from '../../contract/shared/path-id.js';
import { OwnerResponse, ResponseForm, Review, ReviewForm } from '../../contract/review/review.js';
import { sendJson } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { LargeBody } from '../server/large-body.js';
import { Limited } from '../server/limits/limited.js';

const WRITTEN = {
  ...REVIEW,
  isHelpful: false,
  helpfulCount: 0,
  votedHelpful: false,
  hasResponse: false,
  response: null,
};

@ApiTags('Reviews')
@Controller('api')
export class ReviewWritesController {
  constructor(
    private readonly writeReview: WriteReview,
    private readonly changeReview: ChangeReview,
    private readonly removeReview: RemoveReview,
    private readonly voteHelpful: VoteHelpful,
    private readonly withdrawVote: WithdrawVote,
    private readonly respondToReview: RespondToReview,
    private readonly changeResponse: ChangeResponse,
  ) {}

  @Post('businesses/:id/reviews')
  @ForMember()
  @Limited('reviews')
  @LargeBody()
  @Documented({
    operationId: 'writeReview',
    summary: 'Review a business',
    description:
      'One of a member and place, and none of the own place. Averages and counts follow at once. Texts are kept as they were typed but for white space at their ends. The owner is told by mail.',
    status: 201,
    answer: Review,
    answerDescription: 'The review.',
    example: WRITTEN,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async write(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ReviewForm }) body: ReviewForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const kept = await this.writeReview.run(viewer, id, body);
    sendJson(reply.header('Location', `/api/reviews/${String(kept.id)}`), kept.record);
  }

  @Put('reviews/:id')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changeReview',
    summary: 'Edit the own review',
    description: 'All fields anew: pictures that are not named are gone. Averages follow at once.',
    answer: Review,
    answerDescription: 'The review as it is now.',
    example: WRITTEN,
    problems: [400, 401, 403, 404, 413, 415],
    cached: false,
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: ReviewId }) id: number,
    @Body({ schema: ReviewForm }) body: ReviewForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendJson(reply, (await this.changeReview.run(viewer, id, body)).record);
  }

  @Delete('reviews/:id')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'removeReview',
    summary: 'Delete the own review',
    description: 'With its votes and its response. Averages and counts follow at once.',
    status: 204,
    answer: null,
    answerDescription: 'It is gone.',
    problems: [401, 403, 404],
    cached: false,
  })
  async remove(@Viewer() viewer: SignedIn, @Param('id', { schema: ReviewId }) id: number): Promise<void> {
    await this.removeReview.run(viewer, id);
  }

  @Put('reviews/:id/helpful')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'voteHelpful',
    summary: 'Find a review helpful',
    description: 'For every member but the author; a second time changes nothing.',
    status: 204,
    answer: null,
    answerDescription: 'It counts.',
    problems: [401, 403, 404],
    cached: false,
  })
  async vote(@Viewer() viewer: SignedIn, @Param('id', { schema: ReviewId }) id: number): Promise<void> {
    await this.voteHelpful.run(viewer, id);
  }

  @Delete('reviews/:id/helpful')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'withdrawHelpful',
    summary: 'Take a helpful vote back',
    description: 'Without a vote nothing changes.',
    status: 204,
    answer: null,
    answerDescription: 'It does not count.',
    problems: [401, 403, 404],
    cached: false,
  })
  async withdraw(@Viewer() viewer: SignedIn, @Param('id', { schema: ReviewId }) id: number): Promise<void> {
    await this.withdrawVote.run(viewer, id);
  }

  @Post('reviews/:id/response')
  @ForMember()
  @Documented({
    operationId: 'respondToReview',
    summary: 'Respond to a review of the own business',
    description: 'Once. The author is told by mail.',
    status: 201,
    answer: OwnerResponse,
    answerDescription: 'The response.',
    example: OWNER_RESPONSE,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async respond(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: ReviewId }) id: number,
    @Body({ schema: ResponseForm }) { content }: ResponseForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const response = await this.respondToReview.run(viewer, id, content);
    sendJson(reply.header('Location', `/api/reviews/${String(id)}/response`), response);
  }

  @Put('reviews/:id/response')
  @ForMember()
  @Documented({
    operationId: 'changeResponse',
    summary: 'Edit the response to a review',
    answer: OwnerResponse,
    answerDescription: 'The response as it is now.',
    example: OWNER_RESPONSE,
    problems: [400, 401, 403, 404, 413, 415],
    cached: false,
  })
  async reword(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: ReviewId }) id: number,
    @Body({ schema: ResponseForm }) { content }: ResponseForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendJson(reply, await this.changeResponse.run(viewer, id, content));
  }
}
