import { Send } from 'lucide-react';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { PendingChanges } from '../../ui/business/pending-changes.js';
import { Reason } from './reason.js';
import { standingOf } from './standing.js';
import { useOwnerActions } from './use-owner-actions.js';

/** Above the form that edits a business: where its approval stands, and what that means for an edit. */
export function StandingOfEdited({ business }: { readonly business: OwnerBusiness }) {
  const { label, tone } = standingOf(business);
  return (
    <div className="mt-3 mb-6 flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-2">
        <Badge tone={tone}>{label}</Badge>
        <Badge tone="plain">{LISTING_TIER[business.tier].label} listing</Badge>
      </div>
      {business.approvalStatus === 'approved' && (
        <p className="max-w-prose text-muted">
          A change of the name, address, category or website waits for approval. Everything else is shown at once.
        </p>
      )}
      <Reason business={business} />
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
