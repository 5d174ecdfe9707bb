import { requireSeen } from '../../domain/business/verification.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { BusinessRecord, Businesses } from './ports.js';

/** How the details were confirmed, or why they couldn't be. */
export type Verification = { readonly version?: number | undefined } & (
  | { readonly decision: 'verify'; readonly source: string; readonly notes: string | null }
  | { readonly decision: 'refuse'; readonly notes: string }
);

/** Records whether an administrator could verify a business, and writes the audit log. */
export class VerifyBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws BUSINESS_NOT_FOUND, APPROVAL_MOVE_REFUSED if it isn't approved, or CHANGED_MEANWHILE. */
  async run({ name: administrator }: AdministratorActor, id: number, verification: Verification): Promise<void> {
    await this.transaction.run(async () => {
      const business = (await this.businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      if (business.approvalStatus !== 'approved') {
        refuse('APPROVAL_MOVE_REFUSED', 'Only an approved business can be verified.');
      }
      requireSeen(business, verification);
      const decided = { ...business, ...this.#decided(verification), verifiedBy: administrator };
      await this.businesses.save(decided);
      await this.audit.write({
        actor: administrator,
        action: verification.decision === 'verify' ? 'business.verify' : 'business.refuseVerification',
        targetType: 'business',
        targetId: String(id),
        before: shownOf(business),
        after: shownOf(decided),
        reason: verification.decision === 'verify' ? null : verification.notes,
      });
    });
  }

  #decided(verification: Verification): Partial<BusinessRecord> {
    const { notes: verificationNotes } = verification;
    if (verification.decision === 'refuse')
      return { isVerified: false, lastVerifiedAt: null, verificationSource: null, verificationNotes };
    const { source: verificationSource } = verification;
    return { isVerified: true, lastVerifiedAt: this.clock.now(), verificationSource, verificationNotes };
  }
}

function shownOf({ name, isVerified, lastVerifiedAt, verificationSource }: BusinessRecord) {
  return { name, isVerified, lastVerifiedAt, verificationSource };
}
