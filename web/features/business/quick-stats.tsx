import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL, LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { Card } from '../../ui/card.js';

export function QuickStats({ business }: { readonly business: BusinessDetail }) {
  const { reviewCount, avgRating, category, tier } = business;
  const stats = [
    ['Average Rating', reviewCount === 0 ? 'No reviews yet' : Number(avgRating).toFixed(1)],
    ['Total Reviews', reviewCount.toLocaleString('en-US')],
    ['Category', CATEGORY_LABEL[category]],
    ['Listing Type', LISTING_TIER[tier].label],
  ] as const;
  return (
    <Card as="section" aria-labelledby="quick-stats">
      <h2 id="quick-stats" className="mb-3 text-xl">
        Quick Stats
      </h2>
      <dl className="divide-y divide-line">
        {stats.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
