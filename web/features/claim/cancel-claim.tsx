import { useState } from 'react';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useCancellation } from './claim-steps.queries.js';

interface CancelClaimProps {
  readonly claim: OwnClaim;
  /** The page to return to if the member must sign in again. */
  readonly page: string;
}

/** Cancels an open claim after a confirmation; nothing if the claim can't be canceled. */
export function CancelClaim({ claim, page }: CancelClaimProps) {
  const [isOpen, setOpen] = useState(false);
  const { cancel, isPending } = useCancel(claim, page, () => setOpen(false));
  if (!claim.moves.includes('cancel')) return null;
  return (
    <>
      <Button variant="ghost" size="sm" className="noscript:hidden" onClick={() => setOpen(true)}>
        Cancel claim
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Cancel this claim?"
        description="You can claim the business again at any time."
        no="Keep Claim"
        yes="Cancel Claim"
        pendingText="Canceling..."
        pending={isPending}
        onYes={cancel}
        onClose={() => setOpen(false)}
      >
        <p>
          We’ll stop reviewing your claim for <strong className="wrap-anywhere">{claim.businessName}</strong>.
          {claim.moves.includes('verify') && ' The code we sent you will no longer work.'}
        </p>
      </ConfirmDialog>
    </>
  );
}

function useCancel({ id }: OwnClaim, page: string, close: () => void) {
  const { mutateAsync, isPending } = useCancellation(id);
  const cancel = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => {
        close();
        toast({ tone: 'success', title: 'Claim canceled', description: 'You can claim the business again.' });
      },
      onError: (failure) => {
        close();
        const { status, sentence } = refusalOf(failure);
        if (status === 401) return void signInAgain(page);
        const description = sentence ?? 'Failed to cancel the claim. Please try again.';
        toast({ tone: 'danger', title: 'Error', description });
      },
    });
  return { cancel, isPending };
}
