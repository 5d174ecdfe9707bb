import {
  afterCounterDecision,
  COPYRIGHT_NOTICE,
  COUNTER_NOTICE,
  spokenOf,
  type CopyrightDecision,
  type CounterDecision,
} from '../../domain/moderation/copyright-notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { AuditLog } from '../administration/audit.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { counterDecided, counterEmailToClaimant, noticeEmailToClaimant } from './copyright-messages.js';
import type { CopyrightItem, CopyrightNoticeRecord, CopyrightNotices } from './copyright-ports.js';
import { NOTICE_NOT_FOUND } from './counter-copyright-notice.js';
import { targetOf, type FindNamed } from './find-named.js';
import type { TakeDownContent } from './take-down-content.js';

interface Reasoned {
  /** Sent to everyone concerned. */
  readonly reason?: string | null | undefined;
}

export interface DecisionOnNotice extends Reasoned {
  readonly decision: CopyrightDecision;
  /** What to take down; by default, everything the notice names except business pages. */
  readonly addresses?: readonly string[] | undefined;
}

export interface DecisionOnCounter extends Reasoned {
  readonly decision: CounterDecision;
  readonly counterNoticeId: number;
}

const NOTHING_NAMED =
  'Name the photos, reviews, or other content to take down. A business page cannot be taken down as a whole.';

const NOTHING_LEFT = 'None of this content exists anymore. Name other content to take down, or refuse the notice.';

/** Accepts or refuses a copyright notice, and decides on its counter-notices. */
export class DecideOnCopyrightNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: CopyrightNotices,
    private readonly find: FindNamed,
    private readonly takeDown: TakeDownContent,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws COPYRIGHT_NOTICE_NOT_FOUND, COPYRIGHT_MOVE_REFUSED, or INVALID_INPUT if there is nothing to take down. */
  run(
    { name: administrator }: AdministratorActor,
    id: number,
    given: DecisionOnNotice | DecisionOnCounter,
  ): Promise<void> {
    return this.transaction.run(async () => {
      const notice = (await this.notices.hold(id)) ?? refuse('COPYRIGHT_NOTICE_NOT_FOUND', NOTICE_NOT_FOUND);
      if ('counterNoticeId' in given) await this.#onCounter(administrator, notice, given);
      else await this.#onNotice(administrator, notice, given);
    });
  }

  async #onNotice(administrator: string, notice: CopyrightNoticeRecord, given: DecisionOnNotice): Promise<void> {
    const status = statusAfter(COPYRIGHT_NOTICE, notice.status, given.decision, decidedBefore(notice));
    const reason = given.reason ?? null;
    const isAccepted = given.decision === 'accept';
    const wanted = isAccepted ? await this.#wanted(notice, given.addresses) : [];
    const decision = { reason, decidedBy: administrator, decidedAt: this.clock.now() };
    const items = await this.takeDown.announce(notice, wanted, decision);
    if (isAccepted && items.length === 0) refuse('INVALID_INPUT', NOTHING_LEFT, 'addresses');
    await this.notices.decide({ ...decision, id: notice.id, status }, items);
    await this.#write(administrator, notice.id, given, { before: notice.status, after: status, items });
    await this.outbox.record(
      noticeEmailToClaimant({ ...notice, items }, isAccepted ? 'taken_down' : 'refused', reason),
    );
    await this.takeDown.hide(items);
  }

  async #wanted(
    { items }: CopyrightNoticeRecord,
    addresses: readonly string[] | undefined,
  ): Promise<readonly CopyrightItem[]> {
    const named = addresses === undefined ? items : await this.find.run(addresses, 'administrator');
    const wanted = named.filter((item) => targetOf(item) !== null);
    return wanted.length > 0 ? wanted : refuse('INVALID_INPUT', NOTHING_NAMED, 'addresses');
  }

  async #onCounter(administrator: string, notice: CopyrightNoticeRecord, given: DecisionOnCounter): Promise<void> {
    const counter =
      notice.counterNotices.find(({ id }) => id === given.counterNoticeId) ??
      refuse('INVALID_INPUT', 'This counter-notice does not belong to this notice.', 'counterNoticeId');
    statusAfter(COUNTER_NOTICE, counter.status, given.decision, decidedBefore(counter));
    const now = this.clock.now();
    const status = afterCounterDecision(counter, given.decision, now);
    const reason = given.reason ?? null;
    const isRestored = given.decision === 'restore';
    const items = isRestored ? spokenOf(notice.takenDown, counter.memberId) : [];
    const decided = { id: counter.id, status, reason, decidedBy: administrator, decidedAt: now };
    const ids = items.map(({ id }) => id);
    await this.takeDown.hold(items);
    await this.notices.decideCounter(decided, ids);
    await this.#write(administrator, notice.id, given, { before: counter.status, after: status, items });
    const released = await this.takeDown.release(items, now);
    const after = isRestored ? released.map((each) => each.after) : null;
    await this.outbox.record(counterEmailToClaimant(notice, counter.id, after, reason));
    if (counter.memberId !== null) {
      await this.outbox.record(counterDecided(notice.id, counter.memberId, after, reason));
    }
    await this.takeDown.show(released);
  }

  async #write(
    actor: string,
    id: number,
    { decision }: DecisionOnNotice | DecisionOnCounter,
    { before, after, items }: { before: string; after: string; items: readonly CopyrightItem[] },
  ): Promise<void> {
    await this.audit.write({
      actor,
      action: `copyright.${decision}`,
      targetType: 'copyright_notice',
      targetId: String(id),
      before: { status: before },
      after: { status: after, content: items.map(({ targetType, targetId }) => `${targetType} ${targetId}`) },
      // The reason names people. It stays with the notice, which is deleted after its retention period.
      reason: null,
    });
  }
}

function decidedBefore({ decidedBy }: { readonly decidedBy: string | null }): string | null {
  return decidedBy && `${decidedBy} has already decided on this notice. Please reload to see its current state.`;
}
