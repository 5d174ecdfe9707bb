import { afterRecipient, undoEnd } from '../../domain/ownership/business-transfer.js';
import { sameMailbox } from '../../domain/ownership/owner-change.js';
import { maskedRecipient } from '../../domain/outgoing/failure.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../account/ports.js';
import type { Caller } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { ChangeOwner } from './change-owner.js';
import { holdTransfer, isStillOf, type HeldTransfer } from './held-records.js';
import type { BusinessTransfers, OwnedPlaces, TransferRecord } from './ports.js';
import { transferEmail } from './transfer-emails.js';

interface AnswerPorts {
  readonly transaction: Transaction;
  readonly places: OwnedPlaces;
  readonly transfers: BusinessTransfers;
  readonly members: Members;
  readonly changeOwner: ChangeOwner;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

export const UNKNOWN_OFFER = 'This link is not valid. Check that you copied all of it.';

/** It doesn't tell others that the owner is suspended or has closed their account. */
const NOT_AT_THE_MOMENT = 'This offer can’t be accepted at the moment. Please try again later, or ask the owner.';

/** The recipient's answer to an offer. It takes the secret of the emailed link and an account with that address. */
export class AnswerTransfer {
  constructor(private readonly ports: AnswerPorts) {}

  /**
   * Makes the member the owner, and returns the business's id. Throws TRANSFER_LINK_INVALID, TRANSFER_WRONG_ACCOUNT,
   * TRANSFER_MOVE_REFUSED, or UNAUTHORIZED if the session has ended.
   */
  accept(caller: Caller, tokenHash: string): Promise<number> {
    const { transaction, transfers, members, changeOwner, outbox, clock } = this.ports;
    return transaction.run(async () => {
      const now = clock.now();
      const { transfer, business } = await this.#offered(caller, tokenHash);
      const status = afterRecipient(transfer, 'accept', now);
      const { id, fromId, premium } = transfer;
      if (fromId === null || !isStillOf(business, fromId)) return refuseFormer();
      const mayGive = (await members.find(fromId)) !== null && (await members.sanctionOf(fromId)) === null;
      if (!mayGive) refuse('TRANSFER_MOVE_REFUSED', NOT_AT_THE_MOMENT);
      const accepted: TransferRecord = {
        ...{ ...transfer, status, toId: caller.userId },
        ...{ acceptedAt: now, undoUntil: undoEnd(now) },
      };
      await transfers.save(accepted);
      await changeOwner.run(business, { to: caller.userId, now, premium, transfer: id });
      const { name } = business;
      await outbox.record(transferEmail('handed_over', accepted, { name, to: fromId }));
      await outbox.record(transferEmail('received', accepted, { name, to: caller.userId }));
      return business.id;
    });
  }

  /** Throws the errors of `accept`. */
  decline(caller: Caller, tokenHash: string): Promise<void> {
    const { transaction, transfers, outbox, clock } = this.ports;
    return transaction.run(async () => {
      const { transfer, business } = await this.#offered(caller, tokenHash);
      const status = afterRecipient(transfer, 'decline', clock.now());
      await transfers.save({ ...transfer, status });
      if (transfer.fromId === null) return;
      await outbox.record(transferEmail('declined', transfer, { name: business.name, to: transfer.fromId }));
    });
  }

  /** Locks the member, the business, and the offer. */
  async #offered(caller: Caller, tokenHash: string): Promise<HeldTransfer> {
    const { members, places } = this.ports;
    await members.hold(caller);
    const id = (await places.transferWith(tokenHash)) ?? refuse('TRANSFER_LINK_INVALID', UNKNOWN_OFFER);
    const held = await holdTransfer(this.ports, id);
    const email = (await members.find(caller.userId))?.email ?? '';
    if (!sameMailbox(email, held.transfer.toEmail)) refuseAccount(held.transfer.toEmail);
    return held;
  }
}

function refuseAccount(toEmail: string): never {
  return refuse(
    'TRANSFER_WRONG_ACCOUNT',
    `This offer is for ${maskedRecipient('mail', toEmail)}. Sign in with an account that has this email address, or ask the owner to send it to yours.`,
  );
}

function refuseFormer(): never {
  return refuse(
    'TRANSFER_MOVE_REFUSED',
    'The business no longer belongs to the person who offered it, or its listing is gone.',
  );
}
