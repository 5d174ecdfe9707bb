import { z } from 'zod';
import { PREMIUM_CHOICES } from '../../../domain/ownership/business-transfer.js';
import {
  OWNER_MOVES,
  REQUEST_DECISIONS,
  REQUEST_LIMITS,
  REQUEST_STATUSES,
  REQUESTER_MOVES,
} from '../../../domain/ownership/ownership-request.js';
import { MAX_ADMIN_TEXT } from '../../../domain/feedback/decision.js';
import { ApprovalForm } from '../business/business-form.js';
import { listWithStatuses } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const time = z.iso.datetime();

const MESSAGE = 'Please say why the business is yours';
const REASON = 'Please say why';

const documents = z
  .array(z.string().min(1).max(500))
  .max(REQUEST_LIMITS.documents, `You can send up to ${REQUEST_LIMITS.documents} documents`)
  .optional()
  .describe('Paths of your uploads of kind `claim_document`. Only administrators can open them.');

export const OwnershipRequestForm = z
  .strictObject({
    message: typedProse('Message', MESSAGE)
      .min(REQUEST_LIMITS.minMessage, MESSAGE)
      .max(REQUEST_LIMITS.message, `Message must be ${REQUEST_LIMITS.message} characters or less`)
      .describe('Why the business is yours. The owner reads it.'),
    documents,
  })
  .meta({ id: 'OwnershipRequestForm', description: 'A request to become the owner of a business that has one.' });

export type OwnershipRequestForm = z.infer<typeof OwnershipRequestForm>;

export const OwnershipAcceptance = z
  .strictObject({
    premium: z
      .enum(PREMIUM_CHOICES, 'Please choose what happens to Premium')
      .default('keep')
      .describe('Whether Premium lasts until the end of the paid period (`keep`) or ends now (`end`).'),
  })
  .meta({ id: 'OwnershipAcceptance', description: 'The owner’s yes to a request.' });

export type OwnershipAcceptance = z.infer<typeof OwnershipAcceptance>;

export const OwnershipRefusal = z
  .strictObject({
    reason: typedProse('Reason', REASON)
      .min(REQUEST_LIMITS.minReason, REASON)
      .max(REQUEST_LIMITS.reason, `Reason must be ${REQUEST_LIMITS.reason} characters or less`)
      .describe('Why the business stays yours. The requester reads it.'),
    documents,
  })
  .meta({ id: 'OwnershipRefusal', description: 'The owner’s no to a request.' });

export type OwnershipRefusal = z.infer<typeof OwnershipRefusal>;

const OwnershipRequest = z.object({
  id: z.int().min(1),
  businessId: z.int().min(1).describe('ID of the business.'),
  businessName: z.string().describe('Name of the business.'),
  status: z.enum(REQUEST_STATUSES),
  message: z.string().describe('Why the business is the requester’s, in their words.'),
  documents: z.int().min(0).describe('Number of documents of the requester.'),
  ownerReason: z.string().nullable().describe('Why the owner declined; null without an answer.'),
  ownerDocuments: z.int().min(0).describe('Number of documents of the owner.'),
  answerBy: time.describe('Until when the owner can answer before an administrator decides.'),
  ownerAnsweredAt: time.nullable().describe('When the owner answered.'),
  decisionReason: z.string().nullable().describe('Why an administrator approved or rejected it; otherwise null.'),
  createdAt: time,
});

export const OwnOwnershipRequest = OwnershipRequest.extend({
  escalateBy: time
    .nullable()
    .describe('Until when the requester can ask an administrator to decide; null if they cannot.'),
  askAgainAt: time.nullable().describe('When the requester can ask again after a refusal; null if it was not refused.'),
  moves: z.array(z.enum(REQUESTER_MOVES)).describe('Actions that the requester can take now.'),
}).meta({ id: 'OwnOwnershipRequest', description: 'A request as its requester sees it.' });

export type OwnOwnershipRequest = z.infer<typeof OwnOwnershipRequest>;

export const ReceivedOwnershipRequest = OwnershipRequest.extend({
  requesterName: z.string().nullable().describe('Name of the requester; null if they gave none.'),
  moves: z.array(z.enum(OWNER_MOVES)).describe('Actions that the owner can take now.'),
}).meta({ id: 'ReceivedOwnershipRequest', description: 'A request as the owner sees it.' });

export type ReceivedOwnershipRequest = z.infer<typeof ReceivedOwnershipRequest>;

export const AdminOwnershipRequest = OwnershipRequest.extend({
  business: z
    .object({
      address: z.string().nullable().describe('Street address.'),
      city: z.string().nullable().describe('City.'),
      state: z.string().nullable().describe('State, usually its two-letter code.'),
      zipCode: z.string().nullable().describe('ZIP code.'),
      phone: z.string().nullable().describe('Phone number of the business.'),
      email: z.string().nullable().describe('Email address of the business.'),
      website: z.string().nullable().describe('Address of the website.'),
      ownerSince: time.nullable().describe('When the owner became its owner.'),
    })
    .describe('The listing, to compare with what both sides sent.'),
  requesterId: z.uuid().describe('ID of the requester.'),
  requesterName: z.string().nullable().describe('Name of the requester; null if they gave none.'),
  requesterEmail: z.string().nullable().describe('Email address of the requester’s account.'),
  ownerId: z.uuid().nullable().describe('ID of the owner who was asked; null after their account was erased.'),
  ownerName: z.string().nullable().describe('Name of the owner; null if they gave none.'),
  ownerEmail: z.string().nullable().describe('Email address of the owner’s account.'),
  reviewedBy: z.string().nullable().describe('Name of the administrator who decided.'),
  reviewedAt: time.nullable().describe('When the administrator decided.'),
  adminNotes: z.string().nullable().describe('Notes for administrators only.'),
  updatedAt: time,
  moves: z.array(z.enum(REQUEST_DECISIONS)).describe('Actions that an administrator can take now.'),
}).meta({ id: 'AdminOwnershipRequest', description: 'A request as administrators see it.' });

export type AdminOwnershipRequest = z.infer<typeof AdminOwnershipRequest>;

const decisionReason = typedProse('Reason', 'Please give a reason.')
  .min(1, 'Please give a reason.')
  .max(MAX_ADMIN_TEXT, `A reason must be ${MAX_ADMIN_TEXT} characters or less`);

export const OwnershipApproval = ApprovalForm.pick({ adminNotes: true })
  .extend({
    reason: decisionReason.describe('Why the business belongs to the requester. Both sides read it.'),
  })
  .meta({ id: 'OwnershipApproval', description: 'Approval of a request.' });

export type OwnershipApproval = z.infer<typeof OwnershipApproval>;

export const OwnershipRejection = ApprovalForm.pick({ adminNotes: true })
  .extend({ reason: decisionReason.describe('Why the business stays with its owner. Both sides read it.') })
  .meta({ id: 'OwnershipRejection', description: 'Rejection of a request.' });

export type OwnershipRejection = z.infer<typeof OwnershipRejection>;

/** Filters for the administrators' list of requests. */
export const AdminOwnershipQuery = listWithStatuses(
  REQUEST_STATUSES,
  ['under_review'],
  'Status to list. Defaults to `under_review`.',
);

export type AdminOwnershipQuery = z.infer<typeof AdminOwnershipQuery>;
