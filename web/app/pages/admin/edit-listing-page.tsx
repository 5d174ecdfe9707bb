import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { AdminBusiness } from '../../../../interfaces/contract/business/business-form.js';
import { useAdminBusiness } from '../../../api/administration/admin-business.js';
import { EditedListing } from '../../../features/admin-listings/edited-listing.js';
import { LISTINGS_PATH, listingsPath } from '../../../features/admin-listings/listings-path.js';
import { dropRecentChange, useShowListingChange } from '../../../features/admin-listings/listings.queries.js';
import { AdminEditBusiness } from '../../../features/business-form/admin-edit-business.js';
import { PinMap } from '../../../features/map/pin-map.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { useIsMounted } from '../../../lib/browser/use-is-mounted.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { idInPath } from '../../../lib/path/id-in-path.js';
import { ButtonLink } from '../../../ui/button.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { Loaded } from '../../../ui/state/loaded.js';

/** /admin/businesses/{id}/edit */
export function EditListingPage() {
  const query = useAdminBusiness(idInPath(useParams()['id']));
  const from = useFrom();
  const onSaved = useSaved(from);
  const isFromList = from?.startsWith(LISTINGS_PATH) === true;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageMeta title="Edit a listing" description="For the administrators of this site." />
      <BackLink to={isFromList ? from : LISTINGS_PATH}>All listings</BackLink>
      <Loaded query={query} failure="We couldn’t load the listing" className="my-8" unknown={<NoListing />}>
        {(business) => (
          <>
            <EditedListing business={business} />
            <AdminEditBusiness
              key={business.id}
              {...{ business, onSaved }}
              pinMap={PinMap}
              onUndone={dropRecentChange}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Returns the address of the page that linked here; null if this page was opened by its address. */
function useFrom(): string | null {
  const from = (useLocation().state as { readonly from?: unknown } | null)?.from;
  return typeof from === 'string' ? from : null;
}

/** Returns to the page that linked here, or to the listing in the list. */
function useSaved(from: string | null) {
  const show = useShowListingChange();
  const navigate = useNavigate();
  const isHere = useIsMounted();
  return (saved: AdminBusiness): void => {
    show(saved, 'edit');
    if (!isHere()) return;
    void (from === null ? navigate(listingsPath({ search: String(saved.id) })) : navigate(-1));
  };
}

function NoListing() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="Listing not found"
      level={1}
      actions={<ButtonLink to={LISTINGS_PATH}>All listings</ButtonLink>}
    >
      <p>It was deleted, or merged with another listing. You can undo both.</p>
    </EmptyState>
  );
}
