import { MyClaims } from '../../../features/claim/my-claims.js';
import { MyBusinesses } from '../../../features/my-businesses/my-businesses.js';
import { SharedBusinesses } from '../../../features/people/shared-businesses.js';
import { OpenTurnedAway } from '../../../features/turned-away/open-turned-away.js';
import { OwnershipBanner } from '../../../features/ownership/ownership-banner.js';
import { MyRequests } from '../../../features/ownership/my-requests.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

function Further() {
  return (
    <>
      <SharedBusinesses />
      <MyClaims />
      <MyRequests />
    </>
  );
}

/** /my-businesses: the member's businesses. Not indexed. */
export function MyBusinessesPage() {
  return (
    <>
      <PageMeta title="My Businesses" description="Your businesses and their status." />
      <OpenTurnedAway />
      <MyBusinesses banner={<OwnershipBanner />} claims={<Further />} />
    </>
  );
}
