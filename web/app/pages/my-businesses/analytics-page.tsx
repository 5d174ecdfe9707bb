import { useSearchParams } from 'react-router-dom';
import { Analytics } from '../../../features/analytics/analytics.js';
import { analyticsDaysOf } from '../../../lib/path/analytics-path.js';
import { OwnBusinessPage } from './own-business-page.js';

/** /my-businesses/{id}/analytics */
export function AnalyticsPage() {
  const days = analyticsDaysOf(useSearchParams()[0]);
  return (
    <OwnBusinessPage title="Analytics" description="Visitor activity on your listing." isWide>
      {(business) => <Analytics business={business} days={days} />}
    </OwnBusinessPage>
  );
}
