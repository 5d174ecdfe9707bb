import { mayReceive, type Reachable } from './delivery.js';

const NO_OWNER = 'No email is sent: this listing has no owner.';
const NONE_HERE = 'No email is sent: this decision sends none.';
const NO_AUTHOR = 'No email is sent: there is nobody to notify.';

/**
 * The decisions whose emails can be previewed, named like their calls, with the sentence for administrators if a
 * decision sends no email.
 */
export const NO_EMAIL = {
  approveBusiness: NO_OWNER,
  rejectBusiness: NO_OWNER,
  requestBusinessRevision: NO_OWNER,
  verifyBusiness: NONE_HERE,
  refuseVerification: NONE_HERE,
  hideBusiness: NO_OWNER,
  unhideBusiness: NO_OWNER,
  closeBusiness: NO_OWNER,
  reopenBusiness: NO_OWNER,
  deleteBusiness: NO_OWNER,
  approveClaim: NONE_HERE,
  rejectClaim: NONE_HERE,
  approveOwnershipRequest: NONE_HERE,
  rejectOwnershipRequest: NONE_HERE,
  setFeedbackStatus: NONE_HERE,
  completeFeedback: NONE_HERE,
  closeReportedBusiness: NO_OWNER,
  createBusinessFromRecommendation: 'No email is sent: this message has no address.',
  resolveReport: NO_AUTHOR,
  decideOnAppeal: NONE_HERE,
  decideOnCopyrightNotice: NONE_HERE,
  sanctionMember: NONE_HERE,
} as const satisfies Readonly<Record<string, string>>;

export type PreviewedDecision = keyof typeof NO_EMAIL;

/** Returns why an email that a decision recorded is not delivered, as a sentence; null if it is. */
export function whyNotSent(service: boolean, address: string | null, member: Reachable | null): string | null {
  if (address === null) return 'This email is not sent: there is no address.';
  if (mayReceive({ kind: 'mail', service }, member)) return null;
  return member?.closed === true
    ? 'This email is not sent: the member’s account is closed.'
    : 'This email is not sent: the member has turned off emails.';
}
