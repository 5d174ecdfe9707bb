import { defineEntity, p } from '@mikro-orm/core';
import { CLAIM_METHODS } from '../../domain/claim/claim-method.js';
import { CLAIM_STATUSES, OPEN_CLAIM_STATUSES } from '../../domain/claim/claim.js';
import { CODE_RECIPIENTS, WEBSITE_PLACES } from '../../domain/claim/verification.js';
import { added, changed, identity, moment, partOf, texts } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';

/** Returns the SQL condition of an open claim, given SQL of its status. */
export function isOpenClaim(status: string): string {
  return `${status} in (${OPEN_CLAIM_STATUSES.map((open) => `'${open}'`).join(', ')})`;
}

/** A member's claim to own a business. */
export const ClaimEntity = defineEntity({
  name: 'BusinessClaimRow',
  tableName: 'business_claims',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    claimantUserId: partOf(UserEntity),
    claimantName: p.text(),
    claimantEmail: p.text(),
    claimantPhone: p.text().nullable(),
    verificationMethod: p.enum(CLAIM_METHODS),
    status: p.enum(CLAIM_STATUSES).default('pending'),
    verificationDocuments: texts(),
    // The hash of the newest code, while the code can still be entered.
    verificationCode: p.text().nullable(),
    verificationAttempts: p.integer().default(0),
    codeSentTo: p.enum(CODE_RECIPIENTS).nullable(),
    codeExpiresAt: moment().nullable(),
    // Times in ISO 8601 that count toward the daily limit.
    codesSentAt: texts(),
    websiteToken: p.text().nullable(),
    websiteFound: p.enum(WEBSITE_PLACES).nullable(),
    provenAt: moment().nullable(),
    businessRole: p.text().nullable(),
    ownershipProof: p.text().nullable(),
    reviewedBy: p.text().nullable(),
    reviewedAt: moment().nullable(),
    rejectionReason: p.text().nullable(),
    adminNotes: p.text().nullable(),
    claimedAt: moment().nullable(),
    expiresAt: moment().nullable(),
    approvedAt: moment().nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  uniques: [
    {
      name: 'business_claims_one_open',
      properties: ['businessId', 'claimantUserId'],
      where: isOpenClaim('status'),
    },
  ],
  indexes: [
    { name: 'business_claims_claimant', properties: ['claimantUserId'] },
    { name: 'business_claims_status', properties: ['status', 'createdAt'] },
    {
      name: 'business_claims_due',
      properties: ['expiresAt'],
      where: isOpenClaim('status'),
    },
    { name: 'business_claims_codes', properties: ['codeExpiresAt'], where: 'verification_code is not null' },
  ],
});
