import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { ReportListing } from '../../../application/feedback/report-listing.js';
import { RecommendBusinesses } from '../../../application/recommendations/recommend-businesses.js';
import { ChangeResponse } from '../../../application/reviews/change-response.js';
import { ChangeReview } from '../../../application/reviews/change-review.js';
import { RemoveReview } from '../../../application/reviews/remove-review.js';
import { RespondToReview } from '../../../application/reviews/respond-to-review.js';
import { VoteHelpful } from '../../../application/reviews/vote-helpful.js';
import { WithdrawVote } from '../../../application/reviews/withdraw-vote.js';
import { WriteReview } from '../../../application/reviews/write-review.js';
import { ForgetPlace } from '../../../application/saved-places/forget-place.js';
import { ListSavedPlaces } from '../../../application/saved-places/list-saved-places.js';
import { MarkSaved } from '../../../application/saved-places/mark-saved.js';
import { SavePlace } from '../../../application/saved-places/save-place.js';
import { BufferedInteractions } from '../../../infrastructure/persistence/business-analytics.repository.js';
import { PostgresBusinessReads } from '../../../infrastructure/persistence/business-reads.query.js';
import { PostgresRecommendationCandidates } from '../../../infrastructure/persistence/recommendation.query.js';
import { PostgresOwnerResponses } from '../../../infrastructure/persistence/review-response.repository.js';
import { PostgresReviewVotes } from '../../../infrastructure/persistence/review-vote.repository.js';
import { PostgresReviews } from '../../../infrastructure/persistence/review.repository.js';
import { PostgresSavedPlaces } from '../../../infrastructure/persistence/saved-place.repository.js';
import { PostgresFeedbacks } from '../../../infrastructure/persistence/user-feedback.repository.js';
import { FeedbackController } from '../feedback.controller.js';
import { InteractionsController } from '../interactions.controller.js';
import { RecommendationsController } from '../recommendations.controller.js';
import { ReviewWritesController } from '../review-writes.controller.js';
import { SavedPlacesController } from '../saved-places.controller.js';
import { use, type Parts, type Room } from './room.js';

/** What members and visitors do with places. */
export function communityRoom({ database, work, outbox, pictures, clock, logger, fastify }: Parts): Room {
  const businesses = new PostgresBusinessReads(database);
  const reviews = new PostgresReviews(work);
  const votes = new PostgresReviewVotes(work);
  const responses = new PostgresOwnerResponses(work);
  const saved = new PostgresSavedPlaces(database, work);
  const interactions = new BufferedInteractions(database, clock, logger);
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
      use(ReportListing, new ReportListing(work, new PostgresFeedbacks(work))),
    ],
  };
}
