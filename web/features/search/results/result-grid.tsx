import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.js';
import { pointingAt, useLit } from '../../../lib/lit-business.store.js';
import { BusinessCard, BusinessCardSkeleton } from '../../../ui/business/business-card.js';
import type { CardBusiness } from '../../../ui/business/card-business.js';

/** So many placeholders stand while a list is coming: enough to fill a screen. */
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];
/** What a phone or the first row of a wide screen shows at once. */
const IN_VIEW = 1;
/** Two rows of a wide screen. */
const TWO_ROWS = 8;

interface ResultGridProps {
  readonly businesses: readonly CardBusiness[];
  readonly from?: string | undefined;
  /** Stands below the second row, or below the last. */
  readonly banner?: ReactNode;
  /** The place of the first card that the reader has added by asking for more; it takes the focus. */
  readonly added?: number | null | undefined;
}

/** Cards of businesses, as many beside each other as fit. */
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
      {banner}
      {businesses.slice(TWO_ROWS).map((business, place) => cardOf(business, TWO_ROWS + place))}
    </ul>
  );
}

/** Lit while the reader points at it on the map beside the list. */
function GridItem({ id, children }: { readonly id: number; readonly children: ReactNode }) {
  const lit = useLit([id], 'map') !== null;
  return (
    <li
      {...pointingAt(id, 'list')}
      data-lit={lit}
      className={classNames('rounded-lg', lit && 'outline-3 outline-offset-2 outline-leaf')}
    >
      {children}
    </li>
  );
}

export function ResultGridSkeleton() {
  return (
    <div className="card-grid gap-y-5">
      {PLACEHOLDERS.map((place) => (
        <BusinessCardSkeleton key={place} />
      ))}
    </div>
  );
}
