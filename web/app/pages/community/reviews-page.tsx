import { useSearchParams } from 'react-router-dom';
import { ReviewsOverview } from '../../../features/review/list/reviews-overview.js';
import { cursorOf } from '../../../lib/path/list-path.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /reviews: the number and average of all reviews, the member's own, and the newest. */
export function ReviewsPage() {
  const [params] = useSearchParams();
  return (
    <div className="page-width pt-8">
      <PageMeta
        title="Reviews"
        description="Pet owners review restaurants, hotels, events and services that welcome pets."
        path="/reviews"
      />
      <ReviewsOverview cursor={cursorOf(params)} />
    </div>
  );
}
