import { totalsChange } from '../../domain/review/rating.js';
import { requireNotOwner, type ReviewContent } from '../../domain/review/review.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { EmailContent, Outbox } from '../shared/outbox.js';
import type { KeptReview, ReviewedBusiness, Reviews } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { reviewContent, reviewPhotosOf, type ReviewInput } from './review-input.js';

const REVIEWED = 'You have already reviewed this business.';

const REFUSED_BEFORE =
  'An administrator hid or removed your review of this business before you deleted it. As long as that stands you cannot write another one; you can appeal against it in your account.';

/** A member reviews a business: once, and never their own. Its owner is told by mail. */
export class WriteReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly pictures: TakePictures,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Refuses with BUSINESS_NOT_FOUND where the business is not public, with FORBIDDEN its owner, with REVIEW_EXISTS a
   * second review and one that would undo a decision on the first, and pictures as `TakePictures`.
   */
  async run(actor: Actor, businessId: number, input: ReviewInput): Promise<KeptReview> {
    const { userId } = actor;
    const images = await this.pictures.receive(reviewPhotosOf(userId), input.images ?? [], () =>
      this.transaction.run(async () => {
        await this.#reviewable(businessId, userId);
        if (await this.reviews.isReviewed(businessId, userId)) refuse('REVIEW_EXISTS', REVIEWED);
      }, 'preparation'),
    );
    const content = reviewContent(input, images);
    return this.transaction.run(async () => {
      const business = await this.#reviewable(businessId, userId);
      await this.pictures.keep(userId, 'review_photo', { before: [], after: images, path: 'images' });
      const review = { ...content, businessId, userId };
      const kept = await this.reviews.add(review, totalsChange(null, content.rating));
      if (kept === null) return refuse('REVIEW_EXISTS', REVIEWED);
      if (business.ownerId !== null) await this.#tellOwner(business.ownerId, business, kept.id, content);
      return kept;
    });
  }

  /** The business, where nothing but an own review may stand against one. */
  async #reviewable(businessId: number, userId: string): Promise<ReviewedBusiness> {
    const business = (await this.reviews.business(businessId)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
    requireNotOwner(business, userId);
    if (await this.reviews.isRefusedBefore(businessId, userId)) refuse('REVIEW_EXISTS', REFUSED_BEFORE);
    return business;
  }

  #tellOwner(memberId: string, business: ReviewedBusiness, reviewId: number, content: ReviewContent): Promise<void> {
    const dedupeKey = `review:${String(reviewId)}`;
    return this.outbox.record({
      kind: 'mail',
      dedupeKey,
      memberId,
      service: false,
      to: null,
      content: reviewed(business, content),
    });
  }
}

function reviewed({ name, id }: ReviewedBusiness, { rating, title, content }: ReviewContent): EmailContent {
  return {
    subject: `New review of ${name}`,
    paragraphs: [`${name} has a new review with ${String(rating)} of 5 stars.`, title, content],
    action: { label: 'Read and respond', path: `/business/${String(id)}` },
  };
}
