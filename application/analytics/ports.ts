import type { InteractionType } from '../../domain/analytics/interaction.js';
import type { Period } from '../../domain/analytics/period.js';
import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { JsonText } from '../shared/page.js';

/** A visitor's interaction with a business. */
export interface Visit {
  readonly businessId: number;
  readonly interactionType: InteractionType;
  /** What the browser calls its visit. */
  readonly sessionId: string;
  /** The member, null for a visitor. */
  readonly userId: string | null;
  /** The network address, which is never kept as it is. */
  readonly address: string;
  readonly userAgent: string;
}

/** What visitors do with businesses, for their owners to count. */
export abstract class Interactions {
  /**
   * Whether everybody may see the business, or the one that it was merged into. What was learnt is believed for half a minute, so that visits cost no
   * statement each; where the database is away, it is taken for so, and the writing decides.
   */
  abstract isPublic(businessId: number): Promise<boolean>;
  /**
   * Notes a visit and returns at once; it is written and counted a moment later, once. Left out are programs, a business's
   * owner, members who switched it off, businesses that are not public, and a further view within one visit. What is told of a
   * merged business counts for the kept one.
   */
  abstract note(visit: Visit): void;
  /** Writes what waits; before the database is closed. It never fails: what cannot be written is lost. */
  abstract flush(): Promise<void>;
}

/** Of whom the figures are. */
export interface CountedBusiness {
  readonly ownerId: string | null;
  readonly tier: ListingTier;
  readonly isPublic: boolean;
}

/** What an owner reads of the interactions with a business. */
export abstract class AnalyticsReads {
  /** In whatever state it is; null where there is none. */
  abstract business(id: number): Promise<CountedBusiness | null>;
  /** JSON of an `Analytics` of a business. */
  abstract figures(businessId: number, period: Period, before: Period): Promise<JsonText>;
}
