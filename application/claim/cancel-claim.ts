import { afterCancellation, CANCELED_BY_CLAIMANT, isCanceled, type ClaimStatus } from '../../domain/claim/claim.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { ClaimRecord, Claims } from './ports.js';

/** Cancels the claimant's own open claim. Its code stops working, and the member can claim the business again. */
export class CancelClaim {
  constructor(
    private readonly transaction: Transaction,
    private readonly claims: Claims,
  ) {}

  /**
   * Does nothing if the claimant already canceled it. Throws CLAIM_NOT_FOUND, or CLAIM_MOVE_REFUSED if it is decided or
   * has expired.
   */
  async run({ userId }: Actor, claimId: number): Promise<void> {
    await this.transaction.run(async () => {
      const claim = (await this.claims.find(claimId, userId)) ?? refuse('CLAIM_NOT_FOUND', 'Claim not found');
      if (isCanceled(claim)) return;
      await this.claims.save(canceledClaim(claim, afterCancellation(claim.status)));
    });
  }
}

/** Returns the claim without its code and with the reason that administrators see. */
export function canceledClaim(claim: ClaimRecord, status: ClaimStatus): ClaimRecord {
  return { ...claim, status, verificationCode: null, rejectionReason: CANCELED_BY_CLAIMANT };
}
