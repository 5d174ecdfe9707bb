import { PublicListing } from '../../../features/for-businesses/public-listing.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /public-business-listing */
export function PublicBusinessListingPage() {
  return (
    <>
      <PageMeta
        title="Free and Premium listings"
        description="List your pet-friendly business for free, or get more photos, video, social links, and search priority with Premium."
        path="/public-business-listing"
      />
      <PublicListing />
    </>
  );
}
