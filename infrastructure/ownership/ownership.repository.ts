import { LockMode, type InferEntity } from '@mikro-orm/core';
import {
  BusinessTransfers,
  OwnedPlaces,
  OwnershipRequests,
  type NewOwnershipRequest,
  type NewTransfer,
  type OwnershipRequestRecord,
  type TransferRecord,
} from '../../application/ownership/ports.js';
import type { ClaimedBusiness, ClaimedBusinesses } from '../../application/claim/ports.js';
import { OPEN_REQUEST_STATUSES } from '../../domain/ownership/ownership-request.js';
import { holdOpenAccount } from '../account/hold-open-account.js';
import { accountsOfMailbox } from '../account/sanction-sql.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { BusinessTransferEntity } from './business-transfer.entity.js';
import { OwnershipRequestEntity } from './ownership-request.entity.js';

/** Ownership requests in PostgreSQL, as entities. Finding a request locks its row. */
export class PostgresOwnershipRequests extends OwnershipRequests {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override holdMember(requesterId: string): Promise<void> {
    return holdOpenAccount(this.work, requesterId);
  }

  override async add(request: NewOwnershipRequest): Promise<number | null> {
    const { businessId, requesterId } = request;
    const open = { businessId, requesterId, status: { $in: [...OPEN_REQUEST_STATUSES] } };
    if ((await this.work.em.count(OwnershipRequestEntity, open)) > 0) return null;
    return (await this.work.add(OwnershipRequestEntity, { ...request, documents: [...request.documents] })).id;
  }

  override async find(id: number): Promise<OwnershipRequestRecord | null> {
    const row = await this.work.lock(OwnershipRequestEntity, { id });
    return row === null ? null : requestOf(row);
  }

  override async ofMailbox(requesterId: string): Promise<OwnershipRequestRecord[]> {
    const accounts = await this.work.rows<{ id: string }>(accountsOfMailbox('$1::uuid'), [requesterId]);
    const newestFirst = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
    const ofThese = { requesterId: { $in: accounts.map(({ id }) => id) } };
    return (await this.work.em.find(OwnershipRequestEntity, ofThese, newestFirst)).map(requestOf);
  }

  override async openOf(businessId: number): Promise<OwnershipRequestRecord[]> {
    const open = { businessId, status: { $in: [...OPEN_REQUEST_STATUSES] } };
    const rows = await this.work.em.find(OwnershipRequestEntity, open, {
      orderBy: { createdAt: 'asc', id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    return rows.map(requestOf);
  }

  override async save(request: OwnershipRequestRecord): Promise<void> {
    const { documents, ownerDocuments } = request;
    const lists = { documents: [...documents], ownerDocuments: [...ownerDocuments] };
    await this.work.change(OwnershipRequestEntity, request.id, { ...request, ...lists });
  }
}

/** Offers in PostgreSQL, as entities. Finding an offer locks its row. */
export class PostgresBusinessTransfers extends BusinessTransfers {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add(transfer: NewTransfer): Promise<number | null> {
    const open = { businessId: transfer.businessId, status: 'offered' } as const;
    if ((await this.work.em.count(BusinessTransferEntity, open)) > 0) return null;
    return (await this.work.add(BusinessTransferEntity, { ...transfer })).id;
  }

  override async find(id: number): Promise<TransferRecord | null> {
    const row = await this.work.lock(BusinessTransferEntity, { id });
    return row === null ? null : transferOf(row);
  }

  override async unsettledOf(businessId: number): Promise<TransferRecord[]> {
    const unsettled = { businessId, $or: [{ status: 'offered' as const }, { undoUntil: { $ne: null } }] };
    const rows = await this.work.em.find(BusinessTransferEntity, unsettled, {
      orderBy: { createdAt: 'asc', id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    return rows.map(transferOf);
  }

  override async save(transfer: TransferRecord): Promise<void> {
    await this.work.change(BusinessTransferEntity, transfer.id, { ...transfer });
  }
}

const PLACE_OF = {
  ownership_requests: 'select business_id as id from ownership_requests where id = $1',
  business_transfers: 'select business_id as id from business_transfers where id = $1',
} as const;

/** Requests and offers stay with their business, so it is found without a lock and then locked. */
export class PostgresOwnedPlaces extends OwnedPlaces {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: ClaimedBusinesses,
  ) {
    super();
  }

  override ofRequest(requestId: number): Promise<ClaimedBusiness | null> {
    return this.#held('ownership_requests', requestId);
  }

  override ofTransfer(transferId: number): Promise<ClaimedBusiness | null> {
    return this.#held('business_transfers', transferId);
  }

  override async transferWith(tokenHash: string): Promise<number | null> {
    const text = 'select id from business_transfers where token_hash = $1';
    return (await this.work.row<{ id: number }>(text, [tokenHash]))?.id ?? null;
  }

  async #held(table: keyof typeof PLACE_OF, id: number): Promise<ClaimedBusiness | null> {
    const place = await this.work.row<{ id: number }>(PLACE_OF[table], [id]);
    return place === null ? null : this.businesses.hold(place.id);
  }
}

function requestOf({ version: _, updatedAt: __, ...row }: InferEntity<typeof OwnershipRequestEntity>) {
  return { ...row } as unknown as OwnershipRequestRecord;
}

function transferOf({ version: _, updatedAt: __, ...row }: InferEntity<typeof BusinessTransferEntity>) {
  return { ...row } as unknown as TransferRecord;
}
