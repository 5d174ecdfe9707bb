import { EMPTY_CONTENT, requireWithinTier, tidyContent, type BusinessContent } from '../../domain/business/content.js';
import { LikelyDuplicate, type LikelyMatch } from '../../domain/duplicate/similar.js';
import { publicPart, requireConsentFor } from '../../domain/feedback/consent.js';
import { decidedFeedback, requireCompletable } from '../../domain/feedback/decision.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { FindSimilar } from '../business/find-similar.js';
import { withLocation } from '../business/with-location.js';
import type { Businesses } from '../business/ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { serviceEmail, type EmailContent, type Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { entryOf } from './decide-on-feedback.js';
import type { FeedbackRecord, Feedbacks } from './ports.js';

interface ListingPorts {
  readonly transaction: Transaction;
  readonly feedbacks: Feedbacks;
  readonly businesses: Businesses;
  readonly similar: Pick<FindSimilar, 'run'>;
  readonly gazetteer: Gazetteer;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** How an administrator lists a recommendation. */
export interface ListingChoice {
  /** True lists the business even if it may already be listed. */
  readonly force: boolean;
  /** The description; null for none. If absent, it is the sender's own, provided that the sender agreed. */
  readonly description?: string | null | undefined;
}

/**
 * Turns a recommendation into a public listing that anyone can claim. Completes the recommendation and emails its
 * sender.
 */
export class ListRecommended {
  constructor(private readonly ports: ListingPorts) {}

  /**
   * Returns the listing's id. Throws FEEDBACK_NOT_FOUND, FEEDBACK_MOVE_REFUSED, INVALID_INPUT if it isn't a
   * recommendation, if the description exceeds the limits of a free listing or repeats the sender's words without their
   * consent, or, unless `force` is set, LIKELY_DUPLICATE if it may already be listed.
   */
  async run({ name: administrator }: AdministratorActor, id: number, choice: ListingChoice): Promise<number> {
    const { transaction, gazetteer } = this.ports;
    const content = contentOf(await transaction.run(() => this.#open(id), 'preparation'), choice.description);
    // Outside of the transaction, which must not take a second connection.
    if (!choice.force) await this.#requireNew(content);
    const listing = await withLocation(tidyContent(content), gazetteer);
    return transaction.run(async () => this.#list(administrator, await this.#open(id), listing));
  }

  async #open(id: number): Promise<FeedbackRecord> {
    const feedback = (await this.ports.feedbacks.find(id)) ?? refuse('FEEDBACK_NOT_FOUND', 'Feedback not found');
    requireCompletable(feedback);
    return feedback;
  }

  async #requireNew(content: BusinessContent): Promise<void> {
    const found = JSON.parse(await this.ports.similar.run(content)) as LikelyMatch[];
    const businesses = found.map(({ id, name, address, city, state }) => ({ id, name, address, city, state }));
    if (businesses.length > 0) throw new LikelyDuplicate(businesses);
  }

  async #list(administrator: string, feedback: FeedbackRecord, content: BusinessContent): Promise<number> {
    const { feedbacks, businesses, audit, outbox, clock } = this.ports;
    const now = clock.now();
    const businessId = await businesses.addApproved(content, administrator, now);
    const actionTaken = `${content.name} is now listed.`;
    const decided = decidedFeedback(feedback, { status: 'completed', actionTaken }, administrator, now);
    const listed = { ...decided, businessId };
    await feedbacks.decide(listed);
    await audit.write({ ...entryOf(administrator, 'list', feedback, listed), reason: null });
    if (listed.contactEmail !== null && listed.contactPreference !== 'none') {
      const recipient = { memberId: listed.userId, to: listed.contactEmail };
      const key = `feedback:${listed.id}:listed:${businessId}`;
      await outbox.record(serviceEmail(key, recipient, listingEmail(businessId, content.name)));
    }
    return businessId;
  }
}

/** Returns the content of the listing with the administrator's description, if any. Throws INVALID_INPUT like `run`. */
function contentOf(feedback: FeedbackRecord, written: string | null | undefined): BusinessContent {
  const { feedbackType } = feedback;
  const {
    name = null,
    category = null,
    zip = null,
    petPerks = [],
    description = null,
    ...place
  } = publicPart(feedback);
  if (feedbackType !== 'business_recommendation' || name === null || category === null) {
    return refuse('INVALID_INPUT', 'Only a business recommendation can become a listing.');
  }
  if (typeof written === 'string') requireConsentFor(written, feedback);
  const text = written === undefined ? description : written;
  const content = { ...EMPTY_CONTENT, ...place, name, category, zipCode: zip, petPerks, description: text };
  requireWithinTier(content, 'free');
  return content;
}

function listingEmail(businessId: number, name: string): EmailContent {
  return {
    subject: `${name} is now listed`,
    paragraphs: [`${name}, which you recommended, is now listed. Thank you!`],
    action: { label: 'View the listing', path: `/business/${businessId}` },
  };
}
