import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { ReportDialog } from '../../../features/feedback/report-issue.js';
import { SparsePlace } from '../../../features/sparse-place/sparse-place.js';

/** The end of the page of a business that says little about itself. */
export function SparsePlaceContent({ business }: { readonly business: BusinessDetail }) {
  return (
    <SparsePlace
      business={business}
      report={(type, onClose) => <ReportDialog business={business} type={type} onClose={onClose} />}
    />
  );
}
