import type { ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { kindName } from '../../lib/words/kind-name.js';
import { placeLine } from './place-line.js';
import { FavoriteBadge, PremiumBadge, VerifiedBadge } from '../../ui/show/badge.js';
import { Rating } from '../../ui/show/stars.js';
import { Photos } from './photo/photos.js';

interface BusinessHeroProps {
  readonly business: BusinessDetail;
  readonly onOpenPhoto: (index: number) => void;
  readonly actions: ReactNode;
  /** Shown in place of photos. */
  readonly noPhoto?: ReactNode;
}

/**
 * Photos, name, key facts, and actions: all above the fold on a desktop. On phones each part has its own line, so
 * nothing moves when the web font loads.
 */
export function BusinessHero({ business, onOpenPhoto, actions, noPhoto }: BusinessHeroProps) {
  const where = [business.address, placeLine(business)].filter(Boolean).join(', ');
  return (
    <header>
      {business.images.length === 0 ? noPhoto : <Photos business={business} onOpenPhoto={onOpenPhoto} />}
      {business.closedAt !== null && <Closed at={business.closedAt} />}
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-3xl wrap-anywhere max-md:w-full lg:text-4xl">{business.name}</h1>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {business.isFavorite && <FavoriteBadge />}
          {business.tier === 'premium' && <PremiumBadge />}
          {business.isVerified && <VerifiedBadge at={business.lastVerifiedAt} />}
        </div>
      </div>
      <div className="mt-2 flex flex-col items-start gap-x-5 gap-y-1 md:flex-row md:flex-wrap md:items-center">
        <a href="#reviews" className="inline-flex rounded-sm hover:underline">
          <Rating value={business.avgRating} count={business.reviewCount} />
        </a>
        <span className="text-muted">{kindName(business)}</span>
        {where !== '' && (
          <span className="inline-flex items-start gap-1.5 text-muted">
            <MapPin aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
            {where}
          </span>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">{actions}</div>
    </header>
  );
}

function Closed({ at }: { readonly at: string }) {
  const month = new Date(at).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <p role="note" className="mt-5 rounded-md bg-marigold-soft px-4 py-3 font-semibold">
      Permanently closed as of {month}
    </p>
  );
}
