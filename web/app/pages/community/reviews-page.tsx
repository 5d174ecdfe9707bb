import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/page/page.js';
import { ReviewsOverview } from '../../../features/review/list/reviews-overview.js';
import { cursorOf } from '../../../lib/path/list-path.js';

/** /reviews: the number and average of all reviews, the member's own, and the newest. */
export function ReviewsPage() {
  const [params] = useSearchParams();
  return (
    <Page
      title="Reviews"
      description="Pet owners review restaurants, hotels, events and services that welcome pets."
      path="/reviews"
      className="pt-8"
    >
      <ReviewsOverview cursor={cursorOf(params)} />
    </Page>
  );
}
