import { CreateBusiness } from '../../../features/business-form/create-business.js';
import { PinMap } from '../../../features/map/pin-map.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /create-business: for members; visitors can look at it. */
export function CreateBusinessPage() {
  return (
    <div className="page-width pt-6 sm:pt-10">
      <PageMeta
        title="List Your Pet-Friendly Business"
        description="List a restaurant, hotel, event, service, or home where pets are welcome."
        path="/create-business"
      />
      <CreateBusiness pinMap={PinMap} />
    </div>
  );
}
