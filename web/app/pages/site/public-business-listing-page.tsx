import { PublicListing } from '../../../features/for-businesses/public-listing.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /public-business-listing */
export function PublicBusinessListingPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta
        title={`Free and Premium Listings | ${site.name}`}
        description="List your pet-friendly business for free, or show more of it with Premium: photos, video, social links and priority in search."
        path="/public-business-listing"
      />
      <PublicListing />
    </>
  );
}
