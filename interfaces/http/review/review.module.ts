import { Module } from '@nestjs/common';
import { BusinessRoles } from '../../../application/business/people/ports.js';
import { ChangeResponse } from '../../../application/review/change-response.js';
import { ChangeReview } from '../../../application/review/change-review.js';
import { OwnerResponses, ReviewReads, Reviews, ReviewVotes } from '../../../application/review/ports.js';
import { RemoveReview } from '../../../application/review/remove-review.js';
import { RespondToReview } from '../../../application/review/respond-to-review.js';
import { VoteHelpful } from '../../../application/review/vote-helpful.js';
import { WriteReview } from '../../../application/review/write-review.js';
import { Outbox } from '../../../application/shared/outbox.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresOwnerResponses } from '../../../infrastructure/review/owner-responses.repository.js';
import { PostgresReviewReads } from '../../../infrastructure/review/review-reads.query.js';
import { PostgresReviewVotes } from '../../../infrastructure/review/review-votes.repository.js';
import { PostgresReviews } from '../../../infrastructure/review/reviews.repository.js';
import { PolicyModule, SAY_PORTS } from '../policy/policy.module.js';
import { READS } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { UploadModule } from '../upload/upload.module.js';
import { ReviewWritesController } from './review-writes.controller.js';
import { ReviewsController } from './reviews.controller.js';

/** Reviews with their votes and owner responses. */
@Module({
  imports: [PolicyModule, UploadModule],
  controllers: [ReviewsController, ReviewWritesController],
  providers: [
    provideAs(ReviewReads, PostgresReviewReads, READS),
    provideAs(Reviews, PostgresReviews, UnitOfWork),
    provideAs(ReviewVotes, PostgresReviewVotes, UnitOfWork),
    provideAs(OwnerResponses, PostgresOwnerResponses, UnitOfWork),
    provide(WriteReview, Transaction, Reviews, TakePictures, Outbox, SAY_PORTS),
    provide(ChangeReview, Transaction, Reviews, TakePictures, SAY_PORTS),
    provide(RemoveReview, Transaction, Reviews, TakePictures),
    provide(VoteHelpful, Transaction, Reviews, ReviewVotes, BusinessRoles),
    provide(RespondToReview, Transaction, Reviews, OwnerResponses, Outbox, BusinessRoles),
    provide(ChangeResponse, Transaction, Reviews, OwnerResponses, BusinessRoles),
  ],
})
export class ReviewModule {}
