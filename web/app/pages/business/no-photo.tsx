import { Images } from 'lucide-react';
import { NoPhoto } from '../../../features/business/photo/no-photo.js';
import { useReviewSummaryOf } from '../../../features/review/list/reviews.queries.js';
import { AddPhoto } from '../../../features/review/write/add-photo.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { ButtonLink } from '../../../ui/button.js';
import type { NoPhotoPartProps } from './no-photo-props.js';

/** A low header. The first photo comes from the owner's form of the listing, or from anyone else's review. */
export function NoPhotoContent(props: NoPhotoPartProps) {
  return props.business.reviewCount === 0 || props.isFixed ? <Header {...props} /> : <Reviewed {...props} />;
}

function Reviewed(props: NoPhotoPartProps) {
  const { data } = useReviewSummaryOf(props.business.id);
  return <Header {...props} visitorsPhoto={data?.photos[0]?.url} />;
}

interface HeaderProps extends NoPhotoPartProps {
  /** The newest photo of a review; undefined if there is none. */
  readonly visitorsPhoto?: string | undefined;
}

function Header({ business, isFixed, visitorsPhoto }: HeaderProps) {
  const viewer = useViewer();
  const isOwner = viewer !== null && viewer.id === business.ownerId;
  const edit = (
    <ButtonLink to={`/my-businesses/${business.id}/edit`} variant="secondary" icon={<Images aria-hidden="true" />}>
      Add the first photo
    </ButtonLink>
  );
  const label = visitorsPhoto === undefined ? 'Add the first photo' : 'Add a photo';
  const add = isOwner ? edit : isFixed ? null : <AddPhoto business={business} label={label} />;
  return <NoPhoto business={business} visitorsPhoto={visitorsPhoto} add={add} />;
}
