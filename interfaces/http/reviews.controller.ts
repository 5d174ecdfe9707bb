import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { GetOwnerResponse } from '../../application/reviews/get-owner-response.js';
import { ListReviews } from '../../application/reviews/list-reviews.js';
import { SummariseReviews } from '../../application/reviews/summarise-reviews.js';
import { OWNER_RESPONSE, REVIEW, REVIEW_SUMMARY } from '../contract/examples.js';
import { ListQuery } from '../contract/list.js';
import { BusinessId, ReviewId } from '../contract/path.js';
import { OwnerResponse, Review, ReviewSummary } from '../contract/review.js';
import { sendJson, sendPage } from './answer.js';
import { Documented } from './documented.js';

@ApiTags('Reviews')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly listReviews: ListReviews,
    private readonly getOwnerResponse: GetOwnerResponse,
    private readonly summariseReviews: SummariseReviews,
  ) {}

  @Get('businesses/:id/reviews')
  @Documented({
    operationId: 'listReviews',
    summary: 'Reviews of a business',
    description: 'Newest first.',
    answer: z.array(Review),
    answerDescription: 'One page of reviews.',
    example: [REVIEW],
    list: true,
    problems: [400, 404],
  })
  async list(
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: ListQuery }) query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPage(reply, await this.listReviews.run(id, query));
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
