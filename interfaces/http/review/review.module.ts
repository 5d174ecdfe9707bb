import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { ReportBusiness } from '../../../application/feedback/report-business.js';
import { RecommendBusinesses } from '../../../application/recommendation/recommend-businesses.js';
import { ChangeResponse } from '../../../application/review/change-response.js';
import { ChangeReview } from '../../../application/review/change-review.js';
import { RemoveReview } from '../../../application/review/remove-review.js';
import { RespondToReview } from '../../../application/review/respond-to-review.js';
import { VoteHelpful } from '../../../application/review/vote-helpful.js';
import { WithdrawVote } from '../../../application/review/withdraw-vote.js';
import { WriteReview } from '../../../application/review/write-review.js';
import { ForgetPlace } from '../../../application/saved-place/forget-place.js';
import { ListSavedPlaces } from '../../../application/saved-place/list-saved-places.js';
import { MarkSaved } from '../../../application/saved-place/mark-saved.js';
import { SavePlace } from '../../../application/saved-place/save-place.js';
import { PostgresInteractions } from '../../../infrastructure/analytics/interactions.repository.js';
import { PostgresBusinessReads } from '../../../infrastructure/business/business-reads.query.js';
import { PostgresRecommendationCandidates } from '../../../infrastructure/recommendation/recommendation-candidates.query.js';
import { PostgresOwnerResponses } from '../../../infrastructure/review/owner-responses.repository.js';
import { PostgresReviewVotes } from '../../../infrastructure/review/review-votes.repository.js';
import { PostgresReviews } from '../../../infrastructure/review/reviews.repository.js';
import { PostgresSavedPlaces } from '../../../infrastructure/saved-place/saved-places.repository.js';
import { PostgresFeedbacks } from '../../../infrastructure/feedback/feedbacks.repository.js';
import { FeedbackController } from '../feedback/feedback.controller.js';
import { InteractionsController } from '../analytics/interactions.controller.js';
import { RecommendationsController } from '../recommendation/recommendations.controller.js';
import { ReviewWritesController } from './review-writes.controller.js';
import { SavedPlacesController } from '../saved-place/saved-places.controller.js';
import { use, type Dependencies, type Room } from '../server/dependencies.js';

/** What members and visitors do with places. */
export function communityRoom({ database, work, outbox, pictures, clock, logger, fastify }: Dependencies): Room {
  const businesses = new PostgresBusinessReads(database);
  const reviews = new PostgresReviews(work);
  const votes = new PostgresReviewVotes(work);
  const responses = new PostgresOwnerResponses(work);
  const saved = new PostgresSavedPlaces(database, work);
  const interactions = new PostgresInteractions(database, clock, logger);
  // All requests are answered by then, and the database is still there.
  fastify.addHook('onClose', () => interactions.flush());
  return {
    controllers: [
      ReviewWritesController,
      SavedPlacesController,
      RecommendationsController,
      InteractionsController,
      FeedbackController,
    ],
    providers: [
      use(WriteReview, new WriteReview(work, reviews, pictures, outbox)),
      use(ChangeReview, new ChangeReview(work, reviews, pictures)),
      use(RemoveReview, new RemoveReview(work, reviews, pictures)),
      use(VoteHelpful, new VoteHelpful(work, reviews, votes)),
      use(WithdrawVote, new WithdrawVote(work, reviews, votes)),
      use(RespondToReview, new RespondToReview(work, reviews, responses, outbox)),
      use(ChangeResponse, new ChangeResponse(work, reviews, responses)),
      use(SavePlace, new SavePlace(work, saved)),
      use(ForgetPlace, new ForgetPlace(work, saved)),
      use(ListSavedPlaces, new ListSavedPlaces(businesses)),
      use(MarkSaved, new MarkSaved(saved)),
      use(RecommendBusinesses, new RecommendBusinesses(new PostgresRecommendationCandidates(database), businesses)),
      use(RecordInteraction, new RecordInteraction(interactions)),
      use(ReportBusiness, new ReportBusiness(work, new PostgresFeedbacks(work))),
    ],
  };
}
