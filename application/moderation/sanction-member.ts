import { noticeKindOf } from '../../domain/moderation/case.js';
import {
  requireSanctionable,
  type MemberAction,
  type MemberDecision,
} from '../../domain/moderation/member-sanction.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { EraseMinor } from '../account/erase-minor.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { SanctionedMembers } from './notice-ports.js';
import type { Notices } from './ports.js';

/** A sanction against a member. */
export interface MemberSanction {
  readonly memberId: string;
  readonly action: MemberAction;
  /** The notice to the member; null if the account is erased. */
  readonly noticeId: number | null;
  /** End of a restriction. */
  readonly until: string | null;
}

/**
 * Warns, restricts, or suspends a member, or erases a child's account, without a report, for example after repeated
 * infringements. The member gets a notice that they can appeal. Writes the audit log.
 */
export class SanctionMember {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: SanctionedMembers,
    private readonly notices: Notices,
    private readonly eraseMinor: Pick<EraseMinor, 'run'>,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Throws USER_NOT_FOUND and the errors of `requireSanctionable`. A closed account can be sanctioned until it is
   * erased.
   */
  run(
    { name: administrator }: AdministratorActor,
    memberId: string,
    decision: MemberDecision,
  ): Promise<MemberSanction> {
    return this.transaction.run(async () => {
      const member = (await this.members.hold(memberId)) ?? refuse('USER_NOT_FOUND', 'User not found');
      requireSanctionable(decision, member.sanction);
      const sanction = await this.#impose(administrator, memberId, decision);
      const { action, days, reasonCode } = decision;
      const { noticeId } = sanction;
      await this.audit.write({
        ...{ actor: administrator, action: `member.${action}` },
        // The log is kept forever and must not name the member, so it has the id of the notice, which is erased with
        // the account.
        ...(noticeId === null
          ? { targetType: 'member', targetId: 'erased' }
          : { targetType: 'notice', targetId: String(noticeId) }),
        ...{ before: { sanction: member.sanction?.kind ?? null }, after: { days }, reason: reasonCode },
      });
      return sanction;
    });
  }

  async #impose(decidedBy: string, memberId: string, decision: MemberDecision): Promise<MemberSanction> {
    const { action, reasonCode: reason, note, days } = decision;
    const kind = noticeKindOf(action);
    if (kind === null) {
      await this.eraseMinor.run({ memberId });
      return { memberId, action, noticeId: null, until: null };
    }
    const notice = { memberId, kind, reason, note, target: null, decidedBy, ...(days === null ? {} : { days }) };
    const { id: noticeId, until } = await this.notices.give(notice);
    return { memberId, action, noticeId, until: until?.toISOString() ?? null };
  }
}
