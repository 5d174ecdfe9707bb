import { CLAIM_METHOD, type ClaimMethod } from '../../domain/claim/claim-method.js';
import { nameInMessage } from '../../domain/claim/claim.js';
import { CODE_MINUTES, POSTCARD_CODE_DAYS } from '../../domain/claim/verification.js';
import { serviceEmail, type EmailContent, type OutgoingMessage } from '../shared/outbox.js';
import type { ClaimRecord } from './ports.js';

/** The part of a claim that messages use. */
export type ClaimOfMessage = Pick<
  ClaimRecord,
  'id' | 'businessId' | 'claimantUserId' | 'claimantName' | 'claimantEmail' | 'verificationMethod'
>;

/** What happened to a claim. */
export type ClaimNews = 'submitted' | 'under_review' | 'approved' | 'rejected' | 'expired';

/**
 * Returns the email about a claim to its claimant. It answers their own action, so it is a service message. The
 * claimant chose the recipient, so it must not contain a link that changes their account.
 */
export function claimEmail(
  claim: ClaimOfMessage,
  business: { readonly name: string },
  news: ClaimNews,
  reason: string | null = null,
): OutgoingMessage {
  const { id, claimantUserId: memberId, claimantEmail: to } = claim;
  return serviceEmail(`claim:${id}:${news}`, { memberId, to }, CONTENT[news](claim, business.name, reason));
}

const CONTENT: Readonly<
  Record<ClaimNews, (claim: ClaimOfMessage, name: string, reason: string | null) => EmailContent>
> = {
  submitted: (claim, name) => ({
    subject: `Your claim for ${name}`,
    paragraphs: [
      `Your claim for ${name} has been submitted for review.`,
      CLAIM_METHOD[claim.verificationMethod].next,
      'If you didn’t claim this business, you can ignore this email.',
    ],
    action: { label: 'View your claim', path: `/claim-business/${claim.businessId}` },
  }),
  under_review: (claim, name) => ({
    subject: `Your claim for ${name} is under review`,
    paragraphs: [`We received your proof for ${name}. An administrator will now review your claim.`],
    action: { label: 'View your claim', path: `/claim-business/${claim.businessId}` },
  }),
  approved: (claim, name) => ({
    subject: `${name} is yours`,
    paragraphs: [`Your claim for ${name} is approved. You can now edit the listing and respond to its reviews.`],
    action: { label: 'View your listing', path: `/business/${claim.businessId}` },
  }),
  rejected: (claim, name, reason) => ({
    subject: `Your claim for ${name} was not approved`,
    paragraphs: [
      `Your claim for ${name} was not approved for this reason:`,
      ...(reason === null ? [] : [reason]),
      'If you think this is a mistake, please contact us.',
    ],
    action: { label: 'Contact us', path: '/contact' },
  }),
  expired: (claim, name) => ({
    subject: `Your claim for ${name} has expired`,
    paragraphs: [
      `Your claim for ${name} has expired because the proof did not arrive in time or a wrong code was entered too many times.`,
      'You can claim the business again.',
    ],
    action: { label: 'Claim it again', path: `/claim-business/${claim.businessId}` },
  }),
};

/** The text around a code. */
interface CodeWords {
  readonly site: string;
  readonly claimantName: string;
  readonly businessName: string;
}

/** Returns the email with a code. It names the claimant, because the mailbox may belong to someone else. */
export function codeEmail(code: string, { site, claimantName, businessName }: CodeWords): EmailContent {
  return {
    subject: `Your code for ${businessName}`,
    paragraphs: [
      `${nameInMessage(claimantName)} wants to claim the listing for ${businessName} on ${site}. Entering this code proves access to this mailbox:`,
      `The code works for ${CODE_MINUTES} minutes. If you didn’t request it, ignore this email: nothing happens without the code. Don’t share it with anyone.`,
    ],
    code,
  };
}

export function codeText(code: string, { site, claimantName, businessName }: CodeWords): string {
  return `${site}: ${code} is the code for ${nameInMessage(claimantName)} to claim the listing for ${businessName}. It works for ${CODE_MINUTES} minutes. Not you? Ignore this message and do not share the code.`;
}

/** Returns the text of a postcard, without the code. */
export function postcardText({ site, claimantName, businessName }: CodeWords): string {
  return `${nameInMessage(claimantName)} wants to claim the listing for ${businessName} on ${site}. To confirm that this card arrived, enter the code below on the claim page within ${POSTCARD_CODE_DAYS} days. If nobody here requested this, you can ignore this card.`;
}

/** Whether the code goes to the claimant by email, so that no other email about the claim is needed. */
export function codeInformsClaimant(method: ClaimMethod, sentTo: string | null): boolean {
  return CLAIM_METHOD[method].code === 'mail' && sentTo === 'claimant';
}
