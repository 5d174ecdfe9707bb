import type { InteractionType } from '../../domain/analytics/interaction.js';
import type { Period } from '../../domain/analytics/period.js';
import type { Role } from '../../domain/business/people/role.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { JsonText } from '../shared/page.js';

/** A visitor's interaction with a business. */
export interface Visit {
  readonly businessId: number;
  readonly interactionType: InteractionType;
  /** The visit ID that the browser sends. */
  readonly sessionId: string;
  /** The member; null for a visitor. */
  readonly userId: string | null;
  /** The network address, never stored as is. */
  readonly address: string;
  readonly userAgent: string;
}

/** Interactions of visitors with businesses. */
export abstract class Interactions {
  /**
   * Whether the business, or the one it was merged into, is public. The answer is cached for half a minute to save
   * statements. Returns true if the database is unavailable; writing then decides.
   */
  abstract isPublic(businessId: number): Promise<boolean>;
  /**
   * Queues a visit and returns at once. It is written once, a moment later. Skips bots, the business's owner, members
   * who turned analytics off, businesses that aren't public, and repeated views in one visit. Visits to a merged
   * business count for the kept one.
   */
  abstract note(visit: Visit): void;
  /** Writes the queued visits before the database closes. Never fails: visits that can't be written are lost. */
  abstract flush(): Promise<void>;
}

/** The business that analytics are about. */
export interface CountedBusiness {
  /** The viewer's role in it. */
  readonly role: Role | null;
  readonly tier: ListingTier;
  readonly isPublic: boolean;
}

/** Analytics for the owner of a business. */
export abstract class AnalyticsReads {
  /** Returns the business in any state; null if there is none. */
  abstract business(id: number, viewerId: string): Promise<CountedBusiness | null>;
  /** Returns JSON of an `Analytics`. */
  abstract figures(businessId: number, period: Period, before: Period): Promise<JsonText>;
}
