import { CLAIM_METHOD, type ClaimMethod } from '../../domain/claim/claim-method.js';
import type { ClaimStatus } from '../../domain/claim/claim.js';
import { codeWay, type CodeRecipient, type WebsitePlace } from '../../domain/claim/verification.js';
import type { DemoBusiness } from './businesses.js';
import { demoMemberId, MEMBERS, memberId, type Member } from './people.js';
import type { Random } from './random.js';
import { STREETS } from './words/business-names.js';

export interface Claim {
  readonly businessId: number;
  readonly claimantUserId: string;
  readonly claimantName: string;
  readonly claimantEmail: string;
  readonly claimantPhone: string | null;
  readonly verificationMethod: ClaimMethod;
  readonly status: ClaimStatus;
  readonly codeSentTo: CodeRecipient | null;
  readonly websiteFound: WebsitePlace | null;
  readonly provenAt: Date | null;
  readonly businessRole: string;
  readonly ownershipProof: string;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly rejectionReason: string | null;
  readonly claimedAt: Date;
  readonly expiresAt: Date;
  readonly approvedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** A claim that nobody decides ends after this many days. */
const CLAIM_LIFE = 30;

const PROOFS = [
  'I hold the business license and can send a copy.',
  'My name is on the lease and on the utility bills of this address.',
  'I run the place together with my sister; our tax registration shows both names.',
  'I am the manager and answer the telephone number of the listing.',
];

/**
 * Carl waits for a code with one claim and for a decision with another; others were decided, refused or ran out, and
 * some wait for a decision, proven by the listing's own mailbox, by another one, or by the web site.
 */
export function makeClaims(
  random: Random,
  now: Date,
  businesses: readonly DemoBusiness[],
  members: readonly Member[],
): Claim[] {
  const shown = businesses.filter(({ approvalStatus }) => approvalStatus === 'approved');
  const free = shown.filter(({ isClaimed }) => !isClaimed);
  const ofCarl = free.filter(({ city }) => city === 'Austin').slice(0, 2);
  const rest = free.filter((business) => !ofCarl.includes(business));
  const mailless = rest.filter(({ email }) => email === null);
  const byId = new Map(members.map((member) => [member.id, member]));
  const claim = (business: DemoBusiness, userId: string, method: ClaimMethod, status: ClaimStatus, days: number) =>
    makeClaim(random, business, byId.get(userId) as Member, method, status, new Date(now.getTime() - days * DAY));
  const someone = () => memberId(random.whole(100, MEMBERS - 61));
  return [
    ...ofCarl
      .slice(0, 1)
      .map((business) => claim(business, demoMemberId('carl'), 'email_verification', 'pending', 0.01)),
    ...ofCarl.slice(1).map((business) => claim(business, demoMemberId('carl'), 'document_upload', 'under_review', 2)),
    ...random
      .some(naming(rest, 'address'), 3)
      .map((business) => claim(business, someone(), 'postcard_verification', 'pending', 6)),
    ...random
      .some(naming(rest, 'website'), 2)
      .map((business) => claim(business, someone(), 'website_verification', 'rejected', 50)),
    ...random.some(rest, 2).map((business) => claim(business, someone(), 'phone_verification', 'expired', 70)),
    ...random
      .some(
        shown.filter(({ ownerId }) => ownerId !== null && ownerId !== demoMemberId('olive')),
        12,
      )
      .map((business) => claim(business, String(business.ownerId), 'email_verification', 'approved', 200)),
    ...random
      .some(naming(rest, 'email'), 1)
      .map((business) => claim(business, someone(), 'email_verification', 'under_review', 1)),
    ...random.some(mailless, 1).map((business) => claim(business, someone(), 'email_verification', 'under_review', 3)),
    ...random
      .some(naming(rest, 'website'), 1)
      .map((business) => claim(business, someone(), 'website_verification', 'under_review', 4)),
  ];
}

/** Those whose listing says this; a way to claim needs it. */
function naming(businesses: readonly DemoBusiness[], field: 'address' | 'email' | 'website'): DemoBusiness[] {
  return businesses.filter((business) => business[field] !== null);
}

function makeClaim(
  random: Random,
  business: DemoBusiness,
  claimant: Member,
  method: ClaimMethod,
  status: ClaimStatus,
  at: Date,
): Claim {
  const decided = status === 'approved' || status === 'rejected' ? new Date(at.getTime() + 2 * DAY) : null;
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
    ownershipProof: random.pick(PROOFS),
    reviewedBy: decided === null ? null : 'Administrator',
    reviewedAt: decided,
    rejectionReason: status === 'rejected' ? 'The proof names another address.' : null,
    claimedAt: at,
    expiresAt: new Date(at.getTime() + CLAIM_LIFE * DAY),
    approvedAt: status === 'approved' ? decided : null,
    createdAt: at,
    updatedAt: decided ?? at,
  };
}

