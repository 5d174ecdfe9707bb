import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';

/** An administrator's message to the owner; nothing if there is none. */
export function RejectionReason({
  business: { approvalStatus, rejectionReason, pendingChanges },
}: {
  readonly business: OwnedBusinessCard;
}) {
  if (!rejectionReason) return null;
  const title =
    approvalStatus === 'needs_revision'
      ? 'Changes needed'
      : approvalStatus === 'rejected'
        ? 'Why it wasn’t approved'
        : pendingChanges
          ? 'Why your previous change wasn’t approved'
          : 'Why your last change wasn’t approved';
  return (
    <div className="max-w-prose border-l-4 border-danger pl-4">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{rejectionReason}</p>
    </div>
  );
}
