import { noticeKindOf, requireFreshFor } from '../../domain/moderation/case.js';
import {
  requireSanctionable,
  type MemberAction,
  type MemberDecision,
} from '../../domain/moderation/member-sanction.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { SignedInAdministrator } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { SanctionedMembers } from './notice-ports.js';
import type { OrderErasure } from './erasure/order-erasure.js';
import type { Notices } from './ports.js';

/** A sanction against a member. */
export interface MemberSanction {
  readonly memberId: string;
  readonly action: MemberAction;
  /** The notice to the member; null if the account will be erased. */
  readonly noticeId: number | null;
  /** End of a restriction, or earliest time of the erasure. */
  readonly until: string | null;
}

/**
 * Warns, restricts, or suspends a member, or orders the erasure of a child's account, without a report, for example
 * after repeated infringements. The member gets a notice that they can appeal. Writes the audit log.
 */
export class SanctionMember {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: SanctionedMembers,
    private readonly notices: Notices,
    private readonly orderErasure: Pick<OrderErasure, 'run'>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws USER_NOT_FOUND and the errors of `requireFreshFor`, `requireSanctionable`, and `OrderErasure`. A closed
   * account can be sanctioned until it is erased.
   */
  async run(administrator: SignedInAdministrator, memberId: string, decision: MemberDecision): Promise<MemberSanction> {
    requireFreshFor(decision.action, administrator.signedInAt, this.clock.now());
    return this.transaction.run(async () => {
      const member = (await this.members.hold(memberId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      requireSanctionable(decision, member.sanction);
      const { fingerprint, ...sanction } = await this.#impose(administrator, memberId, decision);
      const { action, days, reasonCode } = decision;
      const { noticeId } = sanction;
      await this.audit.write({
        ...{ actor: administrator.name, action: `member.${action}` },
        // The log is kept forever and must not name the member, so it has the id of the notice, which is erased with
        // the account, otherwise a fingerprint.
        ...(noticeId === null
          ? { targetType: 'member', targetId: fingerprint }
          : { targetType: 'notice', targetId: String(noticeId) }),
        ...{ before: { sanction: member.sanction?.kind ?? null }, after: { days }, reason: reasonCode },
      });
      return sanction;
    });
  }

  async #impose(
    administrator: SignedInAdministrator,
    memberId: string,
    decision: MemberDecision,
  ): Promise<MemberSanction & { readonly fingerprint: string }> {
    const { action, reasonCode: reason, note, days } = decision;
    const kind = noticeKindOf(action);
    if (kind === null) {
      const grounds = { memberId, reasonCode: reason, note, reportId: null };
      const { erasureAt, fingerprint } = await this.orderErasure.run(administrator, grounds);
      return { memberId, action, noticeId: null, until: erasureAt.toISOString(), fingerprint };
    }
    const { name: decidedBy } = administrator;
    const notice = { memberId, kind, reason, note, target: null, decidedBy, ...(days === null ? {} : { days }) };
    const { id: noticeId, until } = await this.notices.give(notice);
    return { memberId, action, noticeId, until: until?.toISOString() ?? null, fingerprint: '' };
  }
}
