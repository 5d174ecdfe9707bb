import { EmptyIllustration } from '../../illustrations/empty.js';
import { PageMeta } from '../../lib/page-meta.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { WayBack } from './way-back.js';

/** No such business, or not one for everybody to see. */
export function UnknownBusiness() {
  return (
    <div className="page-width pt-3">
      <PageMeta
        title="Business not found"
        description="The business you're looking for doesn't exist or has been removed."
      />
      <WayBack />
      <EmptyState
        level={1}
        picture={<EmptyIllustration kind="results" />}
        title="Business not found"
        actions={<ButtonLink to="/browse">View All Businesses</ButtonLink>}
      >
        <p>The business you're looking for doesn't exist or has been removed.</p>
      </EmptyState>
    </div>
  );
}
