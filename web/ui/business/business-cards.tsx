import { BusinessCard, BusinessCardSkeleton } from './business-card.js';
import type { CardBusiness } from './card-business.js';

interface BusinessCardsProps {
  /** Absent while they load. */
  readonly businesses?: readonly CardBusiness[] | undefined;
  readonly placeholders?: number | undefined;
  /** The list that contains the cards, for the link back from a business. */
  readonly from?: string | undefined;
  readonly className?: string | undefined;
}

/** A grid of business cards, or of placeholders while they load. */
export function BusinessCards({ businesses, placeholders = 3, from, className = 'card-grid' }: BusinessCardsProps) {
  return (
    <ul className={className}>
      {businesses?.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} from={from} />
        </li>
      )) ??
        Array.from({ length: placeholders }, (_, place) => (
          <li key={place}>
            <BusinessCardSkeleton />
          </li>
        ))}
    </ul>
  );
}
