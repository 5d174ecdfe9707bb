import { FitPanel } from '../../../features/business/fit/fit-panel.js';
import { HoursCard } from '../../../features/business/hours/hours-card.js';
import { PolicyCard } from '../../../features/business/policy/policy-card.js';
import { TurnedAway } from '../../../features/turned-away/turned-away.js';
import type { VisitPartProps } from './visit-props.js';

/** What people with pets must know before they go: whether theirs can come, the pet policy, and opening hours. */
export function VisitContent({ part, business, isPreview, tellUs = null }: VisitPartProps) {
  if (part === 'fit') return <FitPanel key={business.id} business={business} />;
  if (part === 'hours') return <HoursCard business={business} isPreview={isPreview} />;
  return (
    <PolicyCard
      business={business}
      isPreview={isPreview}
      tellUs={tellUs}
      turnedAway={isPreview ? null : <TurnedAway key={business.id} business={business} />}
    />
  );
}
