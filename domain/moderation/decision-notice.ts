import { NOTICE_KINDS, type NoticeKind } from './notice.js';

/** Kinds of notices about decisions on a member's listing or claim, and changes by administrators. They restrict nothing, so there is no appeal. */
export const DECISION_KINDS = [
  ...(['business_approved', 'business_rejected', 'business_needs_revision'] as const),
  ...(['change_approved', 'change_rejected', 'claim_approved', 'claim_rejected'] as const),
  ...(['listing_edited', 'listing_hidden', 'listing_shown', 'listing_closed'] as const),
  ...(['listing_reopened', 'listing_deleted', 'listing_restored'] as const),
  ...(['fact_disputed', 'turned_away'] as const),
] as const;

export type DecisionKind = (typeof DECISION_KINDS)[number];

/** All kinds of notices that a member gets. */
export const MEMBER_NOTICE_KINDS = [...NOTICE_KINDS, ...DECISION_KINDS] as const;

export type MemberNoticeKind = NoticeKind | DecisionKind;

interface Decision {
  readonly sentence: (name: string) => string;
  readonly page: DecisionPage;
}

/** What each decision means for the business of this name, and the page for the next step. */
const DECISION: Readonly<Record<DecisionKind, Decision>> = {
  business_approved: { sentence: (name) => `${name} is approved.`, page: 'business' },
  business_rejected: {
    sentence: (name) => `${name} was not approved. You can edit it and submit it again.`,
    page: 'own businesses',
  },
  business_needs_revision: {
    sentence: (name) => `Before we can publish ${name}, please revise it and submit it again.`,
    page: 'own businesses',
  },
  change_approved: { sentence: (name) => `Your change to ${name} is approved.`, page: 'business' },
  change_rejected: {
    sentence: (name) => `Your change to ${name} was not approved. The listing stays as it was.`,
    page: 'own businesses',
  },
  claim_approved: {
    sentence: (name) => `Your claim for ${name} is approved. You can now edit the listing and respond to its reviews.`,
    page: 'business',
  },
  claim_rejected: {
    sentence: (name) => `Your claim for ${name} was not approved. If you think this is a mistake, please contact us.`,
    page: 'claim',
  },
  listing_edited: { sentence: (name) => `An administrator changed your listing ${name}.`, page: 'business' },
  listing_hidden: {
    sentence: (name) => `An administrator hid ${name}. Other people can no longer see it.`,
    page: 'own businesses',
  },
  listing_shown: {
    sentence: (name) => `${name} is no longer hidden by an administrator.`,
    page: 'own businesses',
  },
  listing_closed: {
    sentence: (name) => `An administrator marked ${name} as permanently closed. It is no longer listed.`,
    page: 'own businesses',
  },
  listing_reopened: { sentence: (name) => `${name} is no longer marked as closed.`, page: 'own businesses' },
  listing_deleted: {
    sentence: (name) => `An administrator deleted ${name}. If you think this is a mistake, please contact us.`,
    page: 'own businesses',
  },
  listing_restored: { sentence: (name) => `${name} is no longer deleted.`, page: 'own businesses' },
  fact_disputed: {
    sentence: (name) => `Visitors say that a fact about ${name} is no longer right. Please check it.`,
    page: 'edit',
  },
  turned_away: {
    sentence: (name) => `A visitor reported that ${name} turned them away with their pets. Please answer.`,
    page: 'turned away',
  },
};

type DecisionPage = 'business' | 'edit' | 'own businesses' | 'claim' | 'turned away';

const PAGE: Readonly<Record<DecisionPage, { readonly link: string; readonly path: (businessId: number) => string }>> = {
  business: { link: 'View your listing', path: (id) => `/business/${id}` },
  edit: { link: 'Edit your listing', path: (id) => `/my-businesses/${id}/edit` },
  'own businesses': { link: 'See your businesses', path: () => '/my-businesses' },
  'turned away': { link: 'Answer the report', path: () => '/my-businesses/turned-away' },
  claim: { link: 'View your claim', path: (id) => `/claim-business/${id}` },
};

export function isDecisionKind(kind: MemberNoticeKind): kind is DecisionKind {
  return kind in DECISION;
}

/** Returns a sentence that tells the member what was decided about the business of this name. */
export function decisionSentence(kind: DecisionKind, name: string): string {
  return DECISION[kind].sentence(name);
}

/** Returns the text of the link to the page for the next step. */
export function decisionLink(kind: DecisionKind): string {
  return PAGE[DECISION[kind].page].link;
}

/** Returns the path of that page. */
export function decisionPath(kind: DecisionKind, businessId: number): string {
  return PAGE[DECISION[kind].page].path(businessId);
}
