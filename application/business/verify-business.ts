import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { BusinessRecord, Businesses } from './ports.js';

/** By what an administrator made sure that a business is as it says. */
export interface Verification {
  readonly source: string;
  readonly notes: string | null;
  /** Which version of the business was looked at, where the administrator says so. */
  readonly version?: number | undefined;
}

/** An administrator says that a business is as it says: from now on it counts as verified, and the decision is written down. */
export class VerifyBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Refuses with BUSINESS_NOT_FOUND, APPROVAL_MOVE_REFUSED where it is not approved, and CHANGED_MEANWHILE. */
  async run(administrator: string, id: number, { source, notes, version }: Verification): Promise<void> {
    await this.transaction.run(async () => {
      const business = (await this.businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      if (business.approvalStatus !== 'approved') {
        refuse('APPROVAL_MOVE_REFUSED', 'Only an approved business can be verified.');
      }
      // What was changed since, the administrator has not seen.
      if (version !== undefined && version !== business.version) {
        refuse('CHANGED_MEANWHILE', 'This business was changed meanwhile. Please reload and look at it again.');
      }
      const verified: BusinessRecord = {
        ...business,
        isVerified: true,
        lastVerifiedAt: this.clock.now(),
        verificationSource: source,
        verificationNotes: notes,
      };
      await this.businesses.save(verified);
      await this.audit.write({
        actor: administrator,
        action: 'business.verify',
        targetType: 'business',
        targetId: String(id),
        before: shownOf(business),
        after: shownOf(verified),
        reason: null,
      });
    });
  }
}

function shownOf({ name, isVerified, lastVerifiedAt, verificationSource }: BusinessRecord) {
  return { name, isVerified, lastVerifiedAt, verificationSource };
}
