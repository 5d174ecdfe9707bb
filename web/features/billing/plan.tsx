import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/page/card.js';
import { PlanComparison } from '../../ui/business/plan-comparison.js';
import { Section } from '../../ui/page/section.js';
import { PlanActions } from './plan-actions.js';
import { planWords } from './plan-words.js';

const { monthlyPrice } = LISTING_TIER.premium;

/** How the owner returned from the payment page. Proves nothing about the payment. */
export type CameBack = 'success' | 'cancelled' | null;

interface PlanProps {
  readonly business: OwnerBusiness;
  readonly cameBack: CameBack;
}

export function Plan({ business, cameBack }: PlanProps) {
  const { name, billing } = business;
  const { label, tone, text } = planWords(billing);
  return (
    <div className="flex flex-col gap-8 pt-2">
      <div>
        <h1 className="wrap-anywhere">Plan for {name}</h1>
        <p className="mt-2 text-muted">Premium is ${monthlyPrice.toFixed(2)} per month. Free listings cost nothing.</p>
      </div>
      <ReturnMessage state={billing.state} cameBack={cameBack} />
      <Card as="section" aria-labelledby="present-plan" className="flex flex-col items-start gap-4">
        <h2 id="present-plan" className="text-xl">
          Your plan
        </h2>
        <Badge tone={tone}>{label}</Badge>
        <p className="max-w-prose" role="status">
          {text}
        </p>
        {billing.note !== null && <p className="font-semibold text-marigold-strong">{billing.note}</p>}
        <PlanActions business={business} />
      </Card>
      <Section id="plans" title="Compare plans">
        <PlanComparison />
      </Section>
    </div>
  );
}

interface ReturnMessageProps {
  readonly state: OwnerBusiness['billing']['state'];
  readonly cameBack: CameBack;
}

/** A message after returning from the payment page. Only the plan's state says whether it was paid. */
function ReturnMessage({ state, cameBack }: ReturnMessageProps) {
  const words = returnWords(state, cameBack);
  if (words === null) return null;
  return (
    <p role="status" className="max-w-prose rounded-md bg-leaf-soft p-4 font-semibold text-leaf">
      {words}
    </p>
  );
}

function returnWords(state: ReturnMessageProps['state'], cameBack: CameBack): string | null {
  if (cameBack === 'cancelled' && state === 'pending_payment') return 'You weren’t charged. You can pay at any time.';
  if (cameBack !== 'success') return null;
  if (state === 'active') return 'Thank you! Premium is active.';
  if (state === 'pending_payment')
    return 'We’re waiting for confirmation of your payment. This page updates automatically.';
  return null;
}
