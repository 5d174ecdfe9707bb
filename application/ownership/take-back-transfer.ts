import { requireRecentSignIn } from '../../domain/account/account.js';
import { afterSender } from '../../domain/ownership/business-transfer.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../account/ports.js';
import type { Actor, Caller } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { ChangeOwner } from './change-owner.js';
import { holdTransfer, isStillOf, type HeldTransfer } from './held-records.js';
import type { BusinessTransfers, OwnedPlaces } from './ports.js';
import { transferEmail } from './transfer-emails.js';

interface TakeBackPorts {
  readonly transaction: Transaction;
  readonly places: OwnedPlaces;
  readonly transfers: BusinessTransfers;
  readonly members: Members;
  readonly changeOwner: ChangeOwner;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/** The moves of the owner who made an offer: withdrawing it, and undoing the handover. */
export class TakeBackTransfer {
  constructor(private readonly ports: TakeBackPorts) {}

  /** Does nothing if the offer is already withdrawn. Throws TRANSFER_NOT_FOUND or TRANSFER_MOVE_REFUSED. */
  withdraw(actor: Actor, id: number): Promise<void> {
    const { transaction, transfers, outbox, clock } = this.ports;
    return transaction.run(async () => {
      const { transfer, business } = await this.#own(actor, id);
      if (transfer.status === 'withdrawn') return;
      await transfers.save({ ...transfer, status: afterSender(transfer, 'withdraw', clock.now()) });
      await outbox.record(transferEmail('withdrawn', transfer, { name: business.name, to: transfer.toEmail }));
    });
  }

  /**
   * Makes the former owner the owner again. The other owner's changes stay. Throws REAUTHENTICATION_REQUIRED,
   * UNAUTHORIZED, TRANSFER_NOT_FOUND, or TRANSFER_MOVE_REFUSED.
   */
  undo(caller: Caller, signedInAt: Date | null, id: number): Promise<void> {
    const { transaction, transfers, members, changeOwner, outbox, clock } = this.ports;
    const now = clock.now();
    requireRecentSignIn(signedInAt, now);
    return transaction.run(async () => {
      await members.hold(caller);
      const { transfer, business } = await this.#own(caller, id);
      const status = afterSender(transfer, 'undo', now);
      const { toId } = transfer;
      if (toId === null || !isStillOf(business, toId)) {
        return refuse(
          'TRANSFER_MOVE_REFUSED',
          'The business has another owner by now, or its listing is gone, so this can’t be undone.',
        );
      }
      const undone = { ...transfer, status, undoUntil: null };
      await transfers.save(undone);
      await changeOwner.run(business, { to: caller.userId, now, premium: 'keep', transfer: id });
      const { name } = business;
      await outbox.record(transferEmail('returned', undone, { name, to: caller.userId }));
      await outbox.record(transferEmail('taken_back', undone, { name, to: toId }));
    });
  }

  #own({ userId }: Actor, id: number): Promise<HeldTransfer> {
    return holdTransfer(this.ports, id, ({ fromId }) => fromId === userId);
  }
}
