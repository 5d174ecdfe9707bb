import { Eye, EyeOff } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { AdminBusiness } from '../../../../interfaces/contract/business/business-form.js';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { APPROVAL_LABEL } from '../../../../interfaces/contract/shared/words.js';
import { fullViewOf, isAdministratorsView, type FullBusiness } from '../../../lib/member/full-view.js';
import { businessPath, changesPath } from '../../../lib/path/browse-search.js';
import { isHiddenBusiness } from './preview.js';

interface PreviewBannerProps {
  readonly business: BusinessDetail;
  /** Whether the page shows changes that await approval. */
  readonly withChanges: boolean;
}

/**
 * Tells owners and administrators why other people see another page or none, and lets administrators edit the listing.
 * Nothing for an owner on a page that everyone sees.
 */
export function PreviewBanner({ business, withChanges }: PreviewBannerProps) {
  const full = fullViewOf(business);
  if (full === null) return null;
  const isAdministrators = isAdministratorsView(full);
  const isPublicPage = !isHiddenBusiness(full) && full.pendingChanges === null;
  // Administrators can edit every listing from its page.
  if (!isAdministrators && isPublicPage) return null;
  const Icon = isPublicPage ? Eye : EyeOff;
  return (
    <section
      aria-label="Visibility of this page"
      className="mt-3 mb-4 flex items-start gap-3 rounded-md bg-marigold-soft px-4 py-3 print:hidden"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        {isHiddenBusiness(full) && <Hidden business={full} />}
        {full.pendingChanges !== null && <Changed business={full} withChanges={withChanges} />}
        {isPublicPage && <p className="font-semibold">You’re viewing this page as an administrator</p>}
        {isAdministrators ? (
          <AdministratorsLinks business={full} />
        ) : (
          <p>
            <Link to="/my-businesses" className="text-link">
              Manage your listings
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

function AdministratorsLinks({ business: { id, moves } }: { readonly business: AdminBusiness }) {
  const { pathname, search } = useLocation();
  return (
    <p className="flex flex-wrap gap-x-4">
      <Link to={`/admin/businesses/${id}/edit`} state={{ from: pathname + search }} className="text-link">
        Edit this listing
      </Link>
      {moves.includes('approve') && (
        <Link to="/admin/business-approval" className="text-link">
          Go to business approval
        </Link>
      )}
    </p>
  );
}

function Hidden({ business }: { readonly business: FullBusiness }) {
  const { approvalStatus, isActive, rejectionReason } = business;
  const isRefused = approvalStatus === 'rejected' || approvalStatus === 'needs_revision';
  return (
    <>
      <p className="font-semibold">
        {isActive ? APPROVAL_LABEL[approvalStatus] : 'Withdrawn'}: {audienceOf(business)}
      </p>
      {!isActive && approvalStatus !== 'approved' && <p>Approval status: {APPROVAL_LABEL[approvalStatus]}</p>}
      {isRefused && rejectionReason && (
        <p className="wrap-anywhere whitespace-pre-line">
          {approvalStatus === 'rejected' ? 'Why it wasn’t approved' : 'Changes needed'}: {rejectionReason}
        </p>
      )}
    </>
  );
}

function Changed({ business, withChanges }: { readonly business: FullBusiness; readonly withChanges: boolean }) {
  if (!withChanges) {
    return (
      <p>
        Changes to this listing are waiting for approval.{' '}
        <Link to={changesPath(business.id)} className="text-link">
          Preview the changes
        </Link>
      </p>
    );
  }
  return (
    <>
      <p className="font-semibold">
        Preview of changes waiting for approval{!isHiddenBusiness(business) && `: ${audienceOf(business)}`}
      </p>
      <p>
        <Link to={businessPath(business.id)} className="text-link">
          See the page without the changes
        </Link>
      </p>
    </>
  );
}

function audienceOf(business: FullBusiness): string {
  if (!isAdministratorsView(business)) return 'only you and administrators can see this page';
  return business.ownerId === null
    ? 'only administrators can see this page'
    : 'only the owner and administrators can see this page';
}
