import { defineEntity, p } from '@mikro-orm/core';
import { added, changed, identity, moment, texts } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';

const METHODS = [
  'phone_verification',
  'email_verification',
  'postcard_verification',
  'document_upload',
  'website_verification',
  'google_my_business',
] as const;
const STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'expired'] as const;

/** A member's claim to be the owner of a business. */
export const ClaimEntity = defineEntity({
  name: 'BusinessClaimRow',
  tableName: 'business_claims',
  properties: {
    id: identity(),
    businessId: p.manyToOne(BusinessEntity).mapToPk().deleteRule('cascade').index(false),
    claimantUserId: p.manyToOne(UserEntity).mapToPk().deleteRule('cascade').index(false),
    claimantName: p.text(),
    claimantEmail: p.text(),
    claimantPhone: p.text().nullable(),
    verificationMethod: p.enum(METHODS),
    status: p.enum(STATUSES).default('pending'),
    verificationDocuments: texts(),
    verificationCode: p.text().nullable(),
    verificationAttempts: p.integer().default(0),
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
      where: `status in ('pending', 'under_review')`,
    },
    { name: 'business_claims_one_approved', properties: ['businessId'], where: `status = 'approved'` },
  ],
  indexes: [
    { name: 'business_claims_claimant', properties: ['claimantUserId'] },
    { name: 'business_claims_status', properties: ['status', 'createdAt'] },
  ],
});
