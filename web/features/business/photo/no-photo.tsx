import type { ReactNode } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { placeDrawing } from '../../../../interfaces/contract/shared/words.js';
import { Picture } from '../../../ui/show/picture.js';

interface NoPhotoProps {
  readonly business: BusinessDetail;
  /** A photo of a review; undefined if there is none. */
  readonly visitorsPhoto: string | undefined;
  /** The button that adds a photo. */
  readonly add: ReactNode;
}

/**
 * In place of the owner's photos, a low header with a visitor's photo or the place's drawing, so that name and actions are
 * near the top.
 */
export function NoPhoto({ business, visitorsPhoto, add }: NoPhotoProps) {
  return (
    <div className="flex h-28 items-center gap-3 overflow-hidden rounded-lg bg-leaf-soft pr-3 sm:gap-6 md:h-36">
      <Picture
        src={visitorsPhoto}
        drawing={placeDrawing(business)}
        alt=""
        width={400}
        height={248}
        sizes="14rem"
        eager
        className="h-full w-24 shrink-0 sm:w-44 md:w-56"
      />
      <div className="print:hidden">
        <p className="mb-2 font-semibold">
          {visitorsPhoto === undefined ? (
            'No photos yet'
          ) : (
            <a href="#review-photos" className="text-link">
              Photos from visitors
            </a>
          )}
        </p>
        {add}
      </div>
    </div>
  );
}
