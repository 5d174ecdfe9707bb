import { useWatch, type DeepPartialSkipArrayKey } from 'react-hook-form';
import { PRICE_RANGES } from '../../../interfaces/contract/shared/words.js';
import { BusinessCard, BusinessCardSkeleton } from '../../ui/business/business-card.js';
import type { CardBusiness } from '../../ui/business/card-business.js';
import { Card } from '../../ui/page/card.js';
import { useListingForm, type ListingValues } from './listing-values.js';

/** The card of the listing as it is typed. Next to the form on wide screens, below it on phones. */
export function ListingPreview() {
  const { control } = useListingForm();
  const business = cardOf(useWatch({ control }));
  return (
    <Card
      as="section"
      aria-labelledby="card-preview"
      className="flex flex-col gap-3 max-lg:order-first lg:sticky lg:top-20 noscript:hidden"
    >
      <div>
        <h2 id="card-preview" className="text-lg">
          Preview
        </h2>
        <p className="mt-1 text-sm text-muted">
          {business === null
            ? 'Enter a name and a category to see your card.'
            : 'This is how your business looks in search results. New listings start without reviews.'}
        </p>
      </div>
      {/* Its links lead to a page that doesn't exist yet. The form contains all of its texts. */}
      <div inert className="[&_*]:animate-none">
        {business === null ? <BusinessCardSkeleton /> : <BusinessCard business={business} />}
      </div>
    </Card>
  );
}

/** Returns the card's data; null until there is a name and a category. */
function cardOf(values: DeepPartialSkipArrayKey<ListingValues>): CardBusiness | null {
  const { name = '', category = '', kind = '', city = '', state = '', priceRange, ...listing } = values;
  const { petPerks = [], images = [], imageAlts = [], tier = 'free' } = listing;
  if (name.trim() === '' || category === '') return null;
  return {
    id: 0,
    name: name.trim(),
    category,
    kind: kind === '' ? null : kind,
    city: city.trim() || null,
    state: state || null,
    priceRange: PRICE_RANGES.find((range) => range === priceRange) ?? null,
    petPerks,
    images,
    imageAlts,
    tier,
    avgRating: '0.00',
    reviewCount: 0,
  };
}
