import { statusDecided, type ApprovalMove } from '../../domain/business/approval.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { EmailContent, Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { BusinessRecord, Businesses } from './ports.js';

/** What an administrator decides; a reason is what the owner reads, notes stay among administrators. */
export interface Decision {
  readonly move: Exclude<ApprovalMove, 'resubmit'>;
  readonly reason?: string | undefined;
  readonly adminNotes?: string | null | undefined;
  /** Which version of the business was looked at, where the administrator says so. */
  readonly version?: number | undefined;
}

/**
 * An administrator decides on a business, or on the changes that wait of an approved one. The owner is told by mail, and
 * the decision is written down.
 */
export class DecideOnBusiness {
  constructor(
    private readonly transaction: Transaction,
    private readonly businesses: Businesses,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Refuses with BUSINESS_NOT_FOUND, APPROVAL_MOVE_REFUSED and CHANGED_MEANWHILE. */
  async run(administrator: string, id: number, decision: Decision): Promise<void> {
    await this.transaction.run(async () => {
      const business = (await this.businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
      const stands = after(business, decision);
      // What was changed since, the administrator has not seen.
      if (decision.version !== undefined && decision.version !== business.version) {
        refuse('CHANGED_MEANWHILE', 'This business was changed meanwhile. Please reload and look at it again.');
      }
      const decided: BusinessRecord = {
        ...stands,
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
    await this.outbox.record({
      kind: 'mail',
      dedupeKey: `business:${business.id}:${decision.move}:${decided.reviewedAt?.getTime() ?? 0}`,
      memberId: business.ownerId,
      service: false,
      to: null,
      content: news(business, decision),
    });
  }
}

/** A decision about waiting changes leaves the approval as it is; any other follows the table of moves. */
function after(business: BusinessRecord, { move, reason }: Decision): BusinessRecord {
  const { pendingChanges } = business;
  if (pendingChanges !== null && move === 'approve') return { ...business, ...pendingChanges, pendingChanges: null };
  if (pendingChanges !== null && move === 'reject') {
    return { ...business, pendingChanges: null, rejectionReason: reason ?? null };
  }
  const approvalStatus = statusDecided(business, move);
  return { ...business, approvalStatus, rejectionReason: reason ?? null };
}

function shownOf({ approvalStatus, pendingChanges, rejectionReason, name }: BusinessRecord) {
  return { name, approvalStatus, pendingChanges, rejectionReason };
}

function news({ name, id, pendingChanges }: BusinessRecord, { move, reason }: Decision): EmailContent {
  const what = pendingChanges === null ? name : `The change of ${name}`;
  const given = reason === undefined ? [] : [reason];
  const page = { label: 'View your listing', path: `/business/${id}` };
  const edit = { label: 'Edit your listing', path: `/my-businesses/${id}/edit` };
  if (move === 'approve') {
    return {
      subject: `${what} is approved`,
      paragraphs: [`${what} is approved and can be found by everybody.`],
      action: page,
    };
  }
  if (move === 'reject') {
    const paragraphs = [
      `${what} was not approved, for this reason:`,
      ...given,
      'You can change it and send it in again.',
    ];
    return { subject: `${what} was not approved`, paragraphs, action: edit };
  }
  const paragraphs = [`Before ${name} can be found, please revise this:`, ...given, 'Then send it in again.'];
  return { subject: `${name} needs a revision`, paragraphs, action: edit };
}
