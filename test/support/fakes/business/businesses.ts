import { AuditLog, type AuditEntry } from '../../../../application/administration/audit.js';
import { Businesses, type BusinessRecord } from '../../../../application/business/ports.js';
import type { BusinessContent } from '../../../../domain/business/content.js';
import type { ListingTier } from '../../../../domain/business/listing-tier.js';
import type { Memory } from '../memory.js';

/** Higher than the IDs of all seeded businesses. */
const FIRST_ID = 5000;

export class FakeBusinesses extends Businesses {
  #lastId = FIRST_ID;

  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(
    business: BusinessContent & { readonly ownerId: string; readonly tier: ListingTier },
  ): Promise<number> {
    this.#lastId += 1;
    this.memory.changing.listings.push({ ...UNDECIDED, ...business, id: this.#lastId });
    return this.#lastId;
  }

  override async addApproved(content: BusinessContent, reviewedBy: string, reviewedAt: Date): Promise<number> {
    this.#lastId += 1;
    const approved = { approvalStatus: 'approved', reviewedBy, reviewedAt } as const;
    const nobodys = { id: this.#lastId, ownerId: null, tier: 'free' } as const;
    this.memory.changing.listings.push({ ...UNDECIDED, ...content, ...approved, ...nobodys });
    return this.#lastId;
  }

  override async find(id: number): Promise<BusinessRecord | null> {
    return this.memory.changing.listings.find((each) => each.id === id && each.deletedAt === null) ?? null;
  }

  override async findDeleted(id: number): Promise<BusinessRecord | null> {
    return this.memory.changing.listings.find((each) => each.id === id && each.deletedAt !== null) ?? null;
  }

  override async save(business: BusinessRecord): Promise<void> {
    const state = this.memory.changing;
    const stored = state.listings.find(({ id }) => id === business.id);
    if (stored === undefined) throw new Error('A business is saved that was not found before.');
    const isChanged = Object.entries(business).some(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof BusinessRecord]),
    );
    const saved = { ...business, version: stored.version + (isChanged ? 1 : 0) };
    state.listings = state.listings.map((each) => (each === stored ? saved : each));
  }
}

/** Fields of a business without a decision. */
const UNDECIDED = {
  isActive: true,
  approvalStatus: 'pending',
  reviewedBy: null,
  reviewedAt: null,
  rejectionReason: null,
  adminNotes: null,
  isVerified: false,
  lastVerifiedAt: null,
  verificationSource: null,
  verificationNotes: null,
  verifiedBy: null,
  pendingChanges: null,
  editedFields: [],
  disputed: [],
  hiddenAt: null,
  closedAt: null,
  deletedAt: null,
  wasActive: null,
  locationSource: 'address',
  version: 1,
} as const;

export class FakeAuditLog extends AuditLog {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async write(entry: AuditEntry): Promise<void> {
    this.memory.changing.audit.push(entry);
  }
}
