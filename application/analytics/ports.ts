import type { InteractionType } from '../../domain/analytics/interaction.js';

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
   * Notes a visit and returns at once; it is written a moment later, and lost where the database is away. Left out are
   * programs, a business's owner, and businesses that are not public.
   */
  abstract note(visit: Visit): void;
  /** Writes what waits; before the database is closed. It never fails: what cannot be written is lost. */
  abstract flush(): Promise<void>;
}
