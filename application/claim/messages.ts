import { CLAIM_METHOD, type ClaimMethod } from '../../domain/claim/claim-method.js';
import { nameInMessage } from '../../domain/claim/claim.js';
import { CODE_MINUTES, POSTCARD_CODE_DAYS } from '../../domain/claim/verification.js';
import type { EmailContent, OutgoingMessage } from '../shared/outbox.js';
import type { ClaimRecord } from './ports.js';

/** What a message says of a claim. */
export type ClaimOfMessage = Pick<
  ClaimRecord,
  'id' | 'businessId' | 'claimantUserId' | 'claimantName' | 'claimantEmail' | 'verificationMethod'
>;

/** What became of a claim. */
export type ClaimNews = 'submitted' | 'under_review' | 'approved' | 'rejected' | 'expired';

/**
 * The mail that tells a claimant what became of their claim. It answers what they did themselves, so it obeys no flag;
 * and as they chose its recipient, it must not bear a link that changes their account.
 */
export function newsOfClaim(
  claim: ClaimOfMessage,
  business: { readonly name: string },
  news: ClaimNews,
  reason: string | null = null,
): OutgoingMessage {
  return {
    kind: 'mail',
    dedupeKey: `claim:${claim.id}:${news}`,
    memberId: claim.claimantUserId,
    service: true,
    to: claim.claimantEmail,
    content: CONTENT[news](claim, business.name, reason),
  };
}

const CONTENT: Readonly<
  Record<ClaimNews, (claim: ClaimOfMessage, name: string, reason: string | null) => EmailContent>
> = {
  submitted: (claim, name) => ({
    subject: `Your claim to ${name}`,
    paragraphs: [
      `Your claim to the listing of ${name} has been submitted for review.`,
      CLAIM_METHOD[claim.verificationMethod].next,
      'If you did not claim this place, you need not do anything.',
    ],
    action: { label: 'View your claim', path: `/claim-business/${claim.businessId}` },
  }),
  under_review: (claim, name) => ({
    subject: `Your claim to ${name} is under review`,
    paragraphs: [`Your proof for ${name} has arrived. An administrator decides on your claim now.`],
    action: { label: 'View your claim', path: `/claim-business/${claim.businessId}` },
  }),
  approved: (claim, name) => ({
    subject: `${name} is yours`,
    paragraphs: [`Your claim to ${name} is approved. You can edit the listing and respond to its reviews.`],
    action: { label: 'View your listing', path: `/business/${claim.businessId}` },
  }),
  rejected: (claim, name, reason) => ({
    subject: `Your claim to ${name} was not approved`,
    paragraphs: [
      `Your claim to ${name} was not approved, for this reason:`,
      ...(reason === null ? [] : [reason]),
      'If you think that this is wrong, please write to us.',
    ],
    action: { label: 'Contact us', path: '/contact' },
  }),
  expired: (claim, name) => ({
    subject: `Your claim to ${name} has expired`,
    paragraphs: [
      `Your claim to ${name} has expired: its proof did not arrive in time, or a wrong code was typed too often.`,
      'You can claim the place again.',
    ],
    action: { label: 'Claim it again', path: `/claim-business/${claim.businessId}` },
  }),
};

/** What a message with a code says beside the code itself. */
interface CodeWords {
  readonly site: string;
  readonly claimantName: string;
  readonly businessName: string;
}

/** The mail with a code; who asked is named, for the mailbox may be somebody else's. */
export function codeEmail(code: string, { site, claimantName, businessName }: CodeWords): EmailContent {
  return {
    subject: `Your code for ${businessName}`,
    paragraphs: [
      `${nameInMessage(claimantName)} asked at ${site} to become the owner of the listing of ${businessName}. Whoever types this code shows that they read this mailbox:`,
      `The code works for ${CODE_MINUTES} minutes. If you did not ask for it, you need not do anything: without the code nothing happens. Give it to nobody.`,
    ],
    code,
  };
}

/** The text message with a code. */
export function codeText(code: string, { site, claimantName, businessName }: CodeWords): string {
  return `${site}: ${code} is the code with which ${nameInMessage(claimantName)} claims the listing of ${businessName}. It works for ${CODE_MINUTES} minutes. Not you? You need not do anything; give the code to nobody.`;
}

/** What stands on a postcard beside its code. */
export function postcardText({ site, claimantName, businessName }: CodeWords): string {
  return `${nameInMessage(claimantName)} asked at ${site} to become the owner of the listing of ${businessName}. The code below, typed on the page of the claim within ${POSTCARD_CODE_DAYS} days, shows that this card arrived. If nobody here asked for it, you need not do anything.`;
}

/** Whether the mail with the code goes to the claimant and so tells them of the claim already. */
export function codeTellsClaimant(method: ClaimMethod, sentTo: string | null): boolean {
  return CLAIM_METHOD[method].code === 'mail' && sentTo === 'claimant';
}
