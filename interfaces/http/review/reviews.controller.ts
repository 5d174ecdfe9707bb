import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ReviewReads } from '../../../application/review/ports.js';
import { pageRequest, type PageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import { OWNER_RESPONSE, REVIEW, REVIEW_SUMMARY } from '../../contract/review/review-examples.js';
import { BUSINESS_REVIEW_SUMMARY } from '../../contract/review/review-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, ReviewId, UserId } from '../../contract/shared/path-id.js';
import { BusinessReviewSummary, ReviewQuery } from '../../contract/review/review-query.js';
import { OwnerResponse, Review, ReviewSummary } from '../../contract/review/review.js';
import { sendJson, sendPage } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
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
  constructor(private readonly reviews: ReviewReads) {}

  @Get('businesses/:id/reviews')
  @ForEverybody()
  @Documented({
    operationId: 'listReviews',
    summary: 'Reviews of a business',
    description:
      'Newest, most helpful or lowest first, equal ones newest first; `votedHelpful` tells a member where they voted.',
    answer: z.array(Review),
    answerDescription: 'One page of reviews.',
    example: [REVIEW],
    list: true,
    problems: [400, 404],
  })
  async list(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: ReviewQuery }) query: ReviewQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { sort = 'newest', mentions } = query;
    const list = { of: 'business', id, sort, mentions: mentions || null } as const;
    const page = await this.reviews.page(list, ...asked(query, viewer));
    sendPage(forViewer(reply, viewer), found('BUSINESS_NOT_FOUND', page));
  }

  @Get('businesses/:id/reviews/summary')
  @Documented({
    operationId: 'summariseReviewsOfBusiness',
    summary: 'How the reviews of a business rate it, and what they speak of',
    answer: BusinessReviewSummary,
    answerDescription: 'Counted over all of its published reviews; words over the newest.',
    example: BUSINESS_REVIEW_SUMMARY,
    problems: [404],
  })
  async summaryOf(@Param('id', { schema: BusinessId }) id: number, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, found('BUSINESS_NOT_FOUND', await this.reviews.summaryOf(id)));
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
    const page = await this.reviews.page({ of: 'everybody' }, ...asked(query, viewer));
    sendPage(forViewer(reply, viewer), found('NOT_FOUND', page));
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
    const page = await this.reviews.page({ of: 'member', id: userId }, ...asked(query, viewer));
    sendPage(forViewer(reply, viewer), found('USER_NOT_FOUND', page));
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
    sendJson(reply, await this.reviews.summary());
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
    const review = await this.reviews.one(id, viewer?.userId ?? null);
    sendJson(forViewer(reply, viewer), found('REVIEW_NOT_FOUND', review));
  }

  @Get('reviews/:id/response')
  @ForEverybody()
  @Documented({
    operationId: 'getOwnerResponse',
    summary: "The owner's response to a review",
    answer: OwnerResponse.nullable(),
    answerDescription: 'The response, or null while there is none.',
    example: OWNER_RESPONSE,
    problems: [404],
  })
  async response(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: ReviewId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const response = await this.reviews.responseTo(id, viewer?.userId ?? null);
    sendJson(forViewer(reply, viewer), found('REVIEW_NOT_FOUND', response));
  }
}

function asked(query: ListQuery, viewer: SignedIn | null): [PageRequest, string | null] {
  return [pageRequest(query, DEFAULT_PAGE_SIZE), viewer?.userId ?? null];
}
