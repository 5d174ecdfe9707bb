import type { ClaimReads } from '../../application/claim/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import type { ClaimMethod } from '../../domain/claim/claim-method.js';
import { claimantMoves, claimDecisions, CLAIM_STATUSES, type ClaimStatus } from '../../domain/claim/claim.js';
import {
  attemptsLeft,
  CLAIM_DAYS,
  proofStrength,
  websiteProof,
  type CodeRecipient,
  type WebsitePlace,
} from '../../domain/claim/verification.js';
import { memberName } from '../account/member-name-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';
import { isOpenClaim } from './claim.entity.js';

/** Claims stored by an earlier version may have no expiry. */
const EXPIRES_AT = isoTime(`coalesce(c.expires_at, c.created_at + interval '${CLAIM_DAYS} days')`);

const OWN_FIELDS = `c.id, c.business_id as "businessId", c.verification_method as "verificationMethod", c.status,
  c.code_sent_to as "codeSentTo", c.verification_attempts as "verificationAttempts",
  c.website_token as "websiteToken", ${EXPIRES_AT} as "expiresAt"`;

const FORM = `json_build_object('claimantName', c.claimant_name, 'claimantEmail', c.claimant_email,
  'claimantPhone', c.claimant_phone, 'businessRole', c.business_role, 'ownershipProof', c.ownership_proof)`;

const OWN: Statement = {
  name: 'claim-own',
  text: `select ${OWN_FIELDS} from business_claims c where c.id = $1 and c.claimant_user_id = $2`,
};

/** Uses index business_claims_claimant. A member has few claims. */
const MINE = orderedList({
  name: 'claims-mine',
  columns: `${OWN_FIELDS}, b.name as "businessName", ${FORM} as form, c.rejection_reason as "rejectionReason",
    ${isoTime('c.created_at')} as "createdAt"`,
  from: 'business_claims c',
  joins: 'join businesses b on b.id = c.business_id',
  where: 'c.claimant_user_id = $1',
  newestFirst: true,
});

const BUSINESS_FIELDS = [
  ...['name', 'address', 'city', 'state', 'phone', 'email', 'website'].map((name) => [name, name] as const),
  ['zipCode', 'zip_code'],
  ['isClaimed', 'is_claimed'],
  ['claimedBy', 'claimed_by'],
] as const;

const ADMINISTRATORS_FIELDS = `c.id, c.business_id as "businessId",
  json_build_object(${BUSINESS_FIELDS.map(([name, column]) => `'${name}', b.${column}`).join(', ')},
    'claimedByName', ${memberName('b.claimed_by')}, 'claimedAt', ${isoTime('b.claimed_at')}) as business,
  c.claimant_user_id as "claimantUserId", ${memberName('c.claimant_user_id')} as "memberName", c.claimant_name as "claimantName", c.claimant_email as "claimantEmail",
  c.claimant_phone as "claimantPhone", c.business_role as "businessRole", c.ownership_proof as "ownershipProof",
  c.verification_method as "verificationMethod", c.status, c.code_sent_to as "codeSentTo",
  c.proven_at is not null and c.website_found is null as "codeVerified", c.verification_attempts as "verificationAttempts",
  c.website_found as "websiteFound", ${isoTime('c.proven_at')} as "provenAt", cardinality(c.verification_documents) as documents,
  (select count(*)::integer from business_claims o where o.business_id = c.business_id and o.id <> c.id
    and ${isOpenClaim('o.status')}) as "otherOpenClaims",
  c.reviewed_by as "reviewedBy", ${isoTime('c.reviewed_at')} as "reviewedAt", c.rejection_reason as "rejectionReason",
  c.admin_notes as "adminNotes", ${isoTime('c.approved_at')} as "approvedAt", ${EXPIRES_AT} as "expiresAt",
  ${isoTime('c.created_at')} as "createdAt", ${isoTime('c.updated_at')} as "updatedAt"`;

const FOR_ADMINISTRATOR: Statement = {
  name: 'claim-for-administrator',
  text: `select ${ADMINISTRATORS_FIELDS} from business_claims c join businesses b on b.id = c.business_id where c.id = $1`,
};

/** Uses index business_claims_status. */
const IN_STATES = orderedList({
  name: 'claims-in-states',
  columns: ADMINISTRATORS_FIELDS,
  from: 'business_claims c',
  joins: 'join businesses b on b.id = c.business_id',
  where: 'c.status = any($1)',
});

const DOCUMENT: Statement = {
  name: 'claim-document',
  text: 'select verification_documents[$2] as address from business_claims where id = $1',
};

interface OwnRow {
  readonly id: number;
  readonly status: ClaimStatus;
  readonly verificationMethod: ClaimMethod;
  readonly verificationAttempts: number;
  readonly websiteToken: string | null;
}

interface AdminRow {
  readonly id: number;
  readonly status: ClaimStatus;
  readonly codeSentTo: CodeRecipient | null;
  readonly websiteFound: WebsitePlace | null;
  readonly provenAt: string | null;
}

export class PostgresClaimReads implements ClaimReads {
  constructor(private readonly database: Database) {}

  async own(id: number, userId: string): Promise<JsonText | null> {
    const row = await this.database.row<OwnRow>(OWN, [id, userId]);
    return row === null ? null : claimants(row);
  }

  mine(userId: string, page: PageRequest): Promise<ListPage> {
    return pageOf<OwnRow>(this.database, { ...MINE, values: [userId] }, page, claimants);
  }

  inStates(statuses: readonly ClaimStatus[], page: PageRequest): Promise<ListPage> {
    const name = `claims ${CLAIM_STATUSES.filter((status) => statuses.includes(status)).join(' ')}`;
    return pageOf<AdminRow>(this.database, { ...IN_STATES, name, values: [statuses] }, page, administrators);
  }

  async one(id: number): Promise<JsonText | null> {
    const row = await this.database.row<AdminRow>(FOR_ADMINISTRATOR, [id]);
    return row === null ? null : administrators(row);
  }

  async document(id: number, place: number): Promise<string | null> {
    return (await this.database.row<{ address: string | null }>(DOCUMENT, [id, place]))?.address ?? null;
  }
}

/** Returns a `Claim` or `OwnClaim` as JSON. */
function claimants({ websiteToken, verificationAttempts, ...row }: OwnRow): JsonText {
  return JSON.stringify({
    ...row,
    attemptsLeft: attemptsLeft({ ...row, verificationAttempts }),
    websiteProof: websiteToken === null ? null : websiteProof(websiteToken),
    moves: claimantMoves(row),
  });
}

/** Returns an `AdminClaim` as JSON. */
function administrators(row: AdminRow): JsonText {
  const provenAt = row.provenAt === null ? null : new Date(row.provenAt);
  return JSON.stringify({ ...row, proof: proofStrength({ ...row, provenAt }), moves: claimDecisions(row.status) });
}
