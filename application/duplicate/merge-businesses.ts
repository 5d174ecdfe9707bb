import { requireMergeable } from '../../domain/duplicate/merge.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditEntry, AuditLog } from '../administration/audit.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { newsOfMerge } from './merge-mails.js';
import type { DuplicateCandidates, HeldBusiness, Merges } from './ports.js';

type Decision = Pick<AuditEntry, 'actor' | 'reason'>;

/**
 * An administrator says that two businesses are one. What belongs to the merged one goes to the kept one; of each member
 * the newest review counts. Its owner is told by mail, and the decision is written down.
 */
export class MergeBusinesses {
  constructor(
    private readonly transaction: Transaction,
    private readonly merges: Merges,
    private readonly candidates: Pick<DuplicateCandidates, 'dismisser'>,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Answers the id of the merge. Refuses with BUSINESS_NOT_FOUND, DUPLICATE_DECIDED and MERGE_REFUSED. */
  run(administrator: string, keepId: number, mergedId: number, reason: string | null): Promise<number> {
    return this.transaction.run(async () => {
      const held = await this.merges.hold([keepId, mergedId]);
      const kept = held.get(keepId) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found', 'keepId');
      const merged = held.get(mergedId) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found', 'mergedId');
      const dismissedBy = await this.candidates.dismisser([keepId, mergedId]);
      if (dismissedBy !== null) refuse('DUPLICATE_DECIDED', `${dismissedBy} has said that they are not the same.`);
      requireMergeable(kept, merged);
      if (await this.merges.haveClaimsOfOne(keepId, mergedId)) {
        refuse(
          'MERGE_REFUSED',
          `One member has an open claim on both. Please decide on the one on ${merged.name} first.`,
        );
      }
      const id = await this.merges.merge(kept, merged, administrator);
      await this.#writeDown({ actor: administrator, reason }, kept, merged);
      for (const mail of newsOfMerge(id, kept, merged, 'merged')) await this.outbox.record(mail);
      return id;
    });
  }

  #writeDown(decision: Decision, kept: HeldBusiness, merged: HeldBusiness): Promise<void> {
    const { id, name } = merged;
    return this.audit.write({
      ...{ ...decision, action: 'business.merge', targetType: 'business', targetId: String(id) },
      before: { name, mergedInto: null },
      after: { name, mergedInto: kept.id, keptName: kept.name },
    });
  }
}
