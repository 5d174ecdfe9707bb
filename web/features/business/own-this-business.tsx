import { Store } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';

/** Invites the owner; only while nobody has claimed the business. */
export function OwnThisBusiness({ business }: { readonly business: BusinessDetail }) {
  if (business.isClaimed) return null;
  return (
    <Card as="section" aria-labelledby="own" className="border-transparent bg-marigold-soft">
      <h2 id="own" className="flex items-center gap-2.5 text-xl">
        <Store aria-hidden="true" className="size-6 text-marigold-strong" />
        Own This Business?
      </h2>
      <p className="mt-2 mb-4">Claim it to answer reviews and keep what pet owners read here up to date.</p>
      <ButtonLink to={`/claim-business/${business.id}`} variant="secondary" className="w-full">
        Claim This Listing
      </ButtonLink>
    </Card>
  );
}
