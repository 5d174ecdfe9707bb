import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { placeDrawing } from '../../../../interfaces/contract/shared/words.js';
import { classNames } from '../../../lib/page/class-names.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';
import { Picture } from '../../../ui/show/picture.js';

export interface PhotoButtonProps {
  readonly business: BusinessDetail;
  /** Starts at 0. */
  readonly index: number;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onOpenPhoto: (index: number) => void;
  /** Text over the photo; it doesn't catch the pointer. */
  readonly children?: ReactNode;
}

/**
 * A photo that opens the gallery, which starts with this photo. Before JavaScript loads, it is a link to the image. The
 * element stays the same afterward, so the image isn't painted twice.
 */
export function PhotoButton({ business, index, sizes, eager, className, onOpenPhoto, children }: PhotoButtonProps) {
  const { images, imageAlts, name } = business;
  const open = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    onOpenPhoto(index);
  };
  return (
    <div className={classNames('relative overflow-hidden rounded-md', className)}>
      <a
        href={images[index]}
        data-photo={index}
        role={useHydrated() ? 'button' : undefined}
        aria-label={`Open photo ${index + 1} of ${images.length}`}
        onClick={open}
        // A button also responds to the space bar; a link doesn't.
        onKeyDown={(event) => event.key === ' ' && open(event)}
        className="group block size-full rounded-[inherit] -outline-offset-4"
      >
        <Picture
          src={images[index]}
          alt={imageAlts[index] ?? name}
          width={1200}
          height={900}
          sizes={sizes}
          eager={eager}
          drawing={placeDrawing(business)}
          className="size-full rounded-[inherit] transition-transform group-hover:scale-[1.02]"
        />
      </a>
      {children}
    </div>
  );
}
