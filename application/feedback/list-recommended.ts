import { NOTHING_SAID, tidyContent, type BusinessContent } from '../../domain/business/content.js';
import { LikelyDuplicate, type LikelyDouble } from '../../domain/business/similar.js';
import { decidedFeedback, requireCompletable } from '../../domain/feedback/decision.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { FindSimilar } from '../business/find-similar.js';
import { placed } from '../business/placed.js';
import type { Businesses } from '../business/ports.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { entryOf } from './decide-on-feedback.js';
import { newsOfListing } from './listing-mail.js';
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

/**
 * An administrator makes a listing of a recommendation: public at once, nobody's, and to be claimed. The recommendation
 * is completed by it, and whoever left an address is told.
 */
export class ListRecommended {
  constructor(private readonly ports: ListingPorts) {}

  /**
   * Answers the listing's id. Refuses with FEEDBACK_NOT_FOUND, FEEDBACK_MOVE_REFUSED, with INVALID_INPUT what is no
   * recommendation, and unless `force` says so with LIKELY_DUPLICATE what may be listed already.
   */
  async run(administrator: string, id: number, force: boolean): Promise<number> {
    const { transaction, gazetteer } = this.ports;
    const content = contentOf(await transaction.run(() => this.#open(id), 'preparation'));
    // Outside of the transaction, which would hold a second connection.
    if (!force) await this.#requireNew(content);
    const listing = await placed(tidyContent(content), gazetteer);
    return transaction.run(async () => this.#list(administrator, await this.#open(id), listing));
  }

  async #open(id: number): Promise<FeedbackRecord> {
    const feedback = (await this.ports.feedbacks.find(id)) ?? refuse('FEEDBACK_NOT_FOUND', 'Feedback not found');
    requireCompletable(feedback);
    return feedback;
  }

  async #requireNew(content: BusinessContent): Promise<void> {
    const found = JSON.parse(await this.ports.similar.run(content)) as LikelyDouble[];
    const businesses = found.map(({ id, name, address, city, state }) => ({ id, name, address, city, state }));
    if (businesses.length > 0) throw new LikelyDuplicate(businesses);
  }

  async #list(administrator: string, feedback: FeedbackRecord, content: BusinessContent): Promise<number> {
    const { feedbacks, businesses, audit, outbox, clock } = this.ports;
    const now = clock.now();
    const businessId = await businesses.addApproved(content, administrator, now);
    const actionTaken = `${content.name} is listed now.`;
    const decided = decidedFeedback(feedback, { status: 'completed', actionTaken }, administrator, now);
    const listed = { ...decided, businessId };
    await feedbacks.decide(listed);
    await audit.write({ ...entryOf(administrator, 'list', feedback, listed), reason: null });
    for (const mail of newsOfListing(listed, content.name)) await outbox.record(mail);
    return businessId;
  }
}

/** What a listing says of the place; refuses what recommends none. */
function contentOf({ feedbackType, recommended }: FeedbackRecord): BusinessContent {
  const { name = null, category = null, zip = null, petPerks = [], ...place } = recommended;
  if (feedbackType !== 'business_recommendation' || name === null || category === null) {
    return refuse('INVALID_INPUT', 'A listing is made of a recommendation of a business alone.');
  }
  return { ...NOTHING_SAID, ...place, name, category, zipCode: zip, petPerks };
}
