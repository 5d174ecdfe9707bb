import { Skeleton } from '../../../ui/state/skeleton.js';
import { servedPart } from '../../../ui/state/served-part.js';
import type { NoPhotoPartProps } from './no-photo-props.js';

/** The header of the page of a place without photos. Most places have some. */
export const { Part: NoPhotoPart, serve: setNoPhoto } = servedPart<NoPhotoPartProps>(
  async () => ({ default: (await import('./no-photo.js')).NoPhotoContent }),
  <Skeleton className="h-28 rounded-lg md:h-36" />,
);
