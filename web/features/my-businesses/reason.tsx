import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';

/** What an administrator wrote to the owner; nothing where nothing was written. */
export function Reason({ business: { approvalStatus, rejectionReason } }: { readonly business: OwnedBusinessCard }) {
  if (!rejectionReason) return null;
  const title =
    approvalStatus === 'needs_revision'
      ? 'What to revise'
      : approvalStatus === 'rejected'
        ? 'Why it was not approved'
        : 'Why your last change was not approved';
  return (
    <div className="max-w-prose border-l-4 border-danger pl-4">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{rejectionReason}</p>
    </div>
  );
}
