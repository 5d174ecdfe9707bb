import { BUSINESS_TRANSFER } from '../../domain/ownership/business-transfer.js';
import { isOpenRequest, OWNERSHIP_REQUEST } from '../../domain/ownership/ownership-request.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { Members } from '../account/ports.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { ChangeOwner } from './change-owner.js';
import { holdRequest, holdTransfer, isStillOf } from './held-records.js';
import { nameOf } from './member-names.js';
import type { BusinessTransfers, OwnedPlaces, OwnershipDue, OwnershipRequests } from './ports.js';
import { requestEmail } from './request-emails.js';
import { transferEmail } from './transfer-emails.js';

/** Requests or offers per question to the database. */
const BATCH = 100;

/** Finds the next records, without those that were already tried. */
type Find = (tried: readonly number[]) => Promise<readonly number[]>;
type Settle = (id: number) => Promise<void>;

interface SettlePorts {
  readonly transaction: Transaction;
  readonly due: OwnershipDue;
  readonly places: OwnedPlaces;
  readonly requests: OwnershipRequests;
  readonly transfers: BusinessTransfers;
  readonly members: Members;
  readonly changeOwner: ChangeOwner;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Does what time decides: reminds owners, takes unanswered requests to administrators, expires offers, and closes what is
 * about a former owner. A job runs it. Each record has its own transaction, which checks again, so the job can stop
 * anywhere and run twice at once.
 */
export class SettleOwnership {
  constructor(private readonly ports: SettlePorts) {}

  /** Throws the errors of single records at the end, so that they hold up no others. */
  async run(): Promise<void> {
    const { due, clock } = this.ports;
    const now = clock.now();
    const steps: readonly (readonly [Find, Settle])[] = [
      [(tried) => due.mootRequests(BATCH, tried), (id) => this.#closeRequest(id)],
      [(tried) => due.mootTransfers(BATCH, tried), (id) => this.#closeTransfer(id)],
      [(tried) => due.lapsed(now, BATCH, tried), (id) => this.#lapse(id, now)],
      [(tried) => due.reminders(now, BATCH, tried), (id) => this.#remind(id, now)],
      [(tried) => due.expired(now, BATCH, tried), (id) => this.#expire(id, now)],
    ];
    const failures: unknown[] = [];
    for (const [find, settle] of steps) failures.push(...(await this.#each(find, settle)));
    if (failures.length > 0) throw new AggregateError(failures, 'Some requests or offers could not be settled.');
  }

  /** Settles batch after batch, each record once. Returns the errors of those that are left to the next run. */
  async #each(find: Find, settle: Settle): Promise<readonly unknown[]> {
    const [tried, failures]: [number[], unknown[]] = [[], []];
    for (;;) {
      const ids = await this.ports.transaction.run(() => find(tried));
      if (ids.length === 0) return failures;
      for (const id of ids) {
        tried.push(id);
        await this.ports.transaction.run(() => settle(id)).catch((failure: unknown) => failures.push(failure));
      }
    }
  }

  async #closeRequest(id: number): Promise<void> {
    const { request, business } = await holdRequest(this.ports, id);
    if (!isOpenRequest(request.status)) return;
    if (isStillOf(business, request.ownerId) && (await this.#isOpen(request.requesterId))) return;
    await this.ports.changeOwner.closeRequest(request, business);
  }

  async #closeTransfer(id: number): Promise<void> {
    const { transfer, business } = await holdTransfer(this.ports, id);
    if (transfer.status !== 'offered' || isStillOf(business, transfer.fromId)) return;
    await this.ports.changeOwner.settleTransfer(transfer, business);
  }

  async #lapse(id: number, now: Date): Promise<void> {
    const { requests, outbox } = this.ports;
    const { request, business } = await holdRequest(this.ports, id);
    if (request.status !== 'waiting' || now < request.answerBy) return;
    const lapsed = { ...request, status: statusAfter(OWNERSHIP_REQUEST, request.status, 'lapse') };
    await requests.save(lapsed);
    const { name } = business;
    await outbox.record(requestEmail('reviewed_for_requester', lapsed, { name, to: request.requesterId }));
    if (request.ownerId === null) return;
    await outbox.record(requestEmail('reviewed_for_owner', lapsed, { name, to: request.ownerId }));
  }

  async #remind(id: number, now: Date): Promise<void> {
    const { requests, members, outbox } = this.ports;
    const { request, business } = await holdRequest(this.ports, id);
    if (request.status !== 'waiting' || request.remindedAt !== null || request.ownerId === null) return;
    await requests.save({ ...request, remindedAt: now });
    const requester = await nameOf(members, request.requesterId);
    const facts = { name: business.name, to: request.ownerId, requester };
    await outbox.record(requestEmail('reminder', request, facts));
  }

  async #expire(id: number, now: Date): Promise<void> {
    const { transfers, outbox } = this.ports;
    const { transfer, business } = await holdTransfer(this.ports, id);
    if (transfer.status !== 'offered' || now < transfer.expiresAt) return;
    await transfers.save({ ...transfer, status: statusAfter(BUSINESS_TRANSFER, transfer.status, 'expire') });
    if (transfer.fromId === null) return;
    await outbox.record(transferEmail('expired', transfer, { name: business.name, to: transfer.fromId }));
  }

  async #isOpen(memberId: string): Promise<boolean> {
    return (await this.ports.members.find(memberId)) !== null;
  }
}
