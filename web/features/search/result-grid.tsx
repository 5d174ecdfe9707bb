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
        <li key={business.id}>
          <BusinessCard business={business} from={from} eager={index < IN_VIEW} level={2} />
        </li>
      ))}
    </ul>
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
