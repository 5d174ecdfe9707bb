import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { BusinessRecord, Businesses } from './ports.js';

/** By what an administrator made sure that a business is as it says, or why nobody could. */
export type Verification = { readonly version?: number | undefined } & (
  | { readonly decision: 'verify'; readonly source: string; readonly notes: string | null }
  | { readonly decision: 'refuse'; readonly notes: string }
);

/**
 * An administrator says whether a business is as it says: from now on it counts as verified, or no more, and the decision is
 * written down.
 */
export class VerifyBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Refuses with BUSINESS_NOT_FOUND, APPROVAL_MOVE_REFUSED where it is not approved, and CHANGED_MEANWHILE. */
  async run(administrator: string, id: number, verification: Verification): Promise<void> {
    await this.transaction.run(async () => {
      const business = (await this.businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      if (business.approvalStatus !== 'approved') {
        refuse('APPROVAL_MOVE_REFUSED', 'Only an approved business can be verified.');
      }
      // What was changed since, the administrator has not seen.
      if (verification.version !== undefined && verification.version !== business.version) refuseStale(business);
      if (verification.version === undefined) requireOther(business, verification.decision);
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

/** Where nobody says what they looked at, the same decision once more is taken for one that did not know of the first. */
function requireOther(
  { isVerified, verificationNotes, verifiedBy }: BusinessRecord,
  decision: Verification['decision'],
) {
  const stands = decision === 'verify' ? isVerified : !isVerified && verificationNotes !== null;
  if (!stands || verifiedBy === null) return;
  const what = decision === 'verify' ? 'has verified this business already' : 'could not verify this business either';
  refuse('CHANGED_MEANWHILE', `${verifiedBy} ${what}. Please reload and look at it again.`);
}

function refuseStale({ verifiedBy }: BusinessRecord): never {
  const decided = verifiedBy === null ? '' : ` ${verifiedBy} decided last on its verification.`;
  return refuse(
    'CHANGED_MEANWHILE',
    `This business was changed meanwhile.${decided} Please reload and look at it again.`,
  );
}

function shownOf({ name, isVerified, lastVerifiedAt, verificationSource }: BusinessRecord) {
  return { name, isVerified, lastVerifiedAt, verificationSource };
}
