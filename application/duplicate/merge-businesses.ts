import {
  movesOwner,
  requireMergeable,
  saidByChoice,
  type MergeChoice,
  type OwnerChoice,
} from '../../domain/duplicate/merge.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditEntry, AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { ChangeOwner } from '../ownership/change-owner.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { mergeEmails } from './merge-emails.js';
import type { DuplicateCandidates, LockedBusiness, Merges } from './ports.js';

type Decision = Pick<AuditEntry, 'actor' | 'reason'>;

/**
 * Merges two businesses. The kept one gets everything that belongs to the merged one; of each member, the newest review
 * counts. All statements about both policies and hours are weighed, unless the administrator chooses which are right.
 * Emails the owner and writes the audit log.
 */
export class MergeBusinesses {
  constructor(
    private readonly transaction: Transaction,
    private readonly merges: Merges,
    private readonly candidates: Pick<DuplicateCandidates, 'dismisser'>,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly owners: Pick<ChangeOwner, 'release'>,
  ) {}

  /** Returns the id of the merge. Throws BUSINESS_NOT_FOUND, DUPLICATE_DECIDED, or MERGE_REFUSED. */
  run(
    { name: administrator }: AdministratorActor,
    keepId: number,
    mergedId: number,
    reason: string | null,
    { owner, ...choice }: MergeChoice & { readonly owner?: OwnerChoice | undefined } = {},
  ): Promise<number> {
    return this.transaction.run(async () => {
      const locked = await this.merges.hold([keepId, mergedId]);
      const keptBusiness = locked.get(keepId) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found', 'keepId');
      const merged = locked.get(mergedId) ?? refuse('BUSINESS_NOT_FOUND', 'Business not found', 'mergedId');
      const dismissedBy = await this.candidates.dismisser([keepId, mergedId]);
      if (dismissedBy !== null) refuse('DUPLICATE_DECIDED', `${dismissedBy} already dismissed this duplicate.`);
      requireMergeable(keptBusiness, merged);
      if (await this.merges.haveClaimsOfOne(keepId, mergedId)) {
        refuse(
          'MERGE_REFUSED',
          `A member has open claims for both. Please decide on the claim for ${merged.name} first.`,
        );
      }
      const chosen = saidByChoice(keptBusiness, merged, choice);
      const withOwner = movesOwner(keptBusiness, merged, owner);
      const id = await this.merges.merge(keptBusiness, merged, administrator, { chosen, withOwner });
      await this.#writeAudit(
        { actor: administrator, reason },
        { kept: keptBusiness, merged, choice: { ...choice, ...(owner && { owner }) } },
      );
      for (const mail of mergeEmails(id, { kept: keptBusiness, merged, withOwner }, 'merged'))
        await this.outbox.record(mail);
      await this.owners.release(merged);
      return id;
    });
  }

  #writeAudit(
    decision: Decision,
    { kept, merged, choice }: { kept: LockedBusiness; merged: LockedBusiness; choice: object },
  ): Promise<void> {
    const { id, name } = merged;
    return this.audit.write({
      ...{ ...decision, action: 'business.merge', targetType: 'business', targetId: String(id) },
      before: { name, mergedInto: null },
      after: { name, mergedInto: kept.id, keptName: kept.name, ...choice },
    });
  }
}
