import { afterDecision, ALREADY_CLAIMED, ANOTHER_APPROVED, type ClaimDecision } from '../../domain/claim/claim.js';
import { requireApprovalReason, type ClaimProof } from '../../domain/claim/proof-words.js';
import { proofStrength } from '../../domain/claim/verification.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { ChangeOwner } from '../ownership/change-owner.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { DecisionNotices } from '../shared/decision-notices.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { claimEmail } from './messages.js';
import type { ClaimedBusiness, ClaimedBusinesses, ClaimRecord, Claims } from './ports.js';

/**
 * A decision. The claimant reads the reason for a rejection; the reason for an approval is in the audit log only, and
 * notes stay among administrators.
 */
export interface DecisionOnClaim {
  readonly decision: ClaimDecision;
  readonly reason?: string | undefined;
  readonly adminNotes?: string | null | undefined;
}

interface DecisionPorts {
  readonly transaction: Transaction;
  readonly claims: Claims;
  readonly businesses: ClaimedBusinesses;
  readonly changeOwner: ChangeOwner;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly notices: DecisionNotices;
  readonly clock: Clock;
}

/**
 * Decides on a claim. An approval makes the claimant the owner and rejects the other open claims on the business.
 * Emails every claimant concerned, adds a notice to their account, and writes the audit log.
 */
export class DecideOnClaim {
  constructor(private readonly ports: DecisionPorts) {}

  /**
   * Throws CLAIM_NOT_FOUND, CLAIM_MOVE_REFUSED, BUSINESS_ALREADY_CLAIMED if the business already has an owner, or
   * INVALID_INPUT if a claim without proof is approved without a reason.
   */
  run({ name: administrator }: AdministratorActor, id: number, given: DecisionOnClaim): Promise<void> {
    const { transaction, claims, businesses, clock } = this.ports;
    return transaction.run(async () => {
      // Locks the business first, as everywhere, so that simultaneous decisions on one business wait for each other.
      const business = await businesses.holdOf(id);
      const claim = await claims.find(id, null);
      if (business === null || claim === null) return refuse('CLAIM_NOT_FOUND', 'Claim not found');
      const by = { administrator, now: clock.now() };
      const decided = decidedClaim(by, claim, given);
      const others = given.decision === 'approve' ? await this.#approve(by, decided, business, given) : [];
      await claims.save(decided);
      await this.#rejectOthers(by, others, business);
      await this.#write(administrator, claim, decided, others, given);
      const news = given.decision === 'approve' ? 'approved' : 'rejected';
      await this.#tell(by, decided, business, news, decided.rejectionReason);
    });
  }

  /** Emails the claimant the decision and adds a notice to their account. */
  async #tell(
    { administrator, now }: By,
    claim: ClaimRecord,
    business: ClaimedBusiness,
    news: 'approved' | 'rejected',
    reason: string | null,
  ): Promise<void> {
    const { outbox, notices } = this.ports;
    await outbox.record(claimEmail(claim, business, news, reason));
    await notices.record({
      ...{ memberId: claim.claimantUserId, kind: `claim_${news}`, businessId: business.id, name: business.name },
      ...{ reason, decidedBy: administrator, createdAt: now },
    });
  }

  /** Makes the claimant the owner and returns the other open claims. */
  async #approve(
    { now }: By,
    decided: ClaimRecord,
    business: ClaimedBusiness,
    { reason }: DecisionOnClaim,
  ): Promise<readonly ClaimRecord[]> {
    if (business.isClaimed || business.ownerId !== null) refuse('BUSINESS_ALREADY_CLAIMED', ALREADY_CLAIMED);
    requireApprovalReason(proofOf(decided), reason);
    await this.ports.changeOwner.run(business, { to: decided.claimantUserId, now, premium: 'keep' });
    return (await this.ports.claims.openOf(business.id)).filter(({ id }) => id !== decided.id);
  }

  async #rejectOthers(by: By, others: readonly ClaimRecord[], business: ClaimedBusiness): Promise<void> {
    for (const other of others) {
      await this.ports.claims.save(decidedClaim(by, other, { decision: 'reject', reason: ANOTHER_APPROVED }));
      await this.#tell(by, other, business, 'rejected', ANOTHER_APPROVED);
    }
  }

  async #write(
    administrator: string,
    before: ClaimRecord,
    after: ClaimRecord,
    others: readonly ClaimRecord[],
    { decision, reason }: DecisionOnClaim,
  ): Promise<void> {
    await this.ports.audit.write({
      actor: administrator,
      action: `claim.${decision}`,
      targetType: 'claim',
      targetId: String(after.id),
      before: shownOf(before),
      after: { ...shownOf(after), rejectedClaims: others.map(({ id }) => id) },
      reason: reason || null,
    });
  }
}

/** Who decides, and when. */
interface By {
  readonly administrator: string;
  readonly now: Date;
}

function decidedClaim(
  { administrator, now }: By,
  claim: ClaimRecord,
  { decision, reason, adminNotes }: DecisionOnClaim,
): ClaimRecord {
  return {
    ...claim,
    status: afterDecision(claim, decision),
    verificationCode: null,
    reviewedBy: administrator,
    reviewedAt: now,
    rejectionReason: decision === 'approve' ? null : (reason ?? null),
    adminNotes: adminNotes ?? claim.adminNotes,
    approvedAt: decision === 'approve' ? now : null,
  };
}

const proofOf = (claim: ClaimRecord): ClaimProof => ({
  ...claim,
  isProven: claim.provenAt !== null,
  documents: claim.verificationDocuments.length,
});

/** The part of a claim in the audit log, without personal data, because the log is kept forever. */
function shownOf(claim: ClaimRecord) {
  const { status, businessId, verificationMethod } = claim;
  return { status, businessId, verificationMethod, proof: proofStrength(claim) };
}
