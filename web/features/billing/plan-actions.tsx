import { useState, type ComponentProps } from 'react';
import { CreditCard, Sparkles } from 'lucide-react';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { useIsMounted } from '../../lib/browser/use-is-mounted.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useCheckout, useEndPremium, usePortal } from './plan.queries.js';
import { dayOrMonthsEnd } from './plan-words.js';

type State = OwnerBusiness['billing']['state'];

/** Label of the checkout button by plan state; absent if there is nothing to order. */
const CHECKOUT_LABEL: Readonly<Partial<Record<State, string>>> = {
  none: 'Upgrade to Premium',
  ended: 'Upgrade to Premium',
  pending_payment: 'Pay for Premium',
  cancelling: 'Keep Premium',
};

const showError = ({ message }: Error): void =>
  void toast({ tone: 'danger', title: 'Something went wrong', description: message });

export function PlanActions({ business }: { readonly business: OwnerBusiness }) {
  const { billing } = business;
  const checkoutLabel = CHECKOUT_LABEL[billing.state];
  const isPaidAtStripe =
    billing.provider === 'stripe' && ['active', 'past_due', 'cancelling', 'ended'].includes(billing.state);
  return (
    <div role="group" aria-label="Plan actions" className="flex flex-wrap gap-3">
      {checkoutLabel !== undefined && <CheckoutButton id={business.id} label={checkoutLabel} />}
      {isPaidAtStripe && <ManagePayment isUrgent={billing.state === 'past_due'} />}
      {(billing.state === 'active' || billing.state === 'past_due') && <CancelPremium business={business} />}
      {billing.state === 'pending_payment' && <StayFree id={business.id} />}
      <p className="hidden text-muted noscript:block">Changing the plan needs JavaScript.</p>
    </div>
  );
}

function CheckoutButton({ id, label }: { readonly id: number; readonly label: string }) {
  const { publicUrl } = usePage();
  const isHere = useIsMounted();
  const goOn = ({ url }: { readonly url: string }): void => {
    // The URL is this page, whose data has already been refetched.
    if (url === `${publicUrl}/my-businesses/${id}/plan`)
      return void toast({ tone: 'success', title: 'This listing is now Premium' });
    if (isHere()) navigateFully(url);
  };
  return (
    <ActionButton mutation={useCheckout(id)} onSuccess={goOn} icon={<Sparkles aria-hidden="true" />}>
      {label}
    </ActionButton>
  );
}

function ManagePayment({ isUrgent }: { readonly isUrgent: boolean }) {
  const isHere = useIsMounted();
  const goOn = ({ url }: { readonly url: string }): void => {
    if (isHere()) navigateFully(url);
  };
  return (
    <ActionButton
      mutation={usePortal()}
      onSuccess={goOn}
      variant={isUrgent ? 'primary' : 'secondary'}
      icon={<CreditCard aria-hidden="true" />}
    >
      Manage Payment
    </ActionButton>
  );
}

function StayFree({ id }: { readonly id: number }) {
  const stay = (): void => void toast({ tone: 'success', title: 'This listing stays free' });
  return (
    <ActionButton mutation={useEndPremium(id)} onSuccess={stay} variant="ghost">
      Stay Free
    </ActionButton>
  );
}

interface ActionButtonProps<Answer> extends Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'children'> {
  readonly mutation: { readonly mutateAsync: (nothing: void) => Promise<Answer>; readonly isPending: boolean };
  readonly onSuccess: (answer: Answer) => void;
}

function ActionButton<Answer>({ mutation, onSuccess, ...look }: ActionButtonProps<Answer>) {
  const { mutateAsync, isPending } = mutation;
  return (
    <Button
      {...look}
      className="noscript:hidden"
      pending={isPending}
      pendingText="One moment..."
      onClick={() => whenSettled(mutateAsync(), { onSuccess, onError: showError })}
    />
  );
}

function CancelPremium({ business }: { readonly business: OwnerBusiness }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = useEndPremium(business.id);
  const close = (): void => setOpen(false);
  const end = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => toast({ tone: 'success', title: 'Premium canceled', description: 'Nothing was deleted.' }),
      onError: showError,
      onSettled: close,
    });
  return (
    <>
      <Button variant="ghost" className="noscript:hidden" onClick={() => setOpen(true)}>
        Cancel Premium
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Cancel Premium?"
        description="Nothing is deleted. Everything comes back if you choose Premium again."
        no="Keep Premium"
        yes="Cancel Premium"
        pendingText="Canceling..."
        pending={isPending}
        onYes={end}
        onClose={close}
      >
        <p>{premiumEnd(business)} After that, visitors see only what a free listing shows:</p>
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 marker:text-leaf">
          {limitsOf(business).map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}

function premiumEnd({ billing }: OwnerBusiness): string {
  return billing.state === 'past_due'
    ? 'Premium ends right away because this month isn’t paid.'
    : `You keep Premium until ${dayOrMonthsEnd(billing.paidUntil)}.`;
}

/** Returns what this business would no longer show with the free tier. */
function limitsOf({ images }: OwnerBusiness): readonly string[] {
  const { photos, descriptionWords } = LISTING_TIER.free;
  return [
    images.length > photos ? `the first ${photos} of your ${images.length} photos` : `at most ${photos} photos`,
    `the first ${descriptionWords} words of the description`,
    'no video, social links, arrival notes, or highlighted perks',
    'standard position in search',
  ];
}
