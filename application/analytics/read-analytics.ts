import { checkAnalyticsGrant, periodBefore, periodUntil } from '../../domain/analytics/period.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { JsonText } from '../shared/page.js';
import type { AnalyticsReads } from './ports.js';

/** What an owner asks for. */
export interface AnalyticsInput {
  /** Days, today (UTC) included. */
  readonly days: number;
  /** Whether it is to become a file. */
  readonly asFile: boolean;
}

/**
 * How often an own business was seen and used, day by day. Refuses with BUSINESS_NOT_FOUND another one's that is not
 * public, else with FORBIDDEN; with FORBIDDEN too what the business's tier does not give.
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
    if (!isOwn) return refuse('FORBIDDEN', 'Only the owner of a business can see its figures.');
    checkAnalyticsGrant(business.tier, days, asFile);
    const period = periodUntil(this.clock.now(), days);
    return this.reads.figures(businessId, period, periodBefore(period));
  }
}
