import { CLAIM } from '../../domain/claim/claim.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { claimEmail } from './messages.js';
import type { ClaimedBusinesses, Claims, ClaimsOverdue } from './ports.js';

/** Claims per transaction. */
const BATCH = 100;

/** Expires claims and codes. A job runs it, so there is no actor. */
export class ExpireClaims {
  constructor(
    private readonly transaction: Transaction,
    private readonly overdue: ClaimsOverdue,
    private readonly claims: Claims,
    private readonly businesses: ClaimedBusinesses,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of expired claims. After an interruption, the next run continues. */
  async run(): Promise<number> {
    const now = this.clock.now();
    let ended = 0;
    for (;;) {
      const batch = await this.transaction.run(() => this.#endSome(now));
      ended += batch;
      if (batch < BATCH) break;
    }
    await this.transaction.run(() => this.overdue.forgetCodes(now));
    return ended;
  }

  async #endSome(now: Date): Promise<number> {
    const due = await this.overdue.due(now, BATCH);
    for (const claim of due) {
      const status = statusAfter(CLAIM, claim.status, 'expire');
      await this.claims.save({ ...claim, status, verificationCode: null });
      const business = await this.businesses.find(claim.businessId);
      if (business !== null) await this.outbox.record(claimEmail(claim, business, 'expired'));
    }
    return due.length;
  }
}
