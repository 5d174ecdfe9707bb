import { EditBusiness } from '../../../features/business-form/edit-business.js';
import { PinMap } from '../../../features/map/pin-map.js';
import { EditedListingStatus } from '../../../features/my-businesses/edited-listing-status.js';
import { OwnBusinessPage } from './own-business-page.js';

/** /my-businesses/{id}/edit */
export function EditBusinessPage() {
  return (
    <OwnBusinessPage title="Edit your listing" description="Update your listing.">
      {(business) => (
        <EditBusiness
          key={business.id}
          business={business}
          pinMap={PinMap}
          listingStatus={<EditedListingStatus business={business} />}
        />
      )}
    </OwnBusinessPage>
  );
}
