import { Subpage } from '../../../ui/page/page.js';
import { RecommendBusiness } from '../../../features/feedback/recommend-business.js';
import { BackLink } from '../../../ui/page/back-link.js';

/** /recommend-business: for everyone. */
export function RecommendBusinessPage() {
  return (
    <Subpage
      title="Recommend a Business"
      description="Tell us about a pet-friendly restaurant, hotel, event, service or home that isn’t listed yet."
      path="/recommend-business"
      back={<BackLink to="/browse">Back to Browse</BackLink>}
      className="max-w-3xl"
    >
      <RecommendBusiness />
    </Subpage>
  );
}
