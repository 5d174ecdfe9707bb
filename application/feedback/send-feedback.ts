import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { contactInquiry, mailToSupport, type ContactInput } from './contact-inquiry.js';
import type { Feedbacks, NewFeedback } from './ports.js';
import { recommendedPlace, type RecommendationInput } from './recommended-place.js';
import { reportedIssue, type ReportInput } from './reported-issue.js';

/** Feedback as sent, distinguished by `feedbackType`. */
export type FeedbackInput = ReportInput | RecommendationInput | ContactInput;

/** Stores feedback from anyone: a report, a recommendation, or a question. */
export class SendFeedback {
  constructor(
    private readonly transaction: Transaction,
    private readonly feedbacks: Feedbacks,
    private readonly outbox: Outbox,
    /** The support mailbox. */
    private readonly support: string,
  ) {}

  /** Returns the id, and JSON of the feedback. */
  run(viewer: Actor | null, input: FeedbackInput): Promise<{ readonly id: number; readonly record: JsonText }> {
    const userId = viewer?.userId ?? null;
    return this.transaction.run(async () => {
      if (input.feedbackType !== 'contact_inquiry') return this.feedbacks.add({ ...(await this.kept(input)), userId });
      const message = contactInquiry(input);
      const feedback = await this.feedbacks.add({ ...message, userId });
      await this.outbox.record(mailToSupport(feedback.id, message, this.support));
      return feedback;
    });
  }

  private async kept(input: ReportInput | RecommendationInput): Promise<Omit<NewFeedback, 'userId'>> {
    switch (input.feedbackType) {
      case 'business_recommendation':
        return recommendedPlace(input);
      case 'listing_issue': {
        // If the business can't be determined, the report names none.
        const businessId = await this.feedbacks.businessMeant(input.businessId ?? null, input.recommendedBusinessName);
        return { ...reportedIssue(input), businessId };
      }
    }
  }
}
