import { totalsChange } from '../../domain/review/rating.js';
import { requireNotOwner, type ReviewContent } from '../../domain/review/review.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { SayPorts } from '../policy/say-about-place.js';
import type { Actor } from '../shared/actor.js';
import { newsEmail, type EmailContent, type Outbox, type OutgoingMessage } from '../shared/outbox.js';
import type { KeptReview, ReviewableBusiness, ReviewedBusiness, Reviews } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import { reviewContent, reviewPhotosOf, type ReviewInput } from './review-input.js';
import { sayOfVisit, type VisitInput } from './say-of-visit.js';

const REVIEWED = 'You have already reviewed this business.';

const REFUSED_BEFORE =
  'An administrator hid or removed your review of this business before you deleted it. You cannot write another one unless that decision is reversed. You can appeal it in your account.';

/** Adds a review. A member can review a business once, but not their own. Emails everyone who may respond. */
export class WriteReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly reviews: Reviews,
    private readonly pictures: TakePictures,
    private readonly outbox: Outbox,
    private readonly said: SayPorts,
  ) {}

  /**
   * Throws BUSINESS_NOT_FOUND if the business isn't public, FORBIDDEN for its people, REVIEW_EXISTS for a second review
   * or one that would bypass a decision on the first, and the errors of `TakePictures`.
   */
  async run(
    actor: Actor,
    businessId: number,
    input: ReviewInput,
    visit: VisitInput | null = null,
  ): Promise<KeptReview> {
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
      const stored = await this.reviews.add(review, totalsChange(null, content.rating));
      if (stored === null) return refuse('REVIEW_EXISTS', REVIEWED);
      await this.outbox.record(...announcements(stored.id, business, reviewed(business, content)));
      const answering = { id: stored.id, businessId, memberId: userId };
      if (visit !== null) await sayOfVisit(this.said, answering, visit, true);
      return stored;
    });
  }

  /** Returns the business if the member may review it, except for an existing review. */
  async #reviewable(businessId: number, userId: string): Promise<ReviewableBusiness> {
    const found = await this.reviews.reviewable(businessId, userId);
    const business = found ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
    requireNotOwner(business, userId);
    if (business.people.includes(userId)) refuse('FORBIDDEN', 'You cannot review a business that you help manage.');
    const isRefused = business.hasDecisions && (await this.reviews.isRefusedBefore(businessId, userId));
    if (isRefused) refuse('REVIEW_EXISTS', REFUSED_BEFORE);
    return business;
  }
}

/** Returns an email to everyone who may respond: the owner, and the people with a role. */
function announcements(
  reviewId: number,
  { ownerId, people }: ReviewableBusiness,
  content: EmailContent,
): OutgoingMessage[] {
  const key = `review:${String(reviewId)}`;
  return [
    ...(ownerId === null ? [] : [newsEmail(key, ownerId, content)]),
    ...people.map((memberId) => newsEmail(`${key}:${memberId}`, memberId, content)),
  ];
}

function reviewed({ name, id }: ReviewedBusiness, { rating, title, content }: ReviewContent): EmailContent {
  return {
    subject: `New review of ${name}`,
    paragraphs: [`${name} has a new review with ${String(rating)} out of 5 stars.`, title, content],
    action: { label: 'Read and respond', path: `/business/${String(id)}` },
  };
}
