import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReviewReads } from '../../../application/review/ports.js';
import { pageRequest, type PageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { OWNER_RESPONSE, REVIEW, REVIEW_SUMMARY } from '../../contract/review/review-examples.js';
import { BUSINESS_REVIEW_SUMMARY } from '../../contract/review/review-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, ReviewId, UserId } from '../../contract/shared/path-id.js';
import { BusinessReviewSummary, ReviewQuery } from '../../contract/review/review-query.js';
import { OwnerResponse, Review, ReviewSummary } from '../../contract/review/review.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForEveryone, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';

@ApiTags('Reviews')
@Controller('api')
export class ReviewsController {
  constructor(private readonly reviews: ReviewReads) {}

  @Get('businesses/:id/reviews')
  @ForEveryone()
  @Documented({
    operationId: 'listReviews',
    summary: 'List reviews of a business',
    description:
      'Returns the published reviews of a business, newest first unless `sort` says otherwise. For members, `votedHelpful` shows which reviews they marked as helpful.',
    listOf: Review,
    answerDescription: 'One page of reviews.',
    example: REVIEW,
  })
  async list(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: ReviewQuery }) query: ReviewQuery,
  ): Promise<ListPage> {
    const { sort = 'newest', mentions, photos = false } = query;
    const list = { of: 'business', id, sort, mentions: mentions || null, photos } as const;
    const page = await this.reviews.page(list, ...pageFor(query, viewer));
    return found('BUSINESS_NOT_FOUND', page);
  }

  @Get('businesses/:id/reviews/summary')
  @Documented({
    operationId: 'summarizeBusinessReviews',
    summary: 'Summarize reviews of a business',
    description:
      'Returns the number of reviews per rating, frequent words, and the newest photos. The words come from the newest 200 reviews, the figures from all published ones.',
    answer: BusinessReviewSummary,
    answerDescription: 'The summary.',
    example: BUSINESS_REVIEW_SUMMARY,
  })
  async summaryOf(@Param('id', { schema: BusinessId }) id: number): Promise<JsonText> {
    return found('BUSINESS_NOT_FOUND', await this.reviews.summaryOf(id));
  }

  @Get('reviews')
  @ForEveryone()
  @Documented({
    operationId: 'listNewestReviews',
    summary: 'List the newest reviews',
    description:
      'Returns reviews of all businesses, newest first. For members, `votedHelpful` shows which reviews they marked as helpful.',
    listOf: Review,
    answerDescription: 'One page of reviews.',
  })
  async newest(@Viewer() viewer: SignedIn | null, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    const page = await this.reviews.page({ of: 'everybody' }, ...pageFor(query, viewer));
    return found('NOT_FOUND', page);
  }

  @Get('users/:userId/reviews')
  @ForEveryone()
  @Documented({
    operationId: 'listMemberReviews',
    summary: 'List a member’s reviews',
    description:
      'Returns reviews, newest first. For members, `votedHelpful` shows which reviews they marked as helpful. Reviews of closed accounts are not shown.',
    listOf: Review,
    answerDescription: 'One page of reviews.',
  })
  async ofMember(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    const page = await this.reviews.page({ of: 'member', id: userId }, ...pageFor(query, viewer));
    return found('USER_NOT_FOUND', page);
  }

  @Get('reviews/user/:userId')
  @ForEveryone()
  @Documented({
    operationId: 'listReviewsOfUser',
    summary: 'List a member’s reviews',
    description:
      'Same as `GET /api/users/{userId}/reviews`. For members, `votedHelpful` shows which reviews they marked as helpful.',
    listOf: Review,
    answerDescription: 'One page of reviews.',
  })
  ofUser(
    @Viewer() viewer: SignedIn | null,
    @Param('userId', { schema: UserId }) userId: string,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    return this.ofMember(viewer, userId, query);
  }

  @Get('reviews/summary')
  @Documented({
    operationId: 'summarizeReviews',
    summary: 'Summarize all reviews',
    description:
      'Returns the number and average rating of all published reviews. For one business, use `GET /api/businesses/{id}/reviews/summary`.',
    answer: ReviewSummary,
    answerDescription: 'The summary.',
    example: REVIEW_SUMMARY,
  })
  summary(): Promise<JsonText> {
    return this.reviews.summary();
  }

  @Get('reviews/:id')
  @ForEveryone()
  @Documented({
    operationId: 'getReview',
    summary: 'Get a review',
    description:
      'Returns one published review with the owner’s response. Authors also get their own hidden or removed reviews, which have a `state`.',
    answer: Review,
    answerDescription: 'The review.',
  })
  async one(@Viewer() viewer: SignedIn | null, @Param('id', { schema: ReviewId }) id: number): Promise<JsonText> {
    const review = await this.reviews.one(id, viewer?.userId ?? null);
    return found('REVIEW_NOT_FOUND', review);
  }

  @Get('reviews/:id/response')
  @ForEveryone()
  @Documented({
    operationId: 'getOwnerResponse',
    summary: 'Get the response to a review',
    description:
      'Returns the owner’s response to a published review. The review itself already contains it as `response`.',
    answer: OwnerResponse.nullable(),
    answerDescription: 'The response, or null if there is none.',
    example: OWNER_RESPONSE,
  })
  async response(@Viewer() viewer: SignedIn | null, @Param('id', { schema: ReviewId }) id: number): Promise<JsonText> {
    const response = await this.reviews.responseTo(id, viewer?.userId ?? null);
    return found('REVIEW_NOT_FOUND', response);
  }
}

function pageFor(query: ListQuery, viewer: SignedIn | null): [PageRequest, string | null] {
  return [pageRequest(query), viewer?.userId ?? null];
}
