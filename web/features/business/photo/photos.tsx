import type { BusinessDetail } from '../../../../interfaces/contract/business.js';
import { Card } from '../../../ui/card.js';
import { PhotoButton } from './photo-button.js';

interface PhotosProps {
  readonly business: BusinessDetail;
  readonly onOpenPhoto: (index: number) => void;
}

/** Images 2 to 5, the first being the hero; the gallery behind them holds all. */
const FIRST = 1;
const LAST = 4;

export function Photos({ business, onOpenPhoto }: PhotosProps) {
  const { images } = business;
  if (images.length <= 1) return null;
  const more = images.length - 1 - LAST;
  return (
    <Card as="section" aria-labelledby="photos">
      <h2 id="photos" className="mb-4 text-xl">
        Photos
      </h2>
      <ul className="grid grid-cols-2 gap-3">
        {images.slice(FIRST, LAST + 1).map((image, place) => (
          <li key={image}>
            <PhotoButton
              business={business}
              index={FIRST + place}
              sizes="(min-width: 64rem) 9rem, 45vw"
              className="aspect-4/3"
              onOpenPhoto={onOpenPhoto}
            >
              {more > 0 && FIRST + place === LAST && (
                <span className="pointer-events-none absolute inset-0 grid place-items-center bg-scrim text-xl font-bold text-card dark:text-ink">
                  +{more}
                </span>
              )}
            </PhotoButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
