import { Images } from 'lucide-react';
import { NoPhoto } from '../../../features/business/photo/no-photo.js';
import { WriteReview } from '../../../features/review/write/write-review.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { ButtonLink } from '../../../ui/button.js';
import type { NoPhotoPartProps } from './no-photo-props.js';

const LABEL = 'Add the first photo';

/** A low header. The first photo comes from the owner's form of the listing, or from anyone else's review. */
export function NoPhotoContent({ business, isFixed }: NoPhotoPartProps) {
  const viewer = useViewer();
  const isOwner = viewer !== null && viewer.id === business.ownerId;
  const edit = (
    <ButtonLink to={`/my-businesses/${business.id}/edit`} variant="secondary" icon={<Images aria-hidden="true" />}>
      {LABEL}
    </ButtonLink>
  );
  // The list of reviews knows whether this member has reviewed the place.
  const review = <WriteReview business={business} first look="secondary" label={LABEL} hasReviewed={null} />;
  return <NoPhoto business={business} add={isOwner ? edit : isFixed ? null : review} />;
}
