/** The states of a business's approval by an administrator. */
export const APPROVAL_STATUSES = ['pending', 'under_review', 'approved', 'rejected', 'needs_revision'] as const;

export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Whether everybody may see a business: it is approved and its owner has not withdrawn it. */
export function isPublic(business: { readonly approvalStatus: ApprovalStatus; readonly isActive: boolean }): boolean {
  return business.approvalStatus === 'approved' && business.isActive;
}
