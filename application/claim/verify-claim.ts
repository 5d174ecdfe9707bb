import { afterClaimantMove, CLAIM } from '../../domain/claim/claim.js';
import { CLAIM_METHOD } from '../../domain/claim/claim-method.js';
import { CODE_EXPIRED, MAX_CODE_ATTEMPTS, WRONG_CODE } from '../../domain/claim/verification.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { claimEmail } from './messages.js';
import type { ClaimCodes, ClaimedBusinesses, ClaimRecord, Claims } from './ports.js';

/** The result of an attempt. A wrong attempt must be stored, so it is refused after the transaction. */
type Outcome = 'right' | 'wrong' | 'too late';

export class VerifyClaim {
  constructor(
    private readonly transaction: Transaction,
    private readonly claims: Claims,
    private readonly businesses: ClaimedBusinesses,
    private readonly codes: ClaimCodes,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws INVALID_INPUT for a wrong code, an unknown claim, and another member's claim alike; CLAIM_CODE_EXPIRED after
   * five wrong attempts, or if the code was used or has expired; CLAIM_MOVE_REFUSED if the claim has no code.
   */
  async run(actor: Actor, claimId: number, code: string): Promise<void> {
    const outcome = await this.transaction.run(() => this.#guess(actor, claimId, code));
    if (outcome === 'wrong') refuse('INVALID_INPUT', WRONG_CODE, 'verificationCode');
    if (outcome === 'too late') refuse('CLAIM_CODE_EXPIRED', CODE_EXPIRED);
  }

  async #guess({ userId }: Actor, claimId: number, code: string): Promise<Outcome> {
    const now = this.clock.now();
    const claim = await this.claims.takeGuess(claimId, userId, now);
    const isRight = this.codes.fits(code, claim?.verificationCode ?? null);
    if (claim === null) return this.#failedAttempt(userId, claimId);
    if (isRight) {
      const status = afterClaimantMove(claim, 'verify');
      await this.#change({ ...claim, status, provenAt: now, verificationCode: null }, 'under_review');
      return 'right';
    }
    if (claim.verificationAttempts >= MAX_CODE_ATTEMPTS) {
      const status = statusAfter(CLAIM, claim.status, 'expire');
      await this.#change({ ...claim, status, verificationCode: null }, 'expired');
    }
    return 'wrong';
  }

  async #failedAttempt(userId: string, claimId: number): Promise<Outcome> {
    const claim = await this.claims.find(claimId, userId);
    if (claim === null) return 'wrong';
    if (CLAIM_METHOD[claim.verificationMethod].code === null) afterClaimantMove(claim, 'verify');
    return 'too late';
  }

  async #change(claim: ClaimRecord, news: 'under_review' | 'expired'): Promise<void> {
    await this.claims.save(claim);
    const business = await this.businesses.find(claim.businessId);
    if (business !== null) await this.outbox.record(claimEmail(claim, business, news));
  }
}
