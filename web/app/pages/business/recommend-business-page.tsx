import { RecommendBusiness } from '../../../features/feedback/recommend-business.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/page/back-link.js';

/** /recommend-business: for everyone. */
export function RecommendBusinessPage() {
  return (
    <div className="page-width pt-3">
      <PageMeta
        title="Recommend a Business"
        description="Tell us about a pet-friendly restaurant, hotel, event, service or home that isn’t listed yet."
        path="/recommend-business"
      />
      <div className="mx-auto max-w-3xl">
        <BackLink to="/browse">Back to Browse</BackLink>
        <RecommendBusiness />
      </div>
    </div>
  );
}
