import { z } from 'zod';
import { PHONE } from '../../../domain/account/account.js';
import {
  CLAIM_DECISIONS,
  CLAIM_LIMITS,
  CLAIM_ROLES,
  CLAIM_STATUSES,
  OPEN_CLAIM_STATUSES,
  type ClaimStatus,
} from '../../../domain/claim/claim.js';
import { CLAIM_METHODS, CLAIMANT_MOVES, DEFAULT_CLAIM_METHOD } from '../../../domain/claim/claim-method.js';
import { CODE, CODE_RECIPIENTS, WEBSITE_PLACES, WRONG_CODE } from '../../../domain/claim/verification.js';
import { isCallable } from '../../../domain/outgoing/delivery.js';
import { ApprovalForm, RejectionForm } from '../business/business-form.js';
import { ListQuery } from '../shared/list.js';
import { saysNothing, typedProse, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const NAME_MESSAGE = `Name must be at least ${CLAIM_LIMITS.minName} characters`;
const EMAIL_MESSAGE = 'Valid email required';
const PROOF_MESSAGE = 'Please provide detailed ownership proof';
const PHONE_MESSAGE = 'Please enter a valid phone number';

/** What a claimant sends. */
export const ClaimForm = z
  .strictObject({
    claimantName: typedText('Name', NAME_MESSAGE)
      .min(CLAIM_LIMITS.minName, NAME_MESSAGE)
      .max(CLAIM_LIMITS.maxName, `Name must be ${CLAIM_LIMITS.maxName} characters or less`),
    claimantEmail: typedText('Email', EMAIL_MESSAGE)
      .max(CLAIM_LIMITS.email, EMAIL_MESSAGE)
      .pipe(z.email(EMAIL_MESSAGE))
      .describe('What becomes of the claim is mailed there.'),
    claimantPhone: z
      .preprocess(
        (value) => (typeof value === 'string' && saysNothing(value) ? null : value),
        z.string(PHONE_MESSAGE).trim().regex(PHONE, PHONE_MESSAGE).nullable(),
      )
      .optional()
      .describe('Needed for phone_verification.'),
    businessRole: z.enum(CLAIM_ROLES, 'Please choose your role'),
    ownershipProof: typedProse('Ownership proof', PROOF_MESSAGE)
      .min(CLAIM_LIMITS.minProof, PROOF_MESSAGE)
      .max(CLAIM_LIMITS.maxProof, `Ownership proof must be ${CLAIM_LIMITS.maxProof} characters or less`),
    verificationMethod: z.enum(CLAIM_METHODS, 'Please choose how to verify').default(DEFAULT_CLAIM_METHOD),
    verificationDocuments: z
      .array(z.string().min(1, 'Invalid input').max(500, 'Invalid input'))
      .max(CLAIM_LIMITS.documents, `A claim can have up to ${CLAIM_LIMITS.documents} documents`)
      .optional()
      .describe('Addresses of own uploads of the kind claim_document; document_upload needs one.'),
  })
  .refine(
    ({ verificationMethod, claimantPhone }) =>
      verificationMethod !== 'phone_verification' || isCallable(claimantPhone ?? null),
    { error: 'A phone number is required for phone verification', path: ['claimantPhone'] },
  )
  .refine(
    ({ verificationMethod, verificationDocuments }) =>
      verificationMethod !== 'document_upload' || (verificationDocuments ?? []).length > 0,
    { error: 'Please upload at least one document', path: ['verificationDocuments'] },
  )
  .meta({ id: 'ClaimForm' });

export type ClaimForm = z.infer<typeof ClaimForm>;

/** What an administrator says with an approval. */
export const ClaimApproval = ApprovalForm.omit({ version: true }).meta({ id: 'ClaimApproval' });

export type ClaimApproval = z.infer<typeof ClaimApproval>;

/** What an administrator says with a rejection; the claimant reads the reason. */
export const ClaimRejection = RejectionForm.omit({ version: true }).meta({ id: 'ClaimRejection' });

export type ClaimRejection = z.infer<typeof ClaimRejection>;

/** The code that a claimant got. */
export const VerificationForm = z
  .strictObject({ verificationCode: z.string(WRONG_CODE).trim().regex(CODE, WRONG_CODE).describe('6 digits.') })
  .meta({ id: 'VerificationForm' });

export type VerificationForm = z.infer<typeof VerificationForm>;

/** A claim as its claimant sees it. */
export const Claim = z
  .object({
    id: z.int().min(1),
    businessId: z.int().min(1),
    verificationMethod: z.enum(CLAIM_METHODS),
    status: z.enum(CLAIM_STATUSES),
    codeSentTo: z
      .enum(CODE_RECIPIENTS)
      .nullable()
      .describe('Whether the code went to the listing or to what the claimant typed; null where there is no code.'),
    websiteProof: z
      .object({
        metaTag: z.string().describe('For the head of the page that the listing names as its web site.'),
        fileName: z.string().describe('Path of a file on that site.'),
        fileContent: z.string().describe('What the file holds.'),
        dnsRecord: z.string().describe("Text of a TXT record of the site's domain."),
      })
      .nullable()
      .describe('One of them is enough; null but for website_verification.'),
    expiresAt: time.describe('30 days after the claim was made.'),
    moves: z.array(z.enum(CLAIMANT_MOVES)).describe('What the claimant may do now.'),
  })
  .meta({ id: 'Claim' });

export type Claim = z.infer<typeof Claim>;

/** A claim in the list of its claimant. */
export const OwnClaim = Claim.extend({
  businessName: z.string(),
  rejectionReason: z.string().nullable().describe('Why it was rejected.'),
  createdAt: time,
}).meta({ id: 'OwnClaim' });

export type OwnClaim = z.infer<typeof OwnClaim>;

/** A claim as an administrator sees it. */
export const AdminClaim = z
  .object({
    id: z.int().min(1),
    businessId: z.int().min(1),
    business: z
      .object({
        name: z.string(),
        address: z.string().nullable(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        zipCode: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        website: z.string().nullable(),
        isClaimed: z.boolean(),
      })
      .describe('What the proof is compared with.'),
    claimantUserId: z.uuid(),
    claimantName: z.string(),
    claimantEmail: z.string(),
    claimantPhone: z.string().nullable(),
    businessRole: z.enum(CLAIM_ROLES).nullable(),
    ownershipProof: z.string().nullable(),
    verificationMethod: z.enum(CLAIM_METHODS),
    status: z.enum(CLAIM_STATUSES),
    codeSentTo: z.enum(CODE_RECIPIENTS).nullable(),
    codeVerified: z.boolean().describe('Whether the right code was typed.'),
    verificationAttempts: z.int().min(0).describe('Guesses at the newest code.'),
    websiteFound: z.enum(WEBSITE_PLACES).nullable().describe('Where on the web site the proof was found.'),
    proof: z
      .enum(CODE_RECIPIENTS)
      .nullable()
      .describe('Its strength: `listing` came by the listing itself, `claimant` by what they typed; null: none yet.'),
    provenAt: time.nullable(),
    documents: z
      .int()
      .min(0)
      .describe('How many: each is read at /api/admin/business-claims/{id}/documents/{n}, n from 1.'),
    otherOpenClaims: z.int().min(0).describe('Of other members to the same place; an approval rejects them.'),
    reviewedBy: z.string().nullable(),
    reviewedAt: time.nullable(),
    rejectionReason: z.string().nullable(),
    adminNotes: z.string().nullable(),
    approvedAt: time.nullable(),
    expiresAt: time,
    createdAt: time,
    updatedAt: time,
    moves: z.array(z.enum(CLAIM_DECISIONS)).describe('What an administrator may do now.'),
  })
  .meta({ id: 'AdminClaim' });

export type AdminClaim = z.infer<typeof AdminClaim>;

const STATUS_FILTERS = [...CLAIM_STATUSES, 'all'] as const;

/** Which claims an administrator wants to see. */
export const AdminClaimQuery = ListQuery.extend({
  status: z
    .string()
    .transform((text, context): readonly ClaimStatus[] => {
      if (text === '') return OPEN_CLAIM_STATUSES;
      if (text === 'all') return CLAIM_STATUSES;
      const status = CLAIM_STATUSES.find((each) => each === text);
      if (status !== undefined) return [status];
      context.addIssue({ code: 'custom', message: `status must be one of ${STATUS_FILTERS.join(', ')}.` });
      return z.NEVER;
    })
    .optional()
    .meta({
      type: 'string',
      enum: [...STATUS_FILTERS],
      description: 'pending and under_review where nobody says.',
    }),
});

export type AdminClaimQuery = z.infer<typeof AdminClaimQuery>;
