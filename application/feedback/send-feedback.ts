import type { Actor } from '../shared/actor.js';
import type { JsonText } from '../shared/page.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { contactInquiry, mailToSupport, type ContactInput } from './contact-inquiry.js';
import type { Feedbacks } from './ports.js';
import { recommendedPlace, type RecommendationInput } from './recommended-place.js';
import { reportedIssue, type ReportInput } from './reported-issue.js';
import { siteFeedback, siteFeedbackEmail, type SiteFeedbackInput } from './site-feedback.js';

/** Feedback as sent, distinguished by `feedbackType`. */
export type FeedbackInput = ReportInput | RecommendationInput | ContactInput | SiteFeedbackInput;

/** Stores feedback from anyone. Questions and feedback about this site are also emailed to support. */
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
      switch (input.feedbackType) {
        case 'business_recommendation':
          return this.feedbacks.add({ ...recommendedPlace(input), userId });
        case 'listing_issue': {
          // If the business can't be determined, the report names none.
          const { businessId: sent = null, recommendedBusinessName: name } = input;
          const businessId = await this.feedbacks.businessMeant(sent, name);
          return this.feedbacks.add({ ...reportedIssue(input), businessId, userId });
        }
        case 'contact_inquiry': {
          const message = contactInquiry(input);
          const feedback = await this.feedbacks.add({ ...message, userId });
          await this.outbox.record(mailToSupport(feedback.id, message, this.support));
          return feedback;
        }
        case 'bug_report':
        case 'content_suggestion':
        case 'feature_request':
        case 'general_feedback': {
          const message = siteFeedback(input);
          const feedback = await this.feedbacks.add({ ...message, userId });
          await this.outbox.record(siteFeedbackEmail(feedback.id, message, this.support));
          return feedback;
        }
      }
    });
  }
}
