import { PosterAndBadge } from '../../../features/poster/poster-and-badge.js';
import { OwnBusinessPage } from './own-business-page.js';

/** /my-businesses/{id}/poster */
export function PosterPage() {
  return (
    <OwnBusinessPage title="Poster and badge" description="A window poster and a website badge.">
      {(business) => <PosterAndBadge key={business.id} business={business} />}
    </OwnBusinessPage>
  );
}
