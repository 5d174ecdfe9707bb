import { statusAfterDecision, type ApprovalMove } from '../../domain/business/approval.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { newsEmail, type EmailContent, type Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { BusinessRecord, Businesses } from './ports.js';

/** A decision. The owner reads the reason; notes stay among administrators. */
export interface Decision {
  readonly move: Exclude<ApprovalMove, 'resubmit'>;
  readonly reason?: string | undefined;
  readonly adminNotes?: string | null | undefined;
  /** The version the administrator saw, if given. */
  readonly version?: number | undefined;
}

/** Decides on a business, or on the pending changes of an approved one. Emails the owner and writes the audit log. */
export class DecideOnBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws BUSINESS_NOT_FOUND, APPROVAL_MOVE_REFUSED, or CHANGED_MEANWHILE. */
  async run({ name: administrator }: AdministratorActor, id: number, decision: Decision): Promise<void> {
    await this.transaction.run(async () => {
      const business = (await this.businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      const updated = after(business, decision);
      // The administrator hasn't seen the later changes.
      if (decision.version !== undefined && decision.version !== business.version) {
        refuse(
          'CHANGED_MEANWHILE',
          'This business has changed since you opened it. Please reload and review it again.',
        );
      }
      const decided: BusinessRecord = {
        ...updated,
        reviewedBy: administrator,
        reviewedAt: this.clock.now(),
        adminNotes: decision.adminNotes ?? business.adminNotes,
      };
      await this.businesses.save(decided);
      await this.audit.write({
        actor: administrator,
        action: `business.${decision.move}`,
        targetType: 'business',
        targetId: String(id),
        before: shownOf(business),
        after: shownOf(decided),
        reason: decision.reason ?? null,
      });
      await this.#tellOwner(business, decided, decision);
    });
  }

  async #tellOwner(business: BusinessRecord, decided: BusinessRecord, decision: Decision): Promise<void> {
    if (business.ownerId === null || decision.move === 'takeUp') return;
    const key = `business:${business.id}:${decision.move}:${decided.reviewedAt?.getTime() ?? 0}`;
    await this.outbox.record(newsEmail(key, business.ownerId, news(business, decision)));
  }
}

/** Returns the business after a decision. A decision on pending changes doesn't change the approval. */
function after(business: BusinessRecord, { move, reason }: Decision): BusinessRecord {
  const { pendingChanges } = business;
  if (pendingChanges !== null && move === 'approve') {
    // Also clears the reason for refusing an earlier change.
    return { ...business, ...pendingChanges, pendingChanges: null, rejectionReason: null };
  }
  if (pendingChanges !== null && move === 'reject') {
    return { ...business, pendingChanges: null, rejectionReason: reason ?? null };
  }
  const approvalStatus = statusAfterDecision(business, move);
  return { ...business, approvalStatus, rejectionReason: reason ?? null };
}

function shownOf({ approvalStatus, pendingChanges, rejectionReason, name }: BusinessRecord) {
  return { name, approvalStatus, pendingChanges, rejectionReason };
}

function news({ name, id, pendingChanges }: BusinessRecord, { move, reason }: Decision): EmailContent {
  const what = pendingChanges === null ? name : `Your change to ${name}`;
  const reasons = reason === undefined ? [] : [reason];
  const page = { label: 'View your listing', path: `/business/${id}` };
  const edit = { label: 'Edit your listing', path: `/my-businesses/${id}/edit` };
  if (move === 'approve') {
    return {
      subject: `${what} is approved`,
      paragraphs: [`${what} is approved and visible to everyone.`],
      action: page,
    };
  }
  if (move === 'reject') {
    const paragraphs = [
      `${what} was not approved for this reason:`,
      ...reasons,
      'You can edit it and submit it again.',
    ];
    return { subject: `${what} was not approved`, paragraphs, action: edit };
  }
  const paragraphs = [`Before we can publish ${name}, please revise this:`, ...reasons, 'Then submit it again.'];
  return { subject: `${name} needs revision`, paragraphs, action: edit };
}
