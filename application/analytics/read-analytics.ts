import { checkAnalyticsGrant, periodBefore, periodUntil } from '../../domain/analytics/period.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { JsonText } from '../shared/page.js';
import type { AnalyticsReads } from './ports.js';

export interface AnalyticsInput {
  /** Days, including today (UTC). */
  readonly days: number;
  /** Whether a file is requested. */
  readonly asFile: boolean;
}

/**
 * Returns the daily analytics of the actor's business. Throws BUSINESS_NOT_FOUND if another member's business isn't
 * public, and FORBIDDEN if it is, or if the tier doesn't include the request.
 */
export class ReadAnalytics {
  constructor(
    private readonly reads: AnalyticsReads,
    private readonly clock: Clock,
  ) {}

  async run(actor: Actor, businessId: number, { days, asFile }: AnalyticsInput): Promise<JsonText> {
    const business = await this.reads.business(businessId);
    const isOwn = business?.ownerId === actor.userId;
    if (business === null || (!isOwn && !business.isPublic)) return refuse('BUSINESS_NOT_FOUND', 'Business not found');
    if (!isOwn) return refuse('FORBIDDEN', 'Only the owner of a business can see its analytics.');
    checkAnalyticsGrant(business.tier, days, asFile);
    const period = periodUntil(this.clock.now(), days);
    return this.reads.figures(businessId, period, periodBefore(period));
  }
}
