import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { placeDrawing } from '../../../interfaces/contract/shared/words.js';
import { kindName } from '../../lib/words/kind-name.js';
import { townName } from '../../lib/words/town-name.js';
import { Badge, PremiumBadge } from '../../ui/show/badge.js';
import { Card } from '../../ui/page/card.js';
import { Picture } from '../../ui/show/picture.js';
import { PendingChanges } from '../../ui/business/pending-changes.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { PolicyAge } from './confirm/policy-age.js';
import { OwnerActions } from './owner-actions.js';
import { PlanLimitsNote } from './plan-limits-note.js';
import { RejectionReason } from './rejection-reason.js';
import { listingStatusOf } from './listing-status.js';

export function OwnedBusiness({ business }: { readonly business: OwnedBusinessCard }) {
  const heading = useId();
  const { name, images, imageAlts, tier, billing } = business;
  const { label, tone, next } = listingStatusOf(business);
  const where = [kindName(business), townName(business)].filter((part) => part !== '').join(' · ');
  return (
    <Card as="article" aria-labelledby={heading} padded={false} className="flex flex-col overflow-hidden sm:flex-row">
      <Picture
        src={images[0]}
        drawing={placeDrawing(business)}
        alt={imageAlts[0] ?? ''}
        width={800}
        height={600}
        sizes="(min-width: 40rem) 14rem, 92vw"
        className="aspect-2/1 sm:aspect-auto sm:max-h-80 sm:w-48 sm:shrink-0 lg:w-56"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5 sm:p-6">
        <div className="flex flex-wrap gap-2">
          <Badge tone={tone}>{label}</Badge>
          {tier === 'premium' && <PremiumBadge />}
          {billing?.state === 'past_due' && <Badge tone="danger">Payment failed</Badge>}
          {billing?.state === 'pending_payment' && <Badge tone="plain">Premium payment due</Badge>}
        </div>
        <div>
          <h2 id={heading} className="text-xl">
            <Link to={businessPath(business.id, '/my-businesses')}>{name}</Link>
          </h2>
          <p className="text-sm text-muted">{where}</p>
        </div>
        <RejectionReason business={business} />
        <PlanLimitsNote business={business} />
        <p className="max-w-prose">{next}</p>
        <PendingChanges business={business} />
        <PolicyAge business={business} />
        <OwnerActions business={business} />
      </div>
    </Card>
  );
}
