import { z } from 'zod';
import { ACCOUNT_LIMITS } from '../../../domain/account/account.js';
import {
  OFFER_VIEWERS,
  PREMIUM_CHOICES,
  SENDER_MOVES,
  TRANSFER_STATUSES,
} from '../../../domain/ownership/business-transfer.js';
import { pathPart } from '../shared/path-id.js';
import { typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const EMAIL = 'Valid email required';

const premium = z
  .enum(PREMIUM_CHOICES, 'Please choose what happens to Premium')
  .describe('Whether Premium lasts until the end of the paid period (`keep`) or ends at the handover (`end`).');

export const TransferForm = z
  .strictObject({
    email: typedText('Email', EMAIL)
      .max(ACCOUNT_LIMITS.email, EMAIL)
      .pipe(z.email(EMAIL))
      .describe('Email address of the new owner, who may have no account yet.'),
    premium: premium.default('keep'),
  })
  .meta({ id: 'TransferForm', description: 'An offer to hand a business over.' });

export type TransferForm = z.infer<typeof TransferForm>;

export const BusinessTransfer = z
  .object({
    id: z.int().min(1),
    businessId: z.int().min(1).describe('ID of the business.'),
    businessName: z.string().describe('Name of the business.'),
    status: z.enum(TRANSFER_STATUSES),
    premium,
    isSender: z.boolean().describe('True if you made the offer, false if you accepted it.'),
    fromName: z.string().nullable().describe('Name of the former owner; null if they gave none.'),
    toEmail: z.string().describe('Email address of the recipient.'),
    expiresAt: time.describe('Until when the recipient can accept.'),
    acceptedAt: time.nullable().describe('When the recipient accepted.'),
    undoUntil: time.nullable().describe('Until when the former owner can undo; null if they cannot.'),
    createdAt: time,
    moves: z.array(z.enum(SENDER_MOVES)).describe('Actions that you can take now.'),
  })
  .meta({ id: 'BusinessTransfer', description: 'An offer to hand a business over, and what became of it.' });

export type BusinessTransfer = z.infer<typeof BusinessTransfer>;

export const TransferOffer = z
  .object({
    status: z.enum(TRANSFER_STATUSES),
    business: z
      .object({
        id: z.int().min(1).describe('ID of the business.'),
        name: z.string().describe('Name of the business.'),
      })
      .describe('The business.'),
    fromName: z.string().nullable().describe('Name of the owner; null if they gave none.'),
    toEmail: z.string().describe('Email address that the account needs, masked.'),
    viewer: z
      .enum(OFFER_VIEWERS)
      .describe('`visitor` if nobody is signed in, `recipient` for the account with this address, else `other`.'),
    premium,
    isPremium: z.boolean().describe('True if the listing is Premium now.'),
    paidUntil: time.nullable().describe('Until when Premium is paid; null if it is not.'),
    expiresAt: time.describe('Until when the offer can be accepted.'),
  })
  .meta({ id: 'TransferOffer', description: 'An offer as its emailed link shows it.' });

export type TransferOffer = z.infer<typeof TransferOffer>;

export const TransferToken = pathPart(
  (text) => /^[\w-]{1,100}$/.exec(text)?.[0],
  'TRANSFER_LINK_INVALID',
  'This link is not valid. Check that you copied all of it.',
  {
    title: 'TransferToken',
    description: 'Secret from the link in the email to the recipient.',
    type: 'string',
    pattern: '^[\\w-]{1,100}$',
  },
);
