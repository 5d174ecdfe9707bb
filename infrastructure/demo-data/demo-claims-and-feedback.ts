import { CLAIM_METHOD, type ClaimMethod } from '../../domain/claim/claim-method.js';
import type { ClaimStatus } from '../../domain/claim/claim.js';
import { codeWay } from '../../domain/claim/verification.js';
import type { DemoBusiness } from './businesses.js';
import { demoMemberId, MEMBERS, memberId, type Member } from './people.js';
import type { Random } from './random.js';
import { BUSINESS_WORDS, FEEDBACK_MESSAGES } from './words/demo-words.js';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A claim without a decision expires after this many days. */
const CLAIM_TTL_DAYS = 30;

/**
 * Carl has two claims: one waits for a code, the other for a decision. Claims of other members were approved, were
 * rejected, expired, or wait for a decision after a proof by email or website.
 */
export function makeClaims(random: Random, now: Date, businesses: readonly DemoBusiness[], members: readonly Member[]) {
  const approved = businesses.filter(({ approvalStatus }) => approvalStatus === 'approved');
  const unclaimed = approved.filter(({ isClaimed }) => !isClaimed);
  const claimedByCarl = unclaimed.filter(({ city }) => city === 'Austin').slice(0, 2);
  const rest = unclaimed.filter((business) => !claimedByCarl.includes(business));
  const withoutEmail = rest.filter(({ email }) => email === null);
  const owned = approved.filter(({ ownerId }) => ownerId !== null && ownerId !== demoMemberId('olive'));
  const byId = new Map(members.map((member) => [member.id, member]));
  const carl = () => demoMemberId('carl');
  const owner = ({ ownerId }: DemoBusiness) => String(ownerId);
  const anyone = () => memberId(random.whole(100, MEMBERS - 61));
  const claims = (
    of: readonly DemoBusiness[],
    claimant: (business: DemoBusiness) => string,
    method: ClaimMethod,
    status: ClaimStatus,
    days: number,
  ) => {
    const at = new Date(now.getTime() - days * DAY_MS);
    return of.map((business) =>
      makeClaim(random, business, byId.get(claimant(business)) as Member, method, status, at),
    );
  };
  return [
    ...claims(claimedByCarl.slice(0, 1), carl, 'email_verification', 'pending', 0.01),
    ...claims(claimedByCarl.slice(1), carl, 'document_upload', 'under_review', 2),
    ...claims(random.some(withField(rest, 'address'), 3), anyone, 'postcard_verification', 'pending', 6),
    ...claims(random.some(withField(rest, 'website'), 2), anyone, 'website_verification', 'rejected', 50),
    ...claims(random.some(rest, 2), anyone, 'phone_verification', 'expired', 70),
    ...claims(random.some(owned, 12), owner, 'email_verification', 'approved', 200),
    ...claims(random.some(withField(rest, 'email'), 1), anyone, 'email_verification', 'under_review', 1),
    ...claims(random.some(withoutEmail, 1), anyone, 'email_verification', 'under_review', 3),
    ...claims(random.some(withField(rest, 'website'), 1), anyone, 'website_verification', 'under_review', 4),
  ];
}

/** Returns the businesses whose `field` is set: a claim method needs it. */
function withField(businesses: readonly DemoBusiness[], field: 'address' | 'email' | 'website'): DemoBusiness[] {
  return businesses.filter((business) => business[field] !== null);
}

function makeClaim(
  random: Random,
  business: DemoBusiness,
  claimant: Member,
  method: ClaimMethod,
  status: ClaimStatus,
  at: Date,
) {
  const decided = status === 'approved' || status === 'rejected' ? new Date(at.getTime() + 2 * DAY_MS) : null;
  const contact = {
    claimantEmail: claimant.email,
    claimantPhone: method === 'phone_verification' ? '(512) 555-0147' : null,
  };
  return {
    businessId: business.id,
    claimantUserId: claimant.id,
    claimantName: `${claimant.firstName} ${claimant.lastName}`,
    ...contact,
    verificationMethod: method,
    status,
    ...proofOf(method, status, at),
    codeSentTo: codeWay(method, business, contact)?.sentTo ?? null,
    businessRole: random.pick(['owner', 'owner', 'manager', 'authorized_representative']),
    ownershipProof: random.pick(BUSINESS_WORDS.proofs),
    reviewedBy: decided === null ? null : 'Administrator',
    reviewedAt: decided,
    rejectionReason: status === 'rejected' ? 'The proof shows a different address.' : null,
    claimedAt: at,
    expiresAt: new Date(at.getTime() + CLAIM_TTL_DAYS * DAY_MS),
    approvedAt: status === 'approved' ? decided : null,
    createdAt: at,
    updatedAt: decided ?? at,
  };
}

/** Returns the result of a code or tag check. Documents have none: an administrator looks at them. */
function proofOf(method: ClaimMethod, status: ClaimStatus, at: Date) {
  const isAutomatic = CLAIM_METHOD[method].moves.length > 0;
  const isProven = isAutomatic && (status === 'under_review' || status === 'approved');
  return {
    websiteFound: isProven && method === 'website_verification' ? 'tag' : null,
    provenAt: isProven ? new Date(at.getTime() + 4 * MINUTE_MS) : null,
  };
}

const STATUSES = ['pending', 'in_progress', 'completed'] as const;

/** Returns three messages of each type: one pending, one in progress, one completed. */
export function makeFeedback(
  random: Random,
  now: Date,
  businesses: readonly DemoBusiness[],
  members: readonly Member[],
) {
  return Object.entries(FEEDBACK_MESSAGES).flatMap(([feedbackType, messages]) =>
    messages.map(([title, description], n) => {
      const status = STATUSES[n] ?? 'pending';
      const at = new Date(now.getTime() - (n === 0 ? random.between(0.3, 4) : random.between(10, 90)) * DAY_MS);
      const business = random.pick(businesses);
      const member = random.pick(members.slice(20));
      const recommended = feedbackType === 'business_recommendation';
      const message = feedbackType === 'contact_inquiry';
      return {
        userId: message ? null : member.id,
        businessId: feedbackType === 'listing_issue' ? business.id : null,
        feedbackType,
        status,
        title: feedbackType === 'listing_issue' ? `${title}: ${business.name}` : title,
        description,
        ...recommendation(random, recommended ? title.replace('Recommendation: ', '') : null, description, business),
        priority: feedbackType === 'listing_issue' && n === 0 ? 'high' : 'medium',
        tags:
          feedbackType === 'listing_issue'
            ? [['closed_business', 'incorrect_info', 'contact_issue'][n] ?? 'other']
            : [],
        contactName: message ? `${member.firstName} ${member.lastName}` : null,
        contactEmail: message ? member.email : null,
        contactCategory: message ? (['business', 'partnership', 'other'][n] ?? 'general') : null,
        actionTaken: status === 'completed' ? 'Answered by email.' : null,
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
}

function recommendation(random: Random, name: string | null, description: string, near: DemoBusiness) {
  return {
    recommendedBusinessName: name,
    recommendedBusinessAddress:
      name === null ? null : `${random.whole(10, 999)} ${random.pick(BUSINESS_WORDS.streets)}`,
    recommendedBusinessCity: name === null ? null : near.city,
    recommendedBusinessState: name === null ? null : near.state,
    recommendedBusinessCategory: name === null ? null : random.pick(['restaurants', 'hotels', 'services']),
    recommendedBusinessDescription: name === null ? null : description,
    recommendedPetPerks: name === null ? [] : ['Water bowls', 'Pet treats'],
  };
}
