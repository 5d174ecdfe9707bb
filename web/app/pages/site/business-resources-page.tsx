import { BusinessResources } from '../../../features/for-businesses/business-resources.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /business-resources */
export function BusinessResourcesPage() {
  return (
    <>
      <PageMeta
        title="Business Resources"
        description="Downloadable guides, a plan comparison, and tips on photos, reviews, files, and security for pet-friendly businesses."
        path="/business-resources"
      />
      <BusinessResources />
    </>
  );
}
