import { BusinessResources } from '../../../features/for-businesses/business-resources.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /business-resources */
export function BusinessResourcesPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta
        title={`Business Resources | ${site.name}`}
        description="Guides to download, plans compared, and tips on photos, reviews, files and security for owners of pet-friendly businesses."
        path="/business-resources"
      />
      <BusinessResources />
    </>
  );
}
