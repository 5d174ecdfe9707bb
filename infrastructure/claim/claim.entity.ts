import { defineEntity, p } from '@mikro-orm/core';

type Method =
  | 'phone_verification'
  | 'email_verification'
  | 'postcard_verification'
  | 'document_upload'
  | 'website_verification'
  | 'google_my_business';
type Status = 'pending' | 'under_review' | 'approved' | 'rejected' | 'expired';

/** A member's claim to be the owner of a listing. */
export const ClaimEntity = defineEntity({
  name: 'BusinessClaimRow',
  tableName: 'business_claims',
  properties: {
    id: p.integer().primary().autoincrement(),
    businessId: p.integer(),
    claimantUserId: p.uuid(),
    claimantName: p.text(),
    claimantEmail: p.text(),
    claimantPhone: p.text().nullable(),
    verificationMethod: p.text().$type<Method>(),
    status: p.text().$type<Status>().default('pending'),
    verificationDocuments: p.array().default([]),
    verificationCode: p.text().nullable(),
    verificationAttempts: p.integer().default(0),
    businessRole: p.text().nullable(),
    ownershipProof: p.text().nullable(),
    reviewedBy: p.text().nullable(),
    reviewedAt: p.datetime(6).columnType('timestamptz').nullable(),
    rejectionReason: p.text().nullable(),
    adminNotes: p.text().nullable(),
    claimedAt: p.datetime(6).columnType('timestamptz').nullable(),
    expiresAt: p.datetime(6).columnType('timestamptz').nullable(),
    approvedAt: p.datetime(6).columnType('timestamptz').nullable(),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});
