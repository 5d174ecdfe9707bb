import { Download, Eye, Sparkles } from 'lucide-react';
import type { Analytics as Figures } from '../../../interfaces/contract/analytics/analytics.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { INTERACTION_TYPES, LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { dayName } from '../../lib/words/day.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { useAnalytics } from './analytics.queries.js';
import { Chart } from './chart.js';
import { DayTable } from './day-table.js';
import { PeriodChoice } from './period-choice.js';
import { Totals } from './totals.js';

interface AnalyticsProps {
  readonly business: OwnerBusiness;
  readonly days: number;
}

/**
 * The analytics of one of the member's own businesses: totals compared with the previous period, a chart, and a table
 * by day.
 */
export function Analytics({ business, days }: AnalyticsProps) {
  const { id, name, tier } = business;
  const query = useAnalytics(id, days);
  return (
    <section aria-labelledby="analytics" aria-busy={query.isPending && query.isFetching}>
      <h1 id="analytics" className="wrap-anywhere">
        Analytics for {name}
      </h1>
      <div className="mt-6 mb-6 flex flex-wrap items-center justify-between gap-4">
        <PeriodChoice id={id} tier={tier} days={days} />
        {LISTING_TIER[tier].analyticsExport && !query.isUnknown && (
          <ButtonAnchor
            href={`/api/businesses/${id}/analytics?days=${days}&format=csv`}
            download
            variant="secondary"
            icon={<Download aria-hidden="true" />}
          >
            Download CSV
          </ButtonAnchor>
        )}
      </div>
      <Loaded
        query={query}
        failure="We couldn’t load your analytics"
        placeholder={<AnalyticsPlaceholder />}
        unknown={<PeriodNotIncluded id={id} sentence={query.error?.message ?? ''} />}
      >
        {(analytics) => <Report business={business} analytics={analytics} />}
      </Loaded>
    </section>
  );
}

function Report({ business, analytics }: { readonly business: OwnerBusiness; readonly analytics: Figures }) {
  const { from, to, days, totals, previousTotals } = analytics;
  if (INTERACTION_TYPES.every((type) => totals[type] + previousTotals[type] === 0)) return <NoVisits {...business} />;
  const compared = days.length === 1 ? 'day' : `${days.length} days`;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="mb-4 max-w-prose text-muted">
          {dayName(from)} to {dayName(to)}, compared with the previous {compared}. Days end at midnight UTC, and today
          isn’t complete yet. We don’t count your own visits or bots, and we don’t track visitors with cookies.
        </p>
        <Totals analytics={analytics} />
      </div>
      <div>
        <h2 id="day-by-day" className="mb-4">
          Day by day
        </h2>
        <div className="flex flex-col gap-6">
          <Chart days={days} />
          <DayTable days={days} />
        </div>
      </div>
      {!LISTING_TIER[business.tier].analyticsExport && <MoreWithPremium id={business.id} />}
    </div>
  );
}

function NoVisits({ id, isActive, approvalStatus }: OwnerBusiness) {
  if (!isActive || approvalStatus !== 'approved') {
    return (
      <EmptyState
        picture={<EmptyIllustration kind="results" />}
        title="No visits yet"
        actions={<ButtonLink to="/my-businesses">My Businesses</ButtonLink>}
      >
        <p>We count visits only while your listing is public. Check its status in My Businesses.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title="No visits yet"
      actions={
        <>
          <ButtonLink to={businessPath(id, '/my-businesses')} icon={<Eye aria-hidden="true" />}>
            View and Share Your Listing
          </ButtonLink>
          <ButtonLink to={`/my-businesses/${id}/poster`} variant="secondary">
            Poster &amp; Badge
          </ButtonLink>
        </>
      }
    >
      <p>
        Share your listing with your customers, hang the poster by your door, and add the badge to your website. New
        visits show up here within seconds.
      </p>
    </EmptyState>
  );
}

function PeriodNotIncluded({ id, sentence }: { readonly id: number; readonly sentence: string }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="results" />}
      title={`More with ${LISTING_TIER.premium.label}`}
      actions={
        <ButtonLink to={`/my-businesses/${id}/plan`} icon={<Sparkles aria-hidden="true" />}>
          See {LISTING_TIER.premium.label}
        </ButtonLink>
      }
    >
      <p>{sentence}</p>
    </EmptyState>
  );
}

function MoreWithPremium({ id }: { readonly id: number }) {
  const { label, analyticsDays } = LISTING_TIER.premium;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-marigold-soft p-5">
      <p className="max-w-prose">
        {label} shows up to {analyticsDays} days and lets you download the numbers as a CSV file.
      </p>
      <ButtonLink to={`/my-businesses/${id}/plan`} variant="secondary" icon={<Sparkles aria-hidden="true" />}>
        See {label}
      </ButtonLink>
    </div>
  );
}

function AnalyticsPlaceholder() {
  return (
    <div className="flex flex-col gap-8">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {INTERACTION_TYPES.map((type) => (
          <Skeleton key={type} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-80" />
      <Skeleton className="h-96" />
    </div>
  );
}
