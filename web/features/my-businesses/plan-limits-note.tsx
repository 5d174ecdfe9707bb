import { Link } from 'react-router-dom';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';

/** Tells the owner that the plan hides a part of the listing; nothing if it shows everything. */
export function PlanLimitsNote({ business: { id, tier, isOverPlan } }: { readonly business: OwnedBusinessCard }) {
  if (isOverPlan !== true) return null;
  const { label, photos, descriptionWords } = LISTING_TIER[tier];
  return (
    <div className="max-w-prose border-l-4 border-danger pl-4">
      <p className="font-semibold">Only part of your listing is shown</p>
      <p>
        {label} listings show {photos} photos and {descriptionWords} words. Shorten the listing, or{' '}
        <Link to={`/my-businesses/${id}/plan`} className="text-link">
          change your plan
        </Link>
        .
      </p>
    </div>
  );
}
