import { CLAIM } from '../../domain/claim/claim.js';
import { statusAfter } from '../../domain/shared/moves.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { newsOfClaim } from './messages.js';
import type { ClaimedBusinesses, Claims, ClaimsOverdue } from './ports.js';

/** Claims ended in one transaction. */
const BATCH = 100;

/** Ends claims and codes whose time has come; a job runs it, so nobody acts. */
export class ExpireClaims {
  constructor(
    private readonly transaction: Transaction,
    private readonly overdue: ClaimsOverdue,
    private readonly claims: Claims,
    private readonly businesses: ClaimedBusinesses,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Answers how many claims ended. Where it is broken off, the next time goes on from there. */
  async run(): Promise<number> {
    let ended = 0;
    for (;;) {
      const batch = await this.transaction.run(() => this.#endSome());
      ended += batch;
      if (batch < BATCH) break;
    }
    await this.transaction.run(() => this.overdue.forgetCodes(this.clock.now()));
    return ended;
  }

  async #endSome(): Promise<number> {
    const due = await this.overdue.due(this.clock.now(), BATCH);
    for (const claim of due) {
      const status = statusAfter(CLAIM, claim.status, 'expire');
      await this.claims.save({ ...claim, status, verificationCode: null });
      const business = await this.businesses.find(claim.businessId);
      if (business !== null) await this.outbox.record(newsOfClaim(claim, business, 'expired'));
    }
    return due.length;
  }
}
