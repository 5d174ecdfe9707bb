import { useSearchParams } from 'react-router-dom';
import { ReviewsOverview } from '../../../features/review/reviews-overview.js';
import { cursorOf } from '../../../lib/path/list-path.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /reviews: how many there are and how good, the member's own, and the newest. */
export function ReviewsPage() {
  const { site } = usePage();
  const [params] = useSearchParams();
  return (
    <div className="page-width pt-8">
      <PageMeta
        title={`Reviews | ${site.name}`}
        description="What pet owners found at restaurants, hotels, events and services that welcome pets."
        path="/reviews"
      />
      <ReviewsOverview cursor={cursorOf(params)} />
    </div>
  );
}
