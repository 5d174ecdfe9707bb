import { LockMode, type FilterQuery, type InferEntity } from '@mikro-orm/core';
import type { Claims, ClaimsOverdue, ClaimRecord, NewClaim } from '../../application/claim/ports.js';
import { CLAIM, OPEN_CLAIM_STATUSES } from '../../domain/claim/claim.js';
import { MAX_CODE_ATTEMPTS } from '../../domain/claim/verification.js';
import { statusesBefore } from '../../domain/shared/state-machine.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { ClaimEntity } from './claim.entity.js';

type ClaimRow = InferEntity<typeof ClaimEntity>;

// One statement: the row is locked before the count is checked, so concurrent guesses cannot exceed the limit.
const TAKE_GUESS = `update business_claims set verification_attempts = verification_attempts + 1, version = version + 1
  where id = $1 and claimant_user_id = $2 and status = any($3) and verification_code is not null
    and code_expires_at > $4 and expires_at > $4 and verification_attempts < ${MAX_CODE_ATTEMPTS}
  returning id`;

const FORGET_CODES = `update business_claims set verification_code = null, version = version + 1
  where id = any(array(select id from business_claims where verification_code is not null and code_expires_at <= $1 for update skip locked))`;

/** Postcards of claims that no longer wait for a code, and older postcards of those that do. */
const TAKE_POSTCARDS_BACK = `update outbox o set status = 'skipped', payload = null, recipient = null
  where o.kind = 'postcard' and o.status = 'queued' and not exists (
    select from business_claims c where c.id = (o.payload ->> 'claimId')::integer and c.verification_code is not null
      and not exists (select from outbox n where n.kind = 'postcard' and n.payload ->> 'claimId' = o.payload ->> 'claimId'
        and n.created_at > o.created_at))`;

/** Claims in PostgreSQL, as entities. Finding a claim locks its row. */
export class PostgresClaims implements Claims {
  constructor(private readonly work: UnitOfWork) {}

  async add(claim: NewClaim): Promise<number | null> {
    const { businessId, claimantUserId } = claim;
    const open = { businessId, claimantUserId, status: { $in: [...OPEN_CLAIM_STATUSES] } };
    if ((await this.work.em.count(ClaimEntity, open)) > 0) return null;
    return (await this.work.add(ClaimEntity, columnsOf(claim))).id;
  }

  async find(id: number, claimantUserId: string | null): Promise<ClaimRecord | null> {
    const which: FilterQuery<ClaimRow> = claimantUserId === null ? { id } : { id, claimantUserId };
    const row = await this.work.lock(ClaimEntity, which);
    return row === null ? null : recordOf(row);
  }

  async takeGuess(id: number, claimantUserId: string, now: Date): Promise<ClaimRecord | null> {
    const from = statusesBefore(CLAIM, 'verify', 'under_review');
    const counted = await this.work.row(TAKE_GUESS, [id, claimantUserId, from, now]);
    return counted === null ? null : this.find(id, claimantUserId);
  }

  async ofMember(businessId: number, claimantUserId: string): Promise<ClaimRecord[]> {
    const rows = await this.work.em.find(
      ClaimEntity,
      { businessId, claimantUserId },
      { orderBy: { createdAt: 'desc', id: 'desc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    return rows.map(recordOf);
  }

  async openOf(businessId: number): Promise<ClaimRecord[]> {
    const which = { businessId, status: { $in: [...OPEN_CLAIM_STATUSES] } };
    const rows = await this.work.em.find(ClaimEntity, which, {
      orderBy: { createdAt: 'asc', id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    return rows.map(recordOf);
  }

  async save(claim: ClaimRecord): Promise<void> {
    await this.work.change(ClaimEntity, claim.id, columnsOf(claim));
  }
}

/** Claims that are due for processing, in PostgreSQL. */
export class PostgresClaimsOverdue implements ClaimsOverdue {
  constructor(private readonly work: UnitOfWork) {}

  async due(now: Date, max: number): Promise<ClaimRecord[]> {
    const which = { status: { $in: [...OPEN_CLAIM_STATUSES] }, expiresAt: { $lte: now } };
    // Two jobs can share the work. A claim locked by another change is left to the next run.
    const rows = await this.work.em.find(ClaimEntity, which, {
      orderBy: { id: 'asc' },
      limit: max,
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    });
    return rows.map(recordOf);
  }

  async forgetCodes(now: Date): Promise<void> {
    await this.work.rows(FORGET_CODES, [now]);
    await this.work.rows(TAKE_POSTCARDS_BACK);
  }
}

/** MikroORM's lists are mutable, the domain's are read-only. Times in a list are stored as text. */
function columnsOf<T extends Pick<NewClaim, 'verificationDocuments' | 'codesSentAt'>>(claim: T) {
  return {
    ...claim,
    verificationDocuments: [...claim.verificationDocuments],
    codesSentAt: claim.codesSentAt.map((moment) => moment.toISOString()),
  };
}

function recordOf({ version: _, ...row }: ClaimRow): ClaimRecord {
  return { ...row, codesSentAt: row.codesSentAt.map((text) => new Date(text)) } as unknown as ClaimRecord;
}
