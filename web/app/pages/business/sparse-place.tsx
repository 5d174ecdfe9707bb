import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { ReportDialog } from '../../../features/feedback/report-issue.js';
import { WriteReview } from '../../../features/review/write/write-review.js';
import { SparsePlace } from '../../../features/sparse-place/sparse-place.js';

/** The end of the page of a business. */
export function SparsePlaceContent({ business }: { readonly business: BusinessDetail }) {
  return (
    <SparsePlace
      business={business}
      // The list of reviews knows whether this member has reviewed the place.
      write={<WriteReview business={business} first look="secondary" hasReviewed={null} />}
      report={(type, onClose) => <ReportDialog business={business} type={type} onClose={onClose} />}
    />
  );
}
