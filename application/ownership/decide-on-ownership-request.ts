import { afterRequestDecision, OWNER_CHANGED, type RequestDecision } from '../../domain/ownership/ownership-request.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../account/ports.js';
import type { AuditLog } from '../administration/audit.js';
import type { ClaimedBusiness } from '../claim/ports.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { ChangeOwner } from './change-owner.js';
import { holdRequest, isStillOf, requireNewOwner } from './held-records.js';
import type { OwnedPlaces, OwnershipRequestRecord, OwnershipRequests } from './ports.js';
import { requestEmail } from './request-emails.js';

/** A decision. Both sides read its reason. */
export interface DecisionOnRequest {
  readonly decision: RequestDecision;
  readonly reason: string;
  readonly adminNotes?: string | null | undefined;
}

interface DecisionPorts {
  readonly transaction: Transaction;
  readonly places: OwnedPlaces;
  readonly requests: OwnershipRequests;
  readonly members: Members;
  readonly changeOwner: ChangeOwner;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** Decides who owns a business, after comparing what both sides have sent. Emails both, and writes the audit log. */
export class DecideOnOwnershipRequest {
  constructor(private readonly ports: DecisionPorts) {}

  /**
   * Throws OWNERSHIP_REQUEST_NOT_FOUND or OWNERSHIP_REQUEST_MOVE_REFUSED, also if the owner has changed or the requester
   * has closed their account.
   */
  run({ name: administrator }: AdministratorActor, id: number, given: DecisionOnRequest): Promise<void> {
    const { transaction, requests, clock } = this.ports;
    return transaction.run(async () => {
      const { request, business } = await holdRequest(this.ports, id);
      const decided = decidedRequest(request, given, { administrator, now: clock.now() });
      if (given.decision === 'approve') await this.#approve(decided, business);
      await requests.save(decided);
      await this.#write(administrator, request, decided, given);
      await this.#tell(decided, business, given.decision);
    });
  }

  async #approve({ id, requesterId, ownerId, reviewedAt }: OwnershipRequestRecord, business: ClaimedBusiness) {
    const { members, changeOwner, clock } = this.ports;
    if (!isStillOf(business, ownerId)) refuse('OWNERSHIP_REQUEST_MOVE_REFUSED', OWNER_CHANGED);
    await requireNewOwner(members, requesterId);
    const now = reviewedAt ?? clock.now();
    await changeOwner.run(business, { to: requesterId, now, premium: 'keep', request: id });
  }

  async #tell(request: OwnershipRequestRecord, { name }: ClaimedBusiness, decision: RequestDecision): Promise<void> {
    const { members, outbox } = this.ports;
    const { requesterId, ownerId } = request;
    const isApproved = decision === 'approve';
    await outbox.record(requestEmail(isApproved ? 'approved' : 'rejected', request, { name, to: requesterId }));
    if (ownerId === null || (await members.find(ownerId)) === null) return;
    await outbox.record(requestEmail(isApproved ? 'taken' : 'kept', request, { name, to: ownerId }));
  }

  async #write(
    actor: string,
    before: OwnershipRequestRecord,
    after: OwnershipRequestRecord,
    { decision, reason }: DecisionOnRequest,
  ): Promise<void> {
    const { businessId, documents, ownerDocuments } = after;
    const shown = { businessId, documents: documents.length, ownerDocuments: ownerDocuments.length };
    await this.ports.audit.write({
      ...{ actor, action: `ownership.${decision}`, targetType: 'ownership_request', targetId: String(after.id) },
      ...{ before: { status: before.status, ...shown }, after: { status: after.status, ...shown }, reason },
    });
  }
}

function decidedRequest(
  request: OwnershipRequestRecord,
  { decision, reason, adminNotes }: DecisionOnRequest,
  { administrator, now }: { readonly administrator: string; readonly now: Date },
): OwnershipRequestRecord {
  return {
    ...request,
    status: afterRequestDecision(request, decision),
    reviewedBy: administrator,
    reviewedAt: now,
    decisionReason: reason,
    adminNotes: adminNotes ?? request.adminNotes,
  };
}
