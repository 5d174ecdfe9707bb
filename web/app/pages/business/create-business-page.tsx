import { Page } from '../../../ui/page/page.js';
import { CreateBusiness } from '../../../features/business-form/create-business.js';
import { PinMap } from '../../../features/map/pin-map.js';
import { YourBusinessesLink } from './your-businesses-link.js';

/** /create-business: for members; visitors can look at it. */
export function CreateBusinessPage() {
  return (
    <Page
      title="List Your Pet-Friendly Business"
      description="List a restaurant, hotel, event, service, or home where pets are welcome."
      path="/create-business"
      className="pt-6 sm:pt-10"
    >
      <CreateBusiness pinMap={PinMap} ownListings={<YourBusinessesLink />} />
    </Page>
  );
}
