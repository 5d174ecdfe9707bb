import { statusAfterDecision, type ApprovalMove } from '../../domain/business/approval.js';
import { locationSourceAfter } from '../../domain/business/content.js';
import type { DecisionKind } from '../../domain/moderation/decision-notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { AnnouncePremium } from '../billing/announce-premium.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { DecisionNotices } from '../shared/decision-notices.js';
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

interface DecisionPorts {
  readonly transaction: Transaction;
  readonly businesses: Businesses;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly notices: DecisionNotices;
  readonly premium: AnnouncePremium;
  readonly clock: Clock;
}

/**
 * Decides on a business, or on the pending changes of an approved one. Emails the owner, adds a notice to their
 * account, and writes the audit log.
 */
export class DecideOnBusiness {
  constructor(private readonly ports: DecisionPorts) {}

  /** Throws BUSINESS_NOT_FOUND, APPROVAL_MOVE_REFUSED, or CHANGED_MEANWHILE. */
  async run({ name: administrator }: AdministratorActor, id: number, decision: Decision): Promise<void> {
    const { transaction, businesses, audit, premium, clock } = this.ports;
    await transaction.run(async () => {
      const business = (await businesses.find(id)) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found');
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
        reviewedAt: clock.now(),
        adminNotes: decision.adminNotes ?? business.adminNotes,
      };
      await businesses.save(decided);
      await audit.write({
        actor: administrator,
        action: `business.${decision.move}`,
        targetType: 'business',
        targetId: String(id),
        before: shownOf(business),
        after: shownOf(decided),
        reason: decision.reason ?? null,
      });
      await this.#tellOwner(business, decided, decision);
      if (decision.move === 'approve') await premium.run(decided);
    });
  }

  async #tellOwner(business: BusinessRecord, decided: BusinessRecord, decision: Decision): Promise<void> {
    const { ownerId, id, name } = business;
    const { move, reason = null } = decision;
    if (ownerId === null || move === 'takeUp') return;
    const createdAt = decided.reviewedAt ?? this.ports.clock.now();
    const key = `business:${id}:${move}:${createdAt.getTime()}`;
    await this.ports.outbox.record(newsEmail(key, ownerId, news(business, decision)));
    await this.ports.notices.record({
      ...{ memberId: ownerId, kind: noticeKind(business, move), businessId: id, name, reason },
      ...{ decidedBy: decided.reviewedBy ?? '', createdAt },
    });
  }
}

/** Returns the business after a decision. A decision on pending changes doesn't change the approval. */
function after(business: BusinessRecord, { move, reason }: Decision): BusinessRecord {
  const { pendingChanges } = business;
  if (pendingChanges !== null && move === 'approve') {
    // Also clears the reason for refusing an earlier change.
    const locationSource = locationSourceAfter(business.locationSource, pendingChanges, business);
    return { ...business, ...pendingChanges, locationSource, pendingChanges: null, rejectionReason: null };
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

const BUSINESS_NOTICE = {
  approve: 'business_approved',
  reject: 'business_rejected',
  requestRevision: 'business_needs_revision',
} as const;

const CHANGE_NOTICE = { ...BUSINESS_NOTICE, approve: 'change_approved', reject: 'change_rejected' } as const;

function noticeKind({ pendingChanges }: BusinessRecord, move: keyof typeof BUSINESS_NOTICE): DecisionKind {
  return (pendingChanges === null ? BUSINESS_NOTICE : CHANGE_NOTICE)[move];
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
