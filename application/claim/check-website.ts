import { afterClaimantMove } from '../../domain/claim/claim.js';
import { requireMethodFits } from '../../domain/claim/verification.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { claimEmail } from './messages.js';
import type { ClaimedBusiness, ClaimedBusinesses, ClaimRecord, Claims, WebsiteProofs } from './ports.js';

interface Checkable {
  readonly claim: ClaimRecord;
  readonly business: ClaimedBusiness;
}

/** Checks the listing's website for the proof of a claim. Never checks a website that the claimant names. */
export class CheckWebsite {
  constructor(
    private readonly transaction: Transaction,
    private readonly claims: Claims,
    private readonly businesses: ClaimedBusinesses,
    private readonly proofs: WebsiteProofs,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaves the claim unchanged if there is no proof. Throws CLAIM_NOT_FOUND, CLAIM_MOVE_REFUSED, or INVALID_INPUT if
   * the listing no longer has a website.
   */
  async run(actor: Actor, claimId: number): Promise<void> {
    const { claim, business } = await this.transaction.run(() => this.#checkable(actor, claimId), 'preparation');
    // Outside of a transaction, because a slow website must not block a connection.
    const place = await this.proofs.find(business.website ?? '', claim.websiteToken ?? '');
    if (place === null) return;
    await this.transaction.run(async () => {
      const found = await this.#checkable(actor, claimId);
      // The listing's website may have changed during the check.
      if (found.business.website !== business.website) return;
      const status = afterClaimantMove(found.claim, 'check');
      await this.claims.save({ ...found.claim, status, websiteFound: place, provenAt: this.clock.now() });
      await this.outbox.record(claimEmail(found.claim, found.business, 'under_review'));
    });
  }

  async #checkable({ userId }: Actor, claimId: number): Promise<Checkable> {
    const claim = (await this.claims.find(claimId, userId)) ?? refuse('CLAIM_NOT_FOUND', 'Claim not found');
    afterClaimantMove(claim, 'check');
    const business =
      (await this.businesses.find(claim.businessId)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
    requireMethodFits(claim.verificationMethod, business);
    return { claim, business };
  }
}
