import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm, type Resolver } from 'react-hook-form';
import { TransferForm, type BusinessTransfer } from '../../../interfaces/contract/ownership/business-transfer.js';
import {
  OFFER_DAYS,
  TRANSFER_STATUS_LABEL,
  UNDO_DAYS,
  type PremiumChoice,
} from '../../../interfaces/contract/ownership/ownership-words.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { wantsFreshSignIn } from '../../lib/form/refusal.js';
import { keepValuesOverSignIn, useValuesAfterSignIn } from '../../lib/form/values-over-sign-in.js';
import { signInAgainPath } from '../../lib/path/sign-in-path.js';
import { Button } from '../../ui/button.js';
import { FormInput } from '../../ui/form/form-field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { useOffering, useTransferMove } from './ownership.queries.js';
import { ownershipPath, PREMIUM_OPTIONS, sendersNext } from './ownership-words.js';
import { reportStep } from './report-step.js';

interface HandOverProps {
  readonly businessId: number;
  readonly memberId: string;
  readonly isPremium: boolean;
}

interface Values {
  email: string;
  premium: PremiumChoice;
}

const FIELDS = ['email', 'premium'] as const;
const RESOLVER = zodResolver(TransferForm) as unknown as Resolver<Values, unknown, TransferForm>;

/** The values of the form, and how it is sent. The values survive a sign-in that sending requires. */
function useHandOver({ businessId, memberId }: HandOverProps) {
  const form = useForm<Values, unknown, TransferForm>({
    resolver: RESOLVER,
    defaultValues: { email: '', premium: 'keep' },
  });
  const kept = `hand-over:${businessId}`;
  const page = ownershipPath(businessId);
  useValuesAfterSignIn(kept, form, FIELDS);
  const { mutateAsync, isPending } = useOffering(businessId);
  const keep = (): void => keepValuesOverSignIn(kept, form.getValues(), memberId);
  const offering = {
    isPending,
    mutateAsync: (sent: Parameters<typeof mutateAsync>[0]) =>
      mutateAsync(sent).catch((error: unknown) => {
        if (wantsFreshSignIn(error)) {
          keep();
          navigateFully(signInAgainPath(page));
        }
        throw error;
      }),
  };
  const { submit } = useSentForm(form, offering, {
    failure: 'Failed to send the offer. Please try again.',
    onSuccess: () => toast({ tone: 'success', title: 'Offer sent', description: 'We emailed it to the new owner.' }),
    onSignedOut: () => {
      keep();
      signInAgain(page);
    },
  });
  return { form, submit, isPending };
}

/** Offers the business to someone by email. */
export function HandOverForm(props: HandOverProps) {
  const { form, submit, isPending } = useHandOver(props);
  const { field: premium } = useController({ control: form.control, name: 'premium' });
  return (
    <SentForm
      purpose="hand a business over"
      label="Hand this business over"
      onSubmit={submit}
      isPending={isPending}
      submit="Send Offer"
      pending="Sending..."
      withoutScript="Handing a business over needs JavaScript."
    >
      <FormSection
        title="Hand over this business"
        intro={`We’ll email the new owner, who has ${OFFER_DAYS} days to accept. They need an account with this address and can create one first. After they accept, you can undo the handover for ${UNDO_DAYS} days.`}
      >
        <FormInput form={form} name="email" label="Email of the new owner" required type="email" autoComplete="off" />
        {props.isPremium && (
          <RadioGroup
            legend="What happens to Premium?"
            name="premium"
            ref={premium.ref}
            options={PREMIUM_OPTIONS}
            value={premium.value}
            onChange={(value) => premium.onChange(value)}
            error={form.formState.errors.premium?.message}
          />
        )}
      </FormSection>
    </SentForm>
  );
}

/** An offer that the member made, with what they can do about it. */
export function SentTransfer({ transfer }: { readonly transfer: BusinessTransfer }) {
  const { id, businessId, businessName, status, moves, toEmail } = transfer;
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = useTransferMove(id);
  const isUndo = moves.includes('undo');
  const act = (): void =>
    reportStep(mutateAsync(isUndo ? 'undo' : 'withdraw'), {
      ...{ page: ownershipPath(businessId), done: isUndo ? 'The business is yours again' : 'Offer withdrawn' },
      ...{ failure: 'That didn’t work. Please try again.', onSettled: () => setOpen(false) },
    });
  return (
    <Card className="flex flex-col items-start gap-3">
      <Badge tone={status === 'offered' ? 'marigold' : 'neutral'}>{TRANSFER_STATUS_LABEL[status]}</Badge>
      <p className="max-w-prose wrap-anywhere">{sendersNext(transfer)}</p>
      {moves.length > 0 && (
        <Button variant="secondary" className="noscript:hidden" onClick={() => setOpen(true)}>
          {isUndo ? 'Undo Handover' : 'Withdraw Offer'}
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        title={isUndo ? 'Undo this handover?' : 'Withdraw this offer?'}
        description={isUndo ? 'You’ll be the owner again immediately.' : 'You can offer the business again.'}
        no={isUndo ? 'Leave It' : 'Keep Offer'}
        yes={isUndo ? 'Take Business Back' : 'Withdraw Offer'}
        pendingText={isUndo ? 'Undoing...' : 'Withdrawing...'}
        pending={isPending}
        onYes={act}
        onClose={() => setOpen(false)}
      >
        <p className="wrap-anywhere">
          {isUndo
            ? `${toEmail} will no longer own ${businessName}. What they changed on the listing stays. If Premium ended or was canceled, it doesn’t start again.`
            : `The link in the email to ${toEmail} will no longer work.`}
        </p>
      </ConfirmDialog>
    </Card>
  );
}
