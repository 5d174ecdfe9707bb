import type { ReactNode } from 'react';
import { Images, MapPin } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import { CATEGORY_LABEL } from '../../../interfaces/contract/words.js';
import { CategoryIllustration } from '../../illustrations/category.js';
import { townName } from '../../lib/town-name.js';
import { FavoriteBadge, PremiumBadge, VerifiedBadge } from '../../ui/badge.js';
import { Rating } from '../../ui/stars.js';
import { PhotoButton } from './photo/photo-button.js';

interface BusinessHeroProps {
  readonly business: BusinessDetail;
  readonly onOpenPhoto: (index: number) => void;
  readonly actions?: ReactNode;
}

const SHAPE = 'aspect-4/3 rounded-lg sm:aspect-21/9';

/** The first picture, the name, and what one wants to know at a glance. */
export function BusinessHero({ business, onOpenPhoto, actions }: BusinessHeroProps) {
  const { images, category } = business;
  const town = townName(business);
  return (
    <header>
      {images.length > 0 ? (
        <PhotoButton
          business={business}
          index={0}
          sizes="(min-width: 75rem) 75rem, 96vw"
          eager
          className={SHAPE}
          onOpenPhoto={onOpenPhoto}
        >
          {images.length > 1 && (
            <span className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-full bg-card px-3.5 py-1.5 text-sm font-semibold text-ink shadow-rest">
              <Images aria-hidden="true" className="size-4" />
              {images.length} photos
            </span>
          )}
        </PhotoButton>
      ) : (
        <div className={`${SHAPE} overflow-hidden [&>svg]:size-full`}>
          <CategoryIllustration category={category} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2 empty:hidden sm:mt-6">
        {business.isFavorite && <FavoriteBadge />}
        {business.tier === 'premium' && <PremiumBadge />}
        {business.isVerified && <VerifiedBadge />}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>{business.name}</h1>
        {actions}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href="#reviews" className="rounded-sm hover:underline">
          <Rating value={business.avgRating} count={business.reviewCount} size="lg" />
        </a>
        <span className="text-muted">{CATEGORY_LABEL[category]}</span>
        {town !== '' && (
          <span className="inline-flex items-center gap-1.5 text-muted">
            <MapPin aria-hidden="true" className="size-4.5" />
            {town}
          </span>
        )}
      </div>
    </header>
  );
}