/** What is known after the code was typed, or the tag found; a document is only looked at by who decides. */
function proofOf(method: ClaimMethod, status: ClaimStatus, at: Date): Pick<Claim, 'websiteFound' | 'provenAt'> {
  const isByItself = CLAIM_METHOD[method].moves.length > 0;
  const isProven = isByItself && (status === 'under_review' || status === 'approved');
  return {
    websiteFound: isProven && method === 'website_verification' ? 'tag' : null,
    provenAt: isProven ? new Date(at.getTime() + 4 * MINUTE) : null,
  };
}

export interface Feedback {
  readonly userId: string | null;
  readonly businessId: number | null;
  readonly feedbackType: string;
  readonly status: string;
  readonly title: string;
  readonly description: string;
  readonly recommendedBusinessName: string | null;
  readonly recommendedBusinessAddress: string | null;
  readonly recommendedBusinessCity: string | null;
  readonly recommendedBusinessState: string | null;
  readonly recommendedBusinessCategory: string | null;
  readonly recommendedBusinessDescription: string | null;
  readonly recommendedPetPerks: readonly string[];
  readonly priority: string;
  readonly tags: readonly string[];
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactCategory: string | null;
  readonly actionTaken: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What people wrote, by kind of feedback: title and description. */
const MESSAGES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  feature_request: [
    ['Filter for cat-friendly places', 'We travel with two cats and would love to search for hotels that take cats.'],
    ['Show which patios have shade', 'In summer this matters more than anything else on the menu.'],
    ['Export my saved places', 'I would like to print my list before a trip without a signal.'],
  ],
  bug_report: [
    [
      'The map jumps back to my city',
      'When I open a place and go back, the map shows my own city instead of the one I looked at.',
    ],
    ['Photo upload stops at 90 percent', 'It happens with pictures from my phone; smaller ones work.'],
    ['Wrong distance for one hotel', 'The list says two miles although it is next door.'],
  ],
  general_feedback: [
    ['Thank you for this site', 'We planned our whole trip with it, and every place was as described.'],
    ['Please come to Canada', 'My sister lives in Toronto and would use this every week.'],
    ['The reviews are really helpful', 'It helps to know what kind of pet the author came with.'],
  ],
  content_suggestion: [
    ['A page on traveling by train', 'Which lines take dogs, how large they may be, and what it costs.'],
    ['Tips for first nights in hotels', 'Our puppy barked all night. What do others do?'],
    ['List of emergency clinics', 'A list by city that can be saved on the phone would be useful.'],
  ],
  listing_issue: [
    ['Closed business', 'The windows are covered and the phone does not answer any more.'],
    ['Incorrect information', 'The opening times on their door differ from the ones on the page.'],
    ['Contact issue', 'The phone number belongs to somebody else.'],
  ],
  contact_inquiry: [
    ['Question about Premium', 'Can I pay for a whole year at once, and do you send an invoice?'],
    ['Partnership with our shelter', 'We look for homes for forty animals and would like to work with you.'],
    ['Press request', 'I write about travel with pets and would like to talk to somebody.'],
  ],
  business_recommendation: [
    ['Recommendation: Hollow Oak Coffee', 'Dogs may sit inside, and the owner keeps biscuits behind the counter.'],
    ['Recommendation: The Barnacle Motel', 'No pet fee, and the beach begins behind the parking lot.'],
    [
      'Recommendation: Second Fetch Thrift',
      'Leashed dogs are welcome in the whole shop, and there is water at the till.',
    ],
  ],
};

const STATUSES = ['pending', 'in_progress', 'completed'] as const;

/** Three pieces of each kind: one open, one in progress, one completed. */
export function makeFeedback(
  random: Random,
  now: Date,
  businesses: readonly DemoBusiness[],
  members: readonly Member[],
): Feedback[] {
  return Object.entries(MESSAGES).flatMap(([feedbackType, messages]) =>
    messages.map(([title, description], n): Feedback => {
      const status = STATUSES[n] ?? 'pending';
      const at = new Date(now.getTime() - (n === 0 ? random.between(0.3, 4) : random.between(10, 90)) * DAY);
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
        actionTaken: status === 'completed' ? 'Answered by e-mail.' : null,
        createdAt: at,
        updatedAt: at,
      };
    }),
  );
}

function recommendation(random: Random, name: string | null, description: string, near: DemoBusiness) {
  return {
    recommendedBusinessName: name,
    recommendedBusinessAddress: name === null ? null : `${random.whole(10, 999)} ${random.pick(STREETS)}`,
    recommendedBusinessCity: name === null ? null : near.city,
    recommendedBusinessState: name === null ? null : near.state,
    recommendedBusinessCategory: name === null ? null : random.pick(['restaurants', 'hotels', 'services']),
    recommendedBusinessDescription: name === null ? null : description,
    recommendedPetPerks: name === null ? [] : ['Water bowls', 'Pet treats'],
  };
}
