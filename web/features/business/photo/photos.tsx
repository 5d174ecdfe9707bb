import { Images } from 'lucide-react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { classNames } from '../../../lib/page/class-names.js';
import { PhotoButton } from './photo-button.js';

interface PhotosProps {
  readonly business: BusinessDetail;
  readonly onOpenPhoto: (index: number) => void;
}

/** Number of photos on the page; the gallery has all of them. */
const SHOWN = 5;

/** 4:3 on phones, a fixed height from tablets up, so that the name and actions are above the fold too. */
const HEIGHT = 'md:h-72 lg:h-90';

/**
 * Returns the fields of a photo in the 4 × 2 grid, by its index and the number of photos: the first has the left half,
 * and the others share the right half.
 */
const fieldsOf = (index: number, of: number): string =>
  index === 0 || of === 2 ? 'md:col-span-2 md:row-span-2' : index <= SHOWN - of ? 'md:col-span-2' : '';

/**
 * The photos of a business: a swipeable row on phones; from tablets up, a large photo with up to four small ones next
 * to it.
 */
export function Photos({ business, onOpenPhoto }: PhotosProps) {
  const { images } = business;
  const shape = `aspect-4/3 rounded-lg md:aspect-auto ${HEIGHT}`;
  if (images.length > 1) return <Several business={business} onOpenPhoto={onOpenPhoto} />;
  const sizes = '(min-width: 75rem) 75rem, 96vw';
  return <PhotoButton business={business} index={0} sizes={sizes} eager className={shape} onOpenPhoto={onOpenPhoto} />;
}

const ROW =
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2 overflow-x-auto px-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:grid md:grid-cols-4 md:grid-rows-2 md:overflow-visible md:px-0';

const LARGE = '(min-width: 75rem) 37rem, (min-width: 48rem) 48vw, 88vw';
const SMALL = '(min-width: 75rem) 18rem, (min-width: 48rem) 24vw, 88vw';

function Several({ business, onOpenPhoto }: PhotosProps) {
  const { images } = business;
  const shown = images.slice(0, SHOWN);
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="sr-only">
        Photos
      </h2>
      <ul className={`${ROW} ${HEIGHT}`}>
        {shown.map((image, index) => (
          <li
            key={image}
            className={`w-11/12 shrink-0 snap-start md:w-auto md:min-w-0 ${fieldsOf(index, shown.length)}`}
          >
            <PhotoButton
              business={business}
              index={index}
              sizes={index === 0 ? LARGE : SMALL}
              eager={index === 0}
              className="aspect-4/3 md:aspect-auto md:h-full"
              onOpenPhoto={onOpenPhoto}
            >
              {index === 0 && <Count of={images.length} className="md:hidden" />}
              {index === shown.length - 1 && <Count of={images.length} className="max-md:hidden" />}
            </PhotoButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ of, className }: { readonly of: number; readonly className: string }) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-full bg-card px-3.5 py-1.5 text-sm font-semibold text-ink shadow-rest',
        className,
      )}
    >
      <Images aria-hidden="true" className="size-4" />
      {of} photos
    </span>
  );
}
