import { Body, Controller, Delete, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JsonText } from '../../../application/shared/page.js';
import { ChangeResponse } from '../../../application/review/change-response.js';
import { ChangeReview } from '../../../application/review/change-review.js';
import { RemoveReview } from '../../../application/review/remove-review.js';
import { RespondToReview } from '../../../application/review/respond-to-review.js';
import { VoteHelpful } from '../../../application/review/vote-helpful.js';
import { WriteReview } from '../../../application/review/write-review.js';
import { OWNER_RESPONSE } from '../../contract/review/review-examples.js';
import { BusinessId, ReviewId } from '../../contract/shared/path-id.js';
import { OwnerResponse, ResponseForm, Review, ReviewForm } from '../../contract/review/review.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { LargeBody } from '../server/body/large-body.js';
import { Limited } from '../server/limits/limited.js';
import { voiceKey } from '../server/limits/rate-limit.js';

@ApiTags('Reviews')
@Controller('api')
@ForMember()
export class ReviewWritesController {
  constructor(
    private readonly writeReview: WriteReview,
    private readonly changeReview: ChangeReview,
    private readonly removeReview: RemoveReview,
    private readonly voteHelpful: VoteHelpful,
    private readonly respondToReview: RespondToReview,
    private readonly changeResponse: ChangeResponse,
  ) {}

  @Post('businesses/:id/reviews')
  @Limited('reviews')
  @LargeBody()
  @Documented({
    operationId: 'writeReview',
    summary: 'Review a business',
    description:
      'You can review each business once, but not your own. Ratings and counts update immediately, and the owner gets an email. `petsIndoors` and `petsOnPatio` count for the pet policy, once in 90 days, while the review is shown.',
    status: 201,
    answer: Review,
    answerDescription: 'The review.',
  })
  async write(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ReviewForm }) { petsIndoors, petsOnPatio, ...review }: ReviewForm,
    @Ip() ip: string,
  ): Promise<Created<JsonText>> {
    const visit = { petsIndoors, petsOnPatio, network: voiceKey(ip) };
    const writtenReview = await this.writeReview.run(viewer, id, review, visit);
    return new Created(`/api/reviews/${String(writtenReview.id)}`, writtenReview.record);
  }

  @Put('reviews/:id')
  @LargeBody()
  @Documented({
    operationId: 'changeReview',
    summary: 'Update your review',
    description:
      'Replaces all fields; pictures that are not in `images` are removed. Ratings update immediately. `petsIndoors` and `petsOnPatio` replace your earlier answers; if absent, these stay.',
    answer: Review,
    answerDescription: 'The updated review.',
    neverRefuses: [409],
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: ReviewId }) id: number,
    @Body({ schema: ReviewForm }) { petsIndoors, petsOnPatio, ...review }: ReviewForm,
    @Ip() ip: string,
  ): Promise<JsonText> {
    const visit = { petsIndoors, petsOnPatio, network: voiceKey(ip) };
    return (await this.changeReview.run(viewer, id, review, visit)).record;
  }

  @Delete('reviews/:id')
  @Documented({
    operationId: 'removeReview',
    summary: 'Delete your review',
    description: 'Deletes the review with its votes and response. Ratings and counts update immediately.',
    answerDescription: 'The review is deleted.',
  })
  async remove(@Viewer() viewer: SignedIn, @Param('id', { schema: ReviewId }) id: number): Promise<void> {
    await this.removeReview.run(viewer, id);
  }

  @Put('reviews/:id/helpful')
  @Documented({
    operationId: 'voteHelpful',
    summary: 'Mark a review as helpful',
    description: 'For all members except the author and the people of the business. A repeated vote changes nothing.',
    answerDescription: 'Your vote counts.',
    neverRefuses: [409],
  })
  async vote(@Viewer() viewer: SignedIn, @Param('id', { schema: ReviewId }) id: number): Promise<void> {
    await this.voteHelpful.run(viewer, id);
  }

  @Delete('reviews/:id/helpful')
  @Documented({
    operationId: 'removeHelpfulVote',
    summary: 'Remove your helpful vote',
    description: 'Removes your vote and lowers `helpfulCount` immediately. Without a vote, nothing changes.',
    answerDescription: 'Your vote no longer counts.',
  })
  async withdraw(@Viewer() viewer: SignedIn, @Param('id', { schema: ReviewId }) id: number): Promise<void> {
    await this.voteHelpful.undo(viewer, id);
  }

  @Post('reviews/:id/response')
  @Documented({
    operationId: 'respondToReview',
    summary: 'Respond to a review',
    description: 'The owner of a business can respond once to each of its reviews. The author gets an email.',
    status: 201,
    answer: OwnerResponse,
    answerDescription: 'The response.',
    example: OWNER_RESPONSE,
  })
  async respond(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: ReviewId }) id: number,
    @Body({ schema: ResponseForm }) { content }: ResponseForm,
  ): Promise<Created<JsonText>> {
    const response = await this.respondToReview.run(viewer, id, content);
    return new Created(`/api/reviews/${String(id)}/response`, response);
  }

  @Put('reviews/:id/response')
  @Documented({
    operationId: 'changeResponse',
    summary: 'Update your response',
    description: 'Replaces the text of your response to a review. The author gets no second email.',
    answer: OwnerResponse,
    answerDescription: 'The updated response.',
    neverRefuses: [409],
  })
  reword(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: ReviewId }) id: number,
    @Body({ schema: ResponseForm }) { content }: ResponseForm,
  ): Promise<JsonText> {
    return this.changeResponse.run(viewer, id, content);
  }
}
