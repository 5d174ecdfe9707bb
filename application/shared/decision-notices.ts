import type { DecisionKind } from '../../domain/moderation/decision-notice.js';

/** A decision about a member's listing or claim. */
export interface DecisionNotice {
  readonly memberId: string;
  readonly kind: DecisionKind;
  readonly businessId: number;
  /** Name of the business at the time of the decision. */
  readonly name: string;
  /** The reason that the member reads; null if none was given. */
  readonly reason: string | null;
  /** The administrator's name. Not shown to the member. */
  readonly decidedBy: string;
  readonly createdAt: Date;
}

/** Notices of decisions in members' accounts. Their emails are recorded separately. */
export abstract class DecisionNotices {
  /** Stores a notice in the running transaction and returns its id. */
  abstract record(notice: DecisionNotice): Promise<number>;
}
