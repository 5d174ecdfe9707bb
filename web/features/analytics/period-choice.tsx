import { Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LISTING_TIER, type ListingTier } from '../../../interfaces/contract/shared/words.js';
import { classNames } from '../../lib/page/class-names.js';
import { ANALYTICS_PERIODS, analyticsPath } from '../../lib/path/analytics-path.js';

interface PeriodChoiceProps {
  readonly id: number;
  readonly tier: ListingTier;
  readonly days: number;
}

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold transition-colors [&>svg]:size-4';

/** Chooses the period. Periods outside the tier link to the plan that includes them. */
export function PeriodChoice({ id, tier, days }: PeriodChoiceProps) {
  return (
    <nav aria-label="Period">
      <ul className="flex flex-wrap gap-2">
        {ANALYTICS_PERIODS.map((period) => (
          <li key={period}>
            {period <= LISTING_TIER[tier].analyticsDays ? (
              <Link
                to={analyticsPath(id, period)}
                preventScrollReset
                aria-current={period === days ? 'page' : undefined}
                className={classNames(
                  LINK,
                  period === days
                    ? 'border-leaf bg-leaf text-on-leaf'
                    : 'border-edge bg-card hover:border-leaf hover:bg-leaf-soft',
                )}
              >
                {period} days
              </Link>
            ) : (
              <Link
                to={`/my-businesses/${id}/plan`}
                className={classNames(LINK, 'border-dashed border-edge text-muted hover:border-leaf hover:text-leaf')}
              >
                <Sparkles aria-hidden="true" className="text-marigold-strong" />
                {period} days with {LISTING_TIER.premium.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
