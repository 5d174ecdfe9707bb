import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { userReviewsPath } from '../../lib/path/community-path.js';
import { TierBadge } from '../../ui/show/badge.js';
import { Card } from '../../ui/page/card.js';
import { Picture } from '../../ui/show/picture.js';

/** Returns '1 review' or '12 reviews'. */
export function reviewsInWords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'review' : 'reviews'}`;
}

export function Portrait({ dog, className }: { readonly dog: GuideDog; readonly className: string }) {
  return (
    <Picture
      src={dog.petImageUrl}
      drawing={dog.petDrawing}
      alt=""
      width={320}
      height={320}
      sizes="8rem"
      className={className}
    />
  );
}

/** A card of a Guide Dog that links to their reviews. */
export function GuideDogCard({ dog }: { readonly dog: GuideDog }) {
  return (
    <Card interactive className="flex h-full items-center gap-4">
      <Portrait dog={dog} className="size-20 shrink-0 rounded-full" />
      <div className="min-w-0">
        <h3 className="truncate">
          <Link to={userReviewsPath(dog.userId)} className="stretched-link">
            {dog.petName}
          </Link>
        </h3>
        {dog.user.firstName && <p className="truncate text-sm text-muted">with {dog.user.firstName}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <TierBadge tier={dog.status} />
          <span>{reviewsInWords(dog.reviewCount)}</span>
        </div>
        {dog.location && (
          <p className="mt-1.5 flex items-center gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{dog.location}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
