import { z } from 'zod';
import { PHONE } from '../../../domain/account/account.js';
import {
  CLAIM_DECISIONS,
  CLAIM_LIMITS,
  CLAIM_ROLES,
  CLAIM_STATUSES,
  OPEN_CLAIM_STATUSES,
} from '../../../domain/claim/claim.js';
import { CLAIM_METHODS, CLAIMANT_MOVES, DEFAULT_CLAIM_METHOD } from '../../../domain/claim/claim-method.js';
import { APPROVAL_REASON_MESSAGE } from '../../../domain/claim/proof-words.js';
import { CODE, CODE_RECIPIENTS, WEBSITE_PLACES, WRONG_CODE } from '../../../domain/claim/verification.js';
import { MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { isCallable } from '../../../domain/outgoing/delivery.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { ApprovalForm, RejectionForm } from '../business/business-form.js';
import { listWithStatuses } from '../shared/list.js';
import { isBlank, typedProse, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const NAME_MESSAGE = `Name must be at least ${CLAIM_LIMITS.minName} characters`;
const EMAIL_MESSAGE = 'Valid email required';
const PROOF_MESSAGE = 'Please provide detailed ownership proof';
const REPLACES_MESSAGE = 'Please send the ID of your open claim.';
const PHONE_MESSAGE = 'Please enter a valid phone number';

export const ClaimForm = z
  .strictObject({
    claimantName: typedText('Name', NAME_MESSAGE)
      .min(CLAIM_LIMITS.minName, NAME_MESSAGE)
      .max(CLAIM_LIMITS.maxName, `Name must be ${CLAIM_LIMITS.maxName} characters or less`)
      .describe('Full name of the claimant.'),
    claimantEmail: typedText('Email', EMAIL_MESSAGE)
      .max(CLAIM_LIMITS.email, EMAIL_MESSAGE)
      .pipe(z.email(EMAIL_MESSAGE))
      .describe('Address that gets emails about the claim.'),
    claimantPhone: z
      .preprocess(
        (value) => (typeof value === 'string' && isBlank(value) ? null : value),
        z.string(PHONE_MESSAGE).trim().regex(PHONE, PHONE_MESSAGE).nullable(),
      )
      .optional()
      .describe('Required for `phone_verification`.'),
    businessRole: z.enum(CLAIM_ROLES, 'Please choose your role').describe('Role of the claimant at the business.'),
    ownershipProof: typedProse('Ownership proof', PROOF_MESSAGE)
      .min(CLAIM_LIMITS.minProof, PROOF_MESSAGE)
      .max(CLAIM_LIMITS.maxProof, `Ownership proof must be ${CLAIM_LIMITS.maxProof} characters or less`)
      .describe('How the claimant is connected to the business, in their own words.'),
    verificationMethod: z
      .enum(CLAIM_METHODS, 'Please choose how to verify')
      .default(DEFAULT_CLAIM_METHOD)
      .describe('How the claimant proves the claim.'),
    verificationDocuments: z
      .array(z.string().min(1).max(500))
      .max(CLAIM_LIMITS.documents, `A claim can have up to ${CLAIM_LIMITS.documents} documents`)
      .optional()
      .describe('Paths of your uploads of kind `claim_document`. `document_upload` requires at least one.'),
    replaces: z
      .int(REPLACES_MESSAGE)
      .min(1, REPLACES_MESSAGE)
      .max(MAX_ID, REPLACES_MESSAGE)
      .optional()
      .describe('ID of your open claim to this business. The new one replaces it.'),
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
  .meta({ id: 'ClaimForm', description: 'A claim to become the owner of a business.' });

export type ClaimForm = z.infer<typeof ClaimForm>;

export const ClaimApproval = ApprovalForm.omit({ version: true })
  .extend({
    reason: typedProse('Reason', APPROVAL_REASON_MESSAGE)
      .max(MAX_ADMIN_TEXT, `A reason must be ${MAX_ADMIN_TEXT} characters or less`)
      .optional()
      .describe(
        'Why the claim is right. Required if it has no proof. Only the audit log contains it: the claimant does not see it.',
      ),
  })
  .meta({ id: 'ClaimApproval', description: 'Approval of a claim.' });

export type ClaimApproval = z.infer<typeof ClaimApproval>;

export const ClaimRejection = RejectionForm.omit({ version: true }).meta({
  id: 'ClaimRejection',
  description: 'Rejection of a claim. The claimant sees the reason.',
});

export type ClaimRejection = z.infer<typeof ClaimRejection>;

export const VerificationForm = z
  .strictObject({ verificationCode: z.string(WRONG_CODE).trim().regex(CODE, WRONG_CODE).describe('6 digits.') })
  .meta({ id: 'VerificationForm', description: 'The code sent to the claimant.' });

export type VerificationForm = z.infer<typeof VerificationForm>;

const WebsiteProof = z
  .object({
    metaTag: z.string().describe('HTML tag for the head of the listing’s website.'),
    fileName: z.string().describe('Path of a file on that website.'),
    fileContent: z.string().describe('Content of that file.'),
    dnsRecord: z.string().describe('Text of a TXT record of the website’s domain.'),
  })
  .meta({ id: 'WebsiteProof', description: 'Three ways to prove control of the listing’s website. One is enough.' });

export const Claim = z
  .object({
    id: z.int().min(1),
    businessId: z.int().min(1).describe('ID of the claimed business.'),
    verificationMethod: z.enum(CLAIM_METHODS).describe('How the claimant proves the claim.'),
    status: z.enum(CLAIM_STATUSES),
    codeSentTo: z
      .enum(CODE_RECIPIENTS)
      .nullable()
      .describe('Whether the code went to the listing or to the claimant. Null if there is none.'),
    attemptsLeft: z.int().nullable().describe('Attempts left at the code; null if there is none.'),
    websiteProof: WebsiteProof.nullable().describe(
      'Proofs to choose from, for `website_verification`; otherwise null.',
    ),
    expiresAt: time.describe('30 days after the claim was made.'),
    moves: z.array(z.enum(CLAIMANT_MOVES)).describe('Actions that the claimant can take now.'),
  })
  .meta({ id: 'Claim', description: 'A claim as its claimant sees it.' });

export type Claim = z.infer<typeof Claim>;

/** What the claimant entered can fill in the form again. Documents cannot be used for a second claim. */
export const OwnClaim = Claim.extend({
  businessName: z.string().describe('Name of the claimed business.'),
  form: z
    .object({
      claimantName: z.string().describe('Full name.'),
      claimantEmail: z.string().describe('Email address.'),
      claimantPhone: z.string().nullable().describe('Phone number.'),
      businessRole: z.enum(CLAIM_ROLES).nullable().describe('Role at the business.'),
      ownershipProof: z.string().nullable().describe('Connection to the business.'),
    })
    .describe('What you entered, to claim again with another method.'),
  rejectionReason: z.string().nullable().describe('Why the claim was rejected or canceled; otherwise null.'),
  createdAt: time,
}).meta({ id: 'OwnClaim', extends: 'Claim', description: 'A claim in the claimant’s list.' });

export type OwnClaim = z.infer<typeof OwnClaim>;

export const AdminClaim = z
  .object({
    id: z.int().min(1),
    businessId: z.int().min(1).describe('ID of the claimed business.'),
    business: z
      .object({
        name: z.string().describe('Name of the business.'),
        address: z.string().nullable().describe('Street address.'),
        city: z.string().nullable().describe('City.'),
        state: z.string().nullable().describe('State, usually its two-letter code.'),
        zipCode: z.string().nullable().describe('ZIP code.'),
        phone: z.string().nullable().describe('Phone number of the business.'),
        email: z.string().nullable().describe('Email address of the business.'),
        website: z.string().nullable().describe('Address of the website.'),
        isClaimed: z.boolean().describe('True if the business already has an owner.'),
        claimedBy: z.uuid().nullable().describe('ID of the member who became its owner.'),
        claimedByName: z.string().nullable().describe('Name of that member; null if they gave none.'),
        claimedAt: time.nullable().describe('When they became its owner.'),
      })
      .describe('The listing, to compare with the claim.'),
    claimantUserId: z.uuid().describe('ID of the claimant.'),
    memberName: z.string().nullable().describe('Name in the claimant’s account; null if they gave none.'),
    claimantName: z.string().describe('Full name that they gave.'),
    claimantEmail: z.string().describe('Address that gets emails about the claim.'),
    claimantPhone: z.string().nullable().describe('Phone number of the claimant.'),
    businessRole: z.enum(CLAIM_ROLES).nullable().describe('Role of the claimant at the business.'),
    ownershipProof: z
      .string()
      .nullable()
      .describe('How the claimant is connected to the business, in their own words.'),
    verificationMethod: z.enum(CLAIM_METHODS).describe('How the claimant proves the claim.'),
    status: z.enum(CLAIM_STATUSES),
    codeSentTo: z
      .enum(CODE_RECIPIENTS)
      .nullable()
      .describe('Whether the code went to the listing or to the claimant. Null if there is none.'),
    codeVerified: z.boolean().describe('True if the claimant entered the right code.'),
    verificationAttempts: z.int().min(0).describe('Attempts to enter the newest code.'),
    websiteFound: z
      .enum(WEBSITE_PLACES)
      .nullable()
      .describe('Where the website proof was found; null if it was not found.'),
    proof: z
      .enum(CODE_RECIPIENTS)
      .nullable()
      .describe('What the proof came through: contacts of the listing, or of the claimant. Null if there is none.'),
    provenAt: time.nullable().describe('When the claim was proven.'),
    documents: z.int().min(0).describe('Number of documents, at /api/admin/business-claims/{id}/documents/{n} from 1.'),
    otherOpenClaims: z
      .int()
      .min(0)
      .describe('Open claims of other members to this business. An approval rejects them.'),
    reviewedBy: z.string().nullable().describe('Name of the administrator who decided.'),
    reviewedAt: time.nullable().describe('When the administrator decided.'),
    rejectionReason: z.string().nullable().describe('Why the claim was rejected. The claimant sees it.'),
    adminNotes: z.string().nullable().describe('Notes for administrators only.'),
    approvedAt: time.nullable().describe('When the claim was approved.'),
    expiresAt: time.describe('30 days after the claim was made.'),
    createdAt: time,
    updatedAt: time,
    moves: z.array(z.enum(CLAIM_DECISIONS)).describe('Actions that an administrator can take now.'),
  })
  .meta({ id: 'AdminClaim', description: 'A claim as administrators see it.' });

export type AdminClaim = z.infer<typeof AdminClaim>;

/** Filters for the administrators' list of claims. */
export const AdminClaimQuery = listWithStatuses(
  CLAIM_STATUSES,
  OPEN_CLAIM_STATUSES,
  'Status to list. Defaults to `pending` and `under_review`.',
);

export type AdminClaimQuery = z.infer<typeof AdminClaimQuery>;
