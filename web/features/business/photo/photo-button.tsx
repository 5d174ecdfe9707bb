import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { CategoryIllustration } from '../../../illustrations/category.js';
import { classNames } from '../../../lib/class-names.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { Picture } from '../../../ui/picture.js';

export interface PhotoButtonProps {
  readonly business: BusinessDetail;
  /** From 0. */
  readonly index: number;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onOpenPhoto: (index: number) => void;
  /** Words over the picture; they let the pointer through. */
  readonly children?: ReactNode;
}

/**
 * A picture that opens the gallery where it stands. Until JavaScript is there it is a link to the picture itself, and the
 * same element afterwards, so that the picture is not drawn twice.
 */
export function PhotoButton({ business, index, sizes, eager, className, onOpenPhoto, children }: PhotoButtonProps) {
  const { images, imageAlts, name, category } = business;
  const open = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    onOpenPhoto(index);
  };
  return (
    <div className={classNames('relative overflow-hidden rounded-md', className)}>
      <a
        href={images[index]}
        role={useHydrated() ? 'button' : undefined}
        aria-label={`Open photo ${index + 1} of ${images.length}`}
        onClick={open}
        // A button answers the space bar too; a link does not.
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
          fallback={<CategoryIllustration category={category} />}
          className="size-full rounded-[inherit] transition-transform group-hover:scale-[1.02]"
        />
      </a>
      {children}
    </div>
  );
}
