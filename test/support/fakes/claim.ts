import {
  ClaimCodes,
  ClaimedBusinesses,
  Claims,
  WebsiteProofs,
  type ClaimedBusiness,
  type ClaimRecord,
  type NewClaim,
} from '../../../application/claim/ports.js';
import { MAX_CODE_ATTEMPTS, type WebsitePlace } from '../../../domain/claim/verification.js';
import { SharedLimits, type CountedCall } from '../../../application/shared/shared-limits.js';
import type { Memory, MemoryBusiness } from './memory.js';

const isOpen = ({ status }: Pick<ClaimRecord, 'status'>) => status === 'pending' || status === 'under_review';

export class FakeClaims extends Claims {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async add(claim: NewClaim): Promise<number | null> {
    const state = this.memory.changing;
    const { businessId, claimantUserId } = claim;
    const mine = state.claims.filter(
      (each) => each.businessId === businessId && each.claimantUserId === claimantUserId,
    );
    if (mine.some(isOpen)) return null;
    const id = state.claims.length + 1;
    const undecided = { reviewedBy: null, reviewedAt: null, rejectionReason: null, adminNotes: null, approvedAt: null };
    state.claims.push({ ...claim, ...undecided, id, status: 'pending', websiteFound: null, provenAt: null });
    return id;
  }

  override async find(id: number, claimantUserId: string | null): Promise<ClaimRecord | null> {
    const claim = this.memory.changing.claims.find((each) => each.id === id);
    if (claim === undefined) return null;
    return claimantUserId === null || claim.claimantUserId === claimantUserId ? claim : null;
  }

  override async takeGuess(id: number, claimantUserId: string, now: Date): Promise<ClaimRecord | null> {
    const claim = await this.find(id, claimantUserId);
    if (claim?.status !== 'pending' || claim.verificationCode === null) return null;
    if (claim.codeExpiresAt === null || claim.codeExpiresAt <= now || claim.expiresAt <= now) return null;
    if (claim.verificationAttempts >= MAX_CODE_ATTEMPTS) return null;
    await this.save({ ...claim, verificationAttempts: claim.verificationAttempts + 1 });
    return this.find(id, claimantUserId);
  }

  override async ofMember(businessId: number, claimantUserId: string): Promise<ClaimRecord[]> {
    const isTheirs = (claim: ClaimRecord) => claim.businessId === businessId && claim.claimantUserId === claimantUserId;
    return this.memory.changing.claims.filter(isTheirs).toReversed();
  }

  override async openOf(businessId: number): Promise<ClaimRecord[]> {
    return this.memory.changing.claims.filter((claim) => claim.businessId === businessId && isOpen(claim));
  }

  override async save(claim: ClaimRecord): Promise<void> {
    const state = this.memory.changing;
    state.claims = state.claims.map((each) => (each.id === claim.id ? { ...each, ...claim } : each));
  }
}

/** The businesses in memory, with only the contact data that they were given. */
export class FakeClaimedBusinesses extends ClaimedBusinesses {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async find(id: number): Promise<ClaimedBusiness | null> {
    const business = this.memory.changing.businesses.find((each) => each.id === id);
    return business === undefined ? null : asClaimed(business);
  }

  override hold(id: number): Promise<ClaimedBusiness | null> {
    return this.find(id);
  }

  override async holdAllOf(ownerId: string): Promise<ClaimedBusiness[]> {
    const owned = this.memory.changing.businesses.filter((each) => each.ownerId === ownerId);
    return owned.map(asClaimed).toSorted((one, other) => one.id - other.id);
  }

  override async holdOf(claimId: number): Promise<ClaimedBusiness | null> {
    const claim = this.memory.changing.claims.find((each) => each.id === claimId);
    return claim === undefined ? null : this.find(claim.businessId);
  }

  override async give(id: number, userId: string): Promise<void> {
    const state = this.memory.changing;
    state.businesses = state.businesses.map((each) =>
      each.id === id ? { ...each, ownerId: userId, isClaimed: true } : each,
    );
  }
}

function asClaimed(business: MemoryBusiness): ClaimedBusiness {
  const { id, name, ownerId, isPublic } = business;
  const contact = { phone: null, email: null, website: null, address: null, city: null, state: null, zipCode: null };
  return {
    ...contact,
    id,
    name,
    ownerId,
    isPublic,
    isClaimed: business.isClaimed ?? false,
    isGone: false,
    ...business.contact,
  };
}

/** Numbers the codes and stores them in plain text. */
export class FakeClaimCodes extends ClaimCodes {
  #made = 0;

  override newCode(): string {
    this.#made += 1;
    return String(this.#made).padStart(6, '0');
  }

  override hashOf(code: string): string {
    return `hash of ${code}`;
  }

  override fits(code: string, hash: string | null): boolean {
    return hash === `hash of ${code}`;
  }

  override seal(code: string): string {
    return `sealed ${code}`;
  }

  override open(sealed: string): string {
    return sealed.replace('sealed ', '');
  }
}

/** Finds the proof where the test says, and records where it looked. */
export class FakeWebsiteProofs extends WebsiteProofs {
  readonly asked: string[] = [];
  place: WebsitePlace | null = null;

  override async find(website: string): Promise<WebsitePlace | null> {
    this.asked.push(website);
    return this.place;
  }
}

/** Allows everything except for recipients listed in `full`. */
export class FakeSharedLimits extends SharedLimits {
  readonly full = new Map<string, number>();

  override async take(_kind: string, who: string): Promise<CountedCall> {
    return { wait: this.full.get(who) ?? 0, counted: null };
  }

  override async takeBackingOff(): Promise<boolean> {
    return true;
  }

  override async giveBack(): Promise<void> {
    await Promise.resolve();
  }

  override async forget(): Promise<void> {
    await Promise.resolve();
  }
}
