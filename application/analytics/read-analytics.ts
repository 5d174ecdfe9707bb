import { checkAnalyticsGrant, periodBefore, periodUntil } from '../../domain/analytics/period.js';
import { requirePermission } from '../../domain/business/people/role.js';
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
 * Returns the daily analytics of a business for its owner and managers. Throws BUSINESS_NOT_FOUND if the actor has no
 * role in it and it isn't public, and FORBIDDEN if their role or the tier doesn't include the request.
 */
export class ReadAnalytics {
  constructor(
    private readonly reads: AnalyticsReads,
    private readonly clock: Clock,
  ) {}

  async run(actor: Actor, businessId: number, { days, asFile }: AnalyticsInput): Promise<JsonText> {
    const business = await this.reads.business(businessId, actor.userId);
    if (business === null || (business.role === null && !business.isPublic))
      return refuse('BUSINESS_NOT_FOUND', 'Business not found');
    requirePermission(business.role, 'analytics');
    checkAnalyticsGrant(business.tier, days, asFile);
    const period = periodUntil(this.clock.now(), days);
    return this.reads.figures(businessId, period, periodBefore(period));
  }
}
