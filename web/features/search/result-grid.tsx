import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { pointingAt, useLit } from '../../lib/lit-business.store.js';
import { BusinessCard, BusinessCardSkeleton } from '../../ui/business/business-card.js';
import type { CardBusiness } from '../../ui/business/card-business.js';

/** So many placeholders stand while a list is coming: enough to fill a screen. */
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];
/** What a phone or the first row of a wide screen shows at once. */
const IN_VIEW = 1;

interface ResultGridProps {
  readonly businesses: readonly CardBusiness[];
  readonly from?: string | undefined;
}

/** Cards of businesses, as many beside each other as fit. */
export function ResultGrid({ businesses, from }: ResultGridProps) {
  return (
    <ul className="card-grid">
      {businesses.map((business, index) => (
        <GridItem key={business.id} id={business.id}>
          <BusinessCard business={business} from={from} eager={index < IN_VIEW} level={2} />
        </GridItem>
      ))}
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
      className={classNames('rounded-md', lit && 'outline-3 outline-offset-2 outline-leaf')}
    >
      {children}
    </li>
  );
}

export function ResultGridSkeleton() {
  return (
    <div className="card-grid">
      {PLACEHOLDERS.map((place) => (
        <BusinessCardSkeleton key={place} />
      ))}
    </div>
  );
}
