import { Send } from 'lucide-react';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { Badge } from '../../ui/show/badge.js';
import { Button } from '../../ui/button.js';
import { PendingChanges } from '../../ui/business/pending-changes.js';
import { RejectionReason } from './rejection-reason.js';
import { listingStatusOf } from './listing-status.js';
import { useOwnerActions } from './use-owner-actions.js';

/** Above the edit form: the approval status, and what it means for an edit. */
export function EditedListingStatus({ business }: { readonly business: OwnerBusiness }) {
  const { label, tone } = listingStatusOf(business);
  return (
    <div className="mt-3 mb-6 flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-2">
        <Badge tone={tone}>{label}</Badge>
        <Badge tone="plain">{LISTING_TIER[business.tier].label} listing</Badge>
      </div>
      {business.approvalStatus === 'approved' && (
        <p className="max-w-prose text-muted">
          Changes to the name, address, category, or website need our approval. Other changes go live right away.
        </p>
      )}
      <RejectionReason business={business} />
      {business.moves.includes('resubmit') && <Resubmission id={business.id} />}
      <PendingChanges business={business} />
    </div>
  );
}

function Resubmission({ id }: { readonly id: number }) {
  const { act, pending } = useOwnerActions(id);
  return (
    <div className="flex flex-wrap items-center gap-3 noscript:hidden">
      <Button
        variant="secondary"
        icon={<Send aria-hidden="true" />}
        pending={pending === 'resubmit'}
        onClick={() => act('resubmit')}
      >
        Resubmit
      </Button>
      <p className="text-sm text-muted">Save your changes first.</p>
    </div>
  );
}
