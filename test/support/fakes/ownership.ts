import {
  BusinessTransfers,
  OwnedPlaces,
  OwnershipDue,
  OwnershipRequests,
  type NewOwnershipRequest,
  type NewTransfer,
  type OwnershipRequestRecord,
  type TransferRecord,
} from '../../../application/ownership/ports.js';
import type { ClaimedBusiness } from '../../../application/claim/ports.js';
import { mailboxOf } from '../../../domain/account/account.js';
import { isOpenRequest, REMIND_DAYS_BEFORE } from '../../../domain/ownership/ownership-request.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { FakeClaimedBusinesses } from './claim.js';
import type { Memory } from './memory.js';

const NEW_REQUEST: Omit<OwnershipRequestRecord, keyof NewOwnershipRequest | 'id'> = {
  ...{ status: 'waiting', remindedAt: null, ownerReason: null, ownerDocuments: [], ownerAnsweredAt: null },
  ...{ reviewedBy: null, reviewedAt: null, decisionReason: null, adminNotes: null },
};

export class FakeOwnershipRequests extends OwnershipRequests {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async holdMember(requesterId: string): Promise<void> {
    const member = this.memory.changing.members.find(({ id }) => id === requesterId);
    if (member?.erasureAt !== null) refuse('USER_NOT_FOUND', 'User not found');
  }

  override async add(request: NewOwnershipRequest): Promise<number | null> {
    const { ownershipRequests: all } = this.memory.changing;
    const open = await this.openOf(request.businessId);
    if (open.some(({ requesterId }) => requesterId === request.requesterId)) return null;
    const id = all.length + 1;
    all.push({ ...request, ...NEW_REQUEST, id });
    return id;
  }

  override async find(id: number): Promise<OwnershipRequestRecord | null> {
    return this.memory.changing.ownershipRequests.find((each) => each.id === id) ?? null;
  }

  override async ofMailbox(requesterId: string): Promise<OwnershipRequestRecord[]> {
    const { members, ownershipRequests } = this.memory.changing;
    const mailboxes = new Map(members.map(({ id, email }) => [id, email === null ? id : mailboxOf(email)]));
    const isSame = (id: string) => mailboxes.get(id) === mailboxes.get(requesterId);
    return ownershipRequests.filter((each) => isSame(each.requesterId)).toReversed();
  }

  override async openOf(businessId: number): Promise<OwnershipRequestRecord[]> {
    return this.memory.changing.ownershipRequests.filter(
      (each) => each.businessId === businessId && isOpenRequest(each.status),
    );
  }

  override async save(request: OwnershipRequestRecord): Promise<void> {
    const state = this.memory.changing;
    state.ownershipRequests = state.ownershipRequests.map((each) => (each.id === request.id ? request : each));
  }
}

export class FakeBusinessTransfers extends BusinessTransfers {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(transfer: NewTransfer): Promise<number | null> {
    const { transfers } = this.memory.changing;
    const isOpen = (each: TransferRecord) => each.businessId === transfer.businessId && each.status === 'offered';
    if (transfers.some(isOpen)) return null;
    const id = transfers.length + 1;
    transfers.push({ ...transfer, id, status: 'offered', toId: null, acceptedAt: null, undoUntil: null });
    return id;
  }

  override async find(id: number): Promise<TransferRecord | null> {
    return this.memory.changing.transfers.find((each) => each.id === id) ?? null;
  }

  override async unsettledOf(businessId: number): Promise<TransferRecord[]> {
    return this.memory.changing.transfers.filter(
      (each) => each.businessId === businessId && (each.status === 'offered' || each.undoUntil !== null),
    );
  }

  override async save(transfer: TransferRecord): Promise<void> {
    const state = this.memory.changing;
    state.transfers = state.transfers.map((each) => (each.id === transfer.id ? transfer : each));
  }
}

export class FakeOwnedPlaces extends OwnedPlaces {
  constructor(private readonly memory: Memory) {
    super();
  }

  override ofRequest(requestId: number): Promise<ClaimedBusiness | null> {
    return this.#place(this.memory.changing.ownershipRequests.find(({ id }) => id === requestId));
  }

  override ofTransfer(transferId: number): Promise<ClaimedBusiness | null> {
    return this.#place(this.memory.changing.transfers.find(({ id }) => id === transferId));
  }

  override async transferWith(tokenHash: string): Promise<number | null> {
    return this.memory.changing.transfers.find((each) => each.tokenHash === tokenHash)?.id ?? null;
  }

  async #place(of: { readonly businessId: number } | undefined): Promise<ClaimedBusiness | null> {
    return of === undefined ? null : new FakeClaimedBusinesses(this.memory).find(of.businessId);
  }
}

const ids = (found: readonly { readonly id: number }[], max: number, except: readonly number[]): number[] =>
  found
    .map(({ id }) => id)
    .filter((id) => !except.includes(id))
    .slice(0, max);

export class FakeOwnershipDue extends OwnershipDue {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async reminders(now: Date, max: number, except: readonly number[] = []): Promise<number[]> {
    const isDue = ({ answerBy }: OwnershipRequestRecord) =>
      answerBy > now && answerBy <= daysAfter(now, REMIND_DAYS_BEFORE);
    return ids(
      this.#waiting().filter((each) => isDue(each) && each.remindedAt === null),
      max,
      except,
    );
  }

  override async lapsed(now: Date, max: number, except: readonly number[] = []): Promise<number[]> {
    return ids(
      this.#waiting().filter(({ answerBy }) => answerBy <= now),
      max,
      except,
    );
  }

  override async mootRequests(max: number, except: readonly number[] = []): Promise<number[]> {
    const { ownershipRequests, members } = this.memory.changing;
    const isGone = (id: string) => !members.some((each) => each.id === id && each.erasureAt === null);
    const moot = ownershipRequests.filter(
      (each) => isOpenRequest(each.status) && (!this.#isOf(each.businessId, each.ownerId) || isGone(each.requesterId)),
    );
    return ids(moot, max, except);
  }

  override async expired(now: Date, max: number, except: readonly number[] = []): Promise<number[]> {
    return ids(
      this.#offered().filter(({ expiresAt }) => expiresAt <= now),
      max,
      except,
    );
  }

  override async mootTransfers(max: number, except: readonly number[] = []): Promise<number[]> {
    return ids(
      this.#offered().filter(({ businessId, fromId }) => !this.#isOf(businessId, fromId)),
      max,
      except,
    );
  }

  #waiting(): OwnershipRequestRecord[] {
    return this.memory.changing.ownershipRequests.filter(({ status }) => status === 'waiting');
  }

  #offered(): TransferRecord[] {
    return this.memory.changing.transfers.filter(({ status }) => status === 'offered');
  }

  #isOf(businessId: number, memberId: string | null): boolean {
    const business = this.memory.changing.businesses.find(({ id }) => id === businessId);
    return memberId !== null && business?.ownerId === memberId;
  }
}
