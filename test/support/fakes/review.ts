import {
  OwnerResponses,
  Reviews,
  ReviewVotes,
  type KeptReview,
  type ResponseWords,
  type ReviewableBusiness,
  type StoredReview,
} from '../../../application/review/ports.js';
import { RETENTION } from '../../../domain/account/retention.js';
import { HIDING_NOTICES } from '../../../domain/moderation/notice.js';
import type { ContentState } from '../../../domain/moderation/target.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { RatingTotals } from '../../../domain/review/rating.js';
import type { ReviewContent } from '../../../domain/review/review.js';
import type { Memory, MemoryReview } from './memory.js';

/** Higher than the IDs of all seeded reviews. */
const FIRST_ID = 5000;

export class FakeReviews extends Reviews {
  /** The people of every business, besides its owner. */
  readonly people: string[] = [];

  #lastId = FIRST_ID;

  constructor(private readonly memory: Memory) {
    super();
  }

  override async reviewable(businessId: number, memberId: string): Promise<ReviewableBusiness | null> {
    const { businesses, memberNotices, members } = this.memory.changing;
    const isOpen = members.some((each) => each.id === memberId && each.erasureAt === null);
    if (!isOpen) refuse('USER_NOT_FOUND', 'User not found');
    const business = businesses.find((each) => each.id === businessId && each.isPublic);
    if (business === undefined) return null;
    const hasDecisions = memberNotices.some(
      ({ memberId: about, kind, liftedAt, target }) =>
        about === memberId && HIDING_NOTICES.includes(kind) && liftedAt === null && target?.targetType === 'review',
    );
    return { id: business.id, name: business.name, ownerId: business.ownerId, hasDecisions, people: this.people };
  }

  override async isRefusedBefore(businessId: number, memberId: string): Promise<boolean> {
    const { memberNotices, reviews } = this.memory.changing;
    const since = Date.now() - RETENTION.removedContentDays * 86_400_000;
    return memberNotices
      .filter((notice) => notice.memberId === memberId && notice.targetPath === `/business/${String(businessId)}`)
      .filter(({ kind, liftedAt }) => HIDING_NOTICES.includes(kind) && liftedAt === null)
      .filter(({ createdAt }) => createdAt.getTime() > since)
      .some(
        ({ target }) => target?.targetType === 'review' && !reviews.some(({ id }) => String(id) === target.targetId),
      );
  }

  override async isReviewed(businessId: number, memberId: string): Promise<boolean> {
    return this.memory.changing.reviews.some((each) => each.businessId === businessId && each.userId === memberId);
  }

  override async add(
    review: ReviewContent & { readonly businessId: number; readonly userId: string },
    totals: RatingTotals,
  ): Promise<KeptReview | null> {
    const { reviews } = this.memory.changing;
    if (await this.isReviewed(review.businessId, review.userId)) return null;
    const stored = { ...review, id: (this.#lastId += 1), state: 'shown' as const };
    reviews.push(stored);
    this.#count(review.businessId, totals);
    return keptReview(stored);
  }

  override hold(id: number): Promise<StoredReview | null> {
    return this.find(id);
  }

  override async find(id: number): Promise<StoredReview | null> {
    const { reviews, businesses, members } = this.memory.changing;
    const review = reviews.find((each) => each.id === id);
    const business = businesses.find((each) => each.id === review?.businessId);
    if (review === undefined || business === undefined) return null;
    const isClosed = members.some((each) => each.id === review.userId && each.erasureAt !== null);
    const { businessId, userId, rating, images, state } = review;
    return {
      ...{ id, businessId, userId, rating, images, state },
      isCounted: state === 'shown' && !isClosed,
      businessName: business.name,
      ownerId: business.ownerId,
      isPublic: state === 'shown' && business.isPublic && !isClosed,
    };
  }

  override async change(id: number, content: ReviewContent, totals: RatingTotals): Promise<KeptReview> {
    const state = this.memory.changing;
    const review = state.reviews.find((each) => each.id === id);
    if (review === undefined) throw new Error('A review must be found before it is changed.');
    const changed = { ...review, ...content };
    state.reviews = state.reviews.map((each) => (each === review ? changed : each));
    this.#count(review.businessId, totals);
    return keptReview(changed);
  }

  override async remove(id: number, totals: RatingTotals): Promise<void> {
    const state = this.memory.changing;
    const review = state.reviews.find((each) => each.id === id);
    if (review === undefined) return;
    state.reviews = state.reviews.filter((each) => each !== review);
    state.votes = state.votes.filter(({ reviewId }) => reviewId !== id);
    state.responses = state.responses.filter(({ reviewId }) => reviewId !== id);
    this.#count(review.businessId, totals);
  }

  #count(businessId: number, { count, sum, favorable }: RatingTotals): void {
    const state = this.memory.changing;
    state.businesses = state.businesses.map((each) =>
      each.id === businessId
        ? { ...each, count: each.count + count, sum: each.sum + sum, favorable: each.favorable + favorable }
        : each,
    );
  }
}

function keptReview({ id, rating, title, content, petName, images, disclosure, userId }: MemoryReview): KeptReview {
  const shown = { id, rating, title, content, petName, images, disclosure, userId, votedHelpful: false };
  return { id, record: JSON.stringify(shown) };
}

export class FakeReviewVotes extends ReviewVotes {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async hold(memberId: string): Promise<void> {
    const isOpen = this.memory.changing.members.some((each) => each.id === memberId && each.erasureAt === null);
    if (!isOpen) refuse('USER_NOT_FOUND', 'User not found');
  }

  override async put(reviewId: number, memberId: string): Promise<void> {
    await this.remove(reviewId, memberId);
    this.memory.changing.votes.push({ reviewId, memberId });
  }

  override async remove(reviewId: number, memberId: string): Promise<void> {
    const state = this.memory.changing;
    state.votes = state.votes.filter((each) => each.reviewId !== reviewId || each.memberId !== memberId);
  }
}

export class FakeOwnerResponses extends OwnerResponses {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add({ reviewId, content }: ResponseWords): Promise<string | null> {
    const { responses } = this.memory.changing;
    if (responses.some((each) => each.reviewId === reviewId)) return null;
    const response = { id: responses.length + 1, reviewId, content };
    responses.push({ ...response, state: 'shown' });
    return JSON.stringify(response);
  }

  override async find(reviewId: number): Promise<{ readonly state: ContentState } | null> {
    return this.memory.changing.responses.find((each) => each.reviewId === reviewId) ?? null;
  }

  override async change({ reviewId, content }: ResponseWords): Promise<string | null> {
    const state = this.memory.changing;
    const response = state.responses.find((each) => each.reviewId === reviewId);
    if (response === undefined) return null;
    const changed = { ...response, content };
    state.responses = state.responses.map((each) => (each === response ? changed : each));
    const { state: _, ...shown } = changed;
    return JSON.stringify(shown);
  }
}
