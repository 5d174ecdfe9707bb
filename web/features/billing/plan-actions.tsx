import { useState } from 'react';
import { CreditCard, Sparkles } from 'lucide-react';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { leaveFor } from '../../lib/path/leave.js';
import { useIsHere } from '../../lib/use-is-here.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Question } from '../../ui/overlay/question.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useCheckout, useEndPremium, usePortal } from './plan.queries.js';
import { dayOrMonthsEnd } from './plan-words.js';

type State = OwnerBusiness['billing']['state'];

/** What the button that leads to paying says; absent where there is nothing to order. */
const ORDER: Readonly<Partial<Record<State, string>>> = {
  none: 'Upgrade to Premium',
  ended: 'Upgrade to Premium',
  pending_payment: 'Pay for Premium',
  cancelling: 'Keep Premium',
};

const sayRefusal = ({ message }: Error): void =>
  void toast({ tone: 'danger', title: 'That did not work', description: message });

/** What an owner can do about Premium now. */
export function PlanActions({ business }: { readonly business: OwnerBusiness }) {
  const { billing } = business;
  const order = ORDER[billing.state];
  const isPaidAtStripe =
    billing.provider === 'stripe' && ['active', 'past_due', 'cancelling', 'ended'].includes(billing.state);
  return (
    <div role="group" aria-label="What you can do" className="flex flex-wrap gap-3">
      {order !== undefined && <Order id={business.id} label={order} />}
      {isPaidAtStripe && <ManagePayment isUrgent={billing.state === 'past_due'} />}
      {(billing.state === 'active' || billing.state === 'past_due') && <Ending business={business} />}
      {billing.state === 'pending_payment' && <GiveUp id={business.id} />}
      <p className="hidden text-muted noscript:block">Changing the plan needs JavaScript.</p>
    </div>
  );
}

function Order({ id, label }: { readonly id: number; readonly label: string }) {
  const { mutateAsync, isPending } = useCheckout(id);
  const { publicUrl } = usePage();
  const isHere = useIsHere();
  const goOn = (url: string): void => {
    // Back to this very page: it has been fetched anew already.
    if (url === `${publicUrl}/my-businesses/${id}/plan`)
      return void toast({ tone: 'success', title: 'This listing is Premium' });
    if (isHere()) leaveFor(url);
  };
  return (
    <Button
      icon={<Sparkles aria-hidden="true" />}
      className="noscript:hidden"
      pending={isPending}
      pendingText="One moment..."
      onClick={() => whenSettled(mutateAsync(undefined), { onSuccess: goOn, onError: sayRefusal })}
    >
      {label}
    </Button>
  );
}

function ManagePayment({ isUrgent }: { readonly isUrgent: boolean }) {
  const { mutateAsync, isPending } = usePortal();
  const isHere = useIsHere();
  const goOn = (url: string): void => {
    if (isHere()) leaveFor(url);
  };
  return (
    <Button
      variant={isUrgent ? 'primary' : 'secondary'}
      icon={<CreditCard aria-hidden="true" />}
      className="noscript:hidden"
      pending={isPending}
      pendingText="One moment..."
      onClick={() => whenSettled(mutateAsync(undefined), { onSuccess: goOn, onError: sayRefusal })}
    >
      Manage Payment
    </Button>
  );
}

function GiveUp({ id }: { readonly id: number }) {
  const { mutateAsync, isPending } = useEndPremium(id);
  const stay = (): void => void toast({ tone: 'success', title: 'This is a free listing' });
  return (
    <Button
      variant="ghost"
      className="noscript:hidden"
      pending={isPending}
      onClick={() => whenSettled(mutateAsync(undefined), { onSuccess: stay, onError: sayRefusal })}
    >
      Stay Free
    </Button>
  );
}

/** Ends Premium after telling what that means. */
function Ending({ business }: { readonly business: OwnerBusiness }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useEndPremium(business.id);
  const close = (): void => setAsking(false);
  const end = (): void =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: () => toast({ tone: 'success', title: 'Premium ends', description: 'Nothing was deleted.' }),
      onError: sayRefusal,
      onSettled: close,
    });
  return (
    <>
      <Button variant="ghost" className="noscript:hidden" onClick={() => setAsking(true)}>
        End Premium
      </Button>
      <Question
        open={asking}
        title="End Premium?"
        description="Nothing is deleted: it is all back when you choose Premium again."
        no="Keep Premium"
        yes="End Premium"
        pendingText="Ending..."
        pending={isPending}
        onYes={end}
        onClose={close}
      >
        <p>{whenOf(business)} From then on everybody sees what a free listing shows:</p>
        <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 marker:text-leaf">
          {hiddenOf(business).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </Question>
    </>
  );
}

function whenOf({ billing }: OwnerBusiness): string {
  return billing.state === 'past_due'
    ? 'It ends at once, as this month is not paid.'
    : `It ends on ${dayOrMonthsEnd(billing.paidUntil)}, when what is paid is over.`;
}

/** What a free listing does not show of this one. */
function hiddenOf({ images }: OwnerBusiness): readonly string[] {
  const { photos, descriptionWords } = LISTING_TIER.free;
  return [
    images.length > photos ? `the first ${photos} of your ${images.length} photos` : `at most ${photos} photos`,
    `the first ${descriptionWords} words of the description`,
    'no video, social links, arrival notes and highlighted perks',
    'standard place in search',
  ];
}
