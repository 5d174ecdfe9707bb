import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { BusinessProfile } from '../../../web/features/business/business-profile.js';
import { ReportIssue } from '../../../web/features/feedback/report-issue.js';
import { Reviews } from '../../../web/features/review/reviews.js';

/** A business as its page puts it together. */
export function ShownBusiness({ business }: { readonly business: BusinessDetail }) {
  return (
    <BusinessProfile
      business={business}
      reviews={<Reviews business={business} />}
      report={<ReportIssue business={business} />}
    />
  );
}
