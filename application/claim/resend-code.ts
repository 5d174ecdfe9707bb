import { afterClaimantMove } from '../../domain/claim/claim.js';
import { codeWay, requireAnotherCode, requireMethodFits, type CodeWay } from '../../domain/claim/verification.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { ClaimMessageLimit } from './message-limit.js';
import type { ClaimedBusiness, ClaimedBusinesses, ClaimRecord, Claims } from './ports.js';
import type { SendCode } from './send-code.js';

interface Resendable {
  readonly claim: ClaimRecord;
  readonly business: ClaimedBusiness;
  readonly way: CodeWay;
}

/** Sends a new code to the claimant and invalidates the previous one. */
export class ResendCode {
  constructor(
    private readonly transaction: Transaction,
    private readonly claims: Claims,
    private readonly businesses: ClaimedBusinesses,
    private readonly sendCode: SendCode,
    private readonly limit: ClaimMessageLimit,
    private readonly clock: Clock,
  ) {}

  /** Throws CLAIM_NOT_FOUND, CLAIM_MOVE_REFUSED, or CLAIM_CODE_LIMIT. */
  async run(actor: Actor, claimId: number): Promise<void> {
    const now = this.clock.now();
    const { way } = await this.transaction.run(() => this.#resendable(actor, claimId, now), 'preparation');
    if (way.address !== null) await this.limit.takeCode({ to: way.address, claimantId: actor.userId });
    await this.transaction.run(async () => {
      const { claim, business } = await this.#resendable(actor, claimId, now);
      const newCode = this.sendCode.make(way, claim, now);
      await this.claims.save({ ...claim, ...newCode.kept });
      await this.sendCode.send(newCode, claim, business);
    });
  }

  async #resendable({ userId }: Actor, claimId: number, now: Date): Promise<Resendable> {
    const claim = (await this.claims.find(claimId, userId)) ?? refuse('CLAIM_NOT_FOUND', 'Claim not found');
    afterClaimantMove(claim, 'resend');
    requireAnotherCode(claim.codesSentAt, now);
    const business =
      (await this.businesses.find(claim.businessId)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
    requireMethodFits(claim.verificationMethod, business);
    const way = codeWay(claim.verificationMethod, business, claim);
    if (way === null) throw new Error('This claim has no code to resend.');
    return { claim, business, way };
  }
}
