import type { UseFormReturn } from 'react-hook-form';
import type { Claim, ClaimForm } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_METHOD } from '../../../interfaces/contract/shared/words.js';
import { dropDraft } from '../../lib/draft.js';
import { useSendingKey } from '../../lib/sending-key.js';
import { whenSettled } from '../../lib/when-settled.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useClaiming } from './claims.queries.js';
import { isField, type ClaimValues } from './claim-values.js';

type Methods = UseFormReturn<ClaimValues, unknown, ClaimForm>;

/** A claim on its way; once it is made, the page shows its step. */
export function useSubmission(businessId: number, form: Methods, draft: string) {
  const keyOf = useSendingKey();
  const { mutateAsync, isPending } = useClaiming(businessId);
  const submit = (checked: ClaimForm): void => {
    // Documents that were uploaded for another way go along with none.
    const { verificationDocuments = [], ...rest } = checked;
    const isByDocument = checked.verificationMethod === 'document_upload';
    const claim = { ...rest, verificationDocuments: isByDocument ? verificationDocuments : [] };
    whenSettled(mutateAsync({ form: claim, key: keyOf(claim) }), {
      onSuccess: (made) => {
        dropDraft(draft);
        sayMade(made);
      },
      onError: (error) => sayRefusal(businessId, form, error),
    });
  };
  return { submit, isPending };
}

function sayMade({ verificationMethod }: Claim): void {
  const { code } = CLAIM_METHOD[verificationMethod];
  const isSentAtOnce = code === 'text' || code === 'mail';
  const description = isSentAtOnce
    ? 'Verification code sent to your phone/email'
    : 'Your business claim has been submitted for review.';
  toast({ tone: 'success', title: 'Claim Submitted', description });
}

/** Whose session ended is sent to sign in, and finds what was typed on coming back. */
function sayRefusal(businessId: number, form: Methods, error: unknown): void {
  const { status, sentence, fields } = refusalOf(error);
  if (status === 401) return void signInAgain(`/claim-business/${businessId}`);
  for (const [index, { path, message }] of fields.entries()) {
    const [field = ''] = path.split('.');
    if (isField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  toast({ tone: 'danger', title: 'Error', description: sentence ?? 'Failed to submit claim' });
}
