import { EmptyIllustration } from '../../illustrations/empty.js';
import { PageMeta } from '../../lib/page/page-meta.js';
import { ButtonLink } from '../../ui/button.js';
import { BackToResults } from './back-to-results.js';

/** Shown if the business doesn't exist or isn't public. */
export function UnknownBusiness() {
  return (
    <div className="page-width pt-3">
      <PageMeta
        title="Business not found"
        isFullTitle
        description="The business you're looking for doesn't exist or has been removed."
      />
      <BackToResults />
      <div className="flex flex-col items-center gap-4 py-10 text-center">
        <div className="w-64 max-w-full [&>svg]:h-auto [&>svg]:w-full">
          <EmptyIllustration kind="results" />
        </div>
        <h1>Business not found</h1>
        <p className="max-w-prose text-muted">The business you're looking for doesn't exist or has been removed.</p>
        <ButtonLink to="/browse" className="mt-2">
          View All Businesses
        </ButtonLink>
      </div>
    </div>
  );
}
