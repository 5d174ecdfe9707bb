import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../../lib/page/class-names.js';
import { highlightHandlers, useHighlightedId } from '../../../lib/page/highlighted-business.store.js';
import { BusinessCard } from '../../../ui/business/business-card.js';
import { BusinessCards } from '../../../ui/business/business-cards.js';
import type { CardBusiness } from '../../../ui/business/card-business.js';

/** Cards visible at once on a phone or in the first row of a wide screen. */
const IN_VIEW = 1;
/** Cards in two rows of a wide screen. */
const TWO_ROWS = 8;

interface ResultGridProps {
  readonly businesses: readonly CardBusiness[];
  readonly from?: string | undefined;
  /** Shown below the second row, or below the last if there are fewer. */
  readonly banner?: ReactNode;
  /** Index of the first card that 'load more' added; it takes the focus. */
  readonly added?: number | null | undefined;
}

/** A grid of business cards, with as many columns as fit. */
export function ResultGrid({ businesses, from, banner, added = null }: ResultGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const isAdded = added !== null && added < businesses.length;
  useEffect(() => {
    if (isAdded) grid.current?.querySelectorAll('article')[added]?.querySelector('a')?.focus({ preventScroll: true });
  }, [isAdded, added]);
  const cardOf = (business: CardBusiness, place: number) => (
    <GridItem key={business.id} id={business.id}>
      <BusinessCard business={business} from={from} eager={place < IN_VIEW} level={2} />
    </GridItem>
  );
  return (
    <ul ref={grid} className="card-grid gap-y-5">
      {businesses.slice(0, TWO_ROWS).map(cardOf)}
      {banner !== undefined && <li className="col-span-full row-start-3 empty:hidden">{banner}</li>}
      {businesses.slice(TWO_ROWS).map((business, place) => cardOf(business, TWO_ROWS + place))}
    </ul>
  );
}

/** Highlighted while the reader points at its mark on the map. */
function GridItem({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  const lit = useHighlightedId([id], 'map') !== null;
  return (
    <li
      {...highlightHandlers(id, 'list')}
      data-lit={lit}
      className={classNames('rounded-lg', lit && 'outline-3 outline-offset-2 outline-leaf')}
    >
      {children}
    </li>
  );
}

/** Enough placeholders to fill a screen. */
export const ResultGridSkeleton = () => <BusinessCards placeholders={6} className="card-grid gap-y-5" />;
