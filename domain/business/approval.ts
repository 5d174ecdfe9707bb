/** The states of a business's approval by an administrator. */
export const APPROVAL_STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'needs_revision'] as const;

export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** What people call them. */
export const APPROVAL_LABEL: Readonly<Record<ApprovalStatus, string>> = {
  pending: 'Pending approval',
  under_review: 'Under review',
  approved: 'Approved',
  rejected: 'Rejected',
  needs_revision: 'Needs revision',
};

/** Whether everybody may see a business: it is approved and its owner has not withdrawn it. */
export function isPublic(business: { readonly approvalStatus: ApprovalStatus; readonly isActive: boolean }): boolean {
  return business.approvalStatus === 'approved' && business.isActive;
}
