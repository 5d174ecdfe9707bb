import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { GetOwnerResponse } from '../../../application/review/get-owner-response.js';
import { GetReview } from '../../../application/review/get-review.js';
import { ListMemberReviews } from '../../../application/review/list-member-reviews.js';
import { ListNewestReviews } from '../../../application/review/list-newest-reviews.js';
import { ListReviews } from '../../../application/review/list-reviews.js';
import { SummariseReviews } from '../../../application/review/summarise-reviews.js';
import { OWNER_RESPONSE, REVIEW, REVIEW_SUMMARY } from '../../contract/examples.js';
import { ListQuery } from '../../contract/list.js';
import { BusinessId, ReviewId, UserId } from '../../contract/path-id.js';
import { OwnerResponse, Review, ReviewSummary } from '../../contract/review.js';
import { sendJson, sendPage } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { ForEverybody, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { forViewer } from '../server/private-answer.js';

const OF_MEMBER = {
  summary: "A member's reviews",
  description: 'Newest first; `votedHelpful` tells a member where they voted. Of a closed account nothing is shown.',
  answer: z.array(Review),
  answerDescription: 'One page of reviews.',
  example: [REVIEW],
  list: true,
  problems: [400, 404] as const,
};

@ApiTags('Reviews')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly listReviews: ListReviews,
    private readonly listMemberReviews: ListMemberReviews,
    private readonly listNewestReviews: ListNewestReviews,
    private readonly getReview: GetReview,
    private readonly getOwnerResponse: GetOwnerResponse,
    private readonly summariseReviews: SummariseReviews,
  ) {}

  @Get('businesses/:id/reviews')
  @ForEverybody()
  @Documented({
    operationId: 'listReviews',
    summary: 'Reviews of a business',
    description: 'Newest first; `votedHelpful` tells a member where they voted.',
    answer: z.array(Review),
    answerDescription: 'One page of reviews.',
    example: [REVIEW],
    list: true,
    problems: [400, 404],
  })
  async list(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(forViewer(reply, viewer), await this.listReviews.run(viewer, id, query));
  }

  @Get('reviews')
  @ForEverybody()
  @Documented({
    operationId: 'listNewestReviews',
    summary: 'Reviews of all places',
    description: 'Newest first; `votedHelpful` tells a member where they voted.',
    answer: z.array(Review),
    answerDescription: 'One page of reviews.',
    example: [REVIEW],
    list: true,
    problems: [400],
  })
  async newest(
    @Viewer() viewer: SignedIn | null,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(forViewer(reply, viewer), await this.listNewestReviews.run(viewer, query));
  }

  @Get('users/:userId/reviews')
  @ForEverybody()
  @Documented({ ...OF_MEMBER, operationId: 'listMemberReviews' })
  async ofMember(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(forViewer(reply, viewer), await this.listMemberReviews.run(viewer, userId, query));
  }

  @Get('reviews/user/:userId')
  @ForEverybody()
  @Documented({ ...OF_MEMBER, operationId: 'listReviewsOfUser' })
  async ofUser(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.ofMember(viewer, userId, query, reply);
  }

  @Get('reviews/summary')
  @Documented({
    operationId: 'summariseReviews',
    summary: 'How many reviews there are, and what they average',
    answer: ReviewSummary,
    answerDescription: 'Totals over all published reviews.',
    example: REVIEW_SUMMARY,
  })
  async summary(@Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.summariseReviews.run());
  }

  @Get('reviews/:id')
  @ForEverybody()
  @Documented({
    operationId: 'getReview',
    summary: 'One review',
    answer: Review,
    answerDescription: 'The review, with what the owner responded.',
    example: REVIEW,
    problems: [404],
  })
  async one(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: ReviewId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendJson(forViewer(reply, viewer), await this.getReview.run(viewer, id));
  }

  @Get('reviews/:id/response')
  @Documented({
    operationId: 'getOwnerResponse',
    summary: "The owner's response to a review",
    answer: OwnerResponse.nullable(),
    answerDescription: 'The response, or null while there is none.',
    example: OWNER_RESPONSE,
    problems: [404],
  })
  async response(@Param('id', { schema: ReviewId }) id: number, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.getOwnerResponse.run(id));
  }
}
