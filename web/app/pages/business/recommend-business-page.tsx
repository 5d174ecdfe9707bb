import { RecommendBusiness } from '../../../features/feedback/recommend-business.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { BackLink } from '../../../ui/back-link.js';

/** /recommend-business: for everybody. */
export function RecommendBusinessPage() {
  const { site } = usePage();
  return (
    <div className="page-width pt-3">
      <PageMeta
        title={`Recommend a Business | ${site.name}`}
        description="Tell us of a restaurant, hotel, event, service or home where pets are welcome and that is not listed yet."
        path="/recommend-business"
      />
      <div className="mx-auto max-w-3xl">
        <BackLink to="/browse">Back to Browse</BackLink>
        <RecommendBusiness />
      </div>
    </div>
  );
}
