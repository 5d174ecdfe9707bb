/** The states of a listing's approval (spec 2 §3). Only an approved and active listing is public. */
export const APPROVAL_STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'needs_revision'] as const;

export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Whether everybody may see a listing: approved and active (spec 2 §4). */
export function isPublic(business: { readonly approvalStatus: ApprovalStatus; readonly isActive: boolean }): boolean {
  return business.approvalStatus === 'approved' && business.isActive;
}
