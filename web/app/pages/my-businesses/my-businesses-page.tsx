import { MyClaims } from '../../../features/claim/my-claims.js';
import { MyBusinesses } from '../../../features/my-businesses/my-businesses.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /my-businesses: what a member listed; not indexed. */
export function MyBusinessesPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta title={`My Businesses | ${site.name}`} description="The businesses you list, and where each stands." />
      <MyBusinesses claims={<MyClaims />} />
    </>
  );
}
