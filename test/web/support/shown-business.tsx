import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { BusinessProfile } from '../../../web/features/business/business-profile.js';
import { ReportIssue } from '../../../web/features/feedback/report-issue.js';
import { VisitContent } from '../../../web/app/pages/business/visit.js';
import { Reviews } from '../../../web/features/review/list/reviews.js';

/** A business profile with its reviews and report dialog, as on its page. */
export function ShownBusiness({ business }: { readonly business: BusinessDetail }) {
  return (
    <BusinessProfile
      business={business}
      visit={(part) => <VisitContent part={part} business={business} isPreview={false} />}
      reviews={<Reviews business={business} />}
      report={<ReportIssue business={business} />}
    />
  );
}
