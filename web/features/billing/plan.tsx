import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { Badge } from '../../ui/badge.js';
import { Card } from '../../ui/card.js';
import { PlanComparison } from '../../ui/business/plan-comparison.js';
import { Section } from '../../ui/section.js';
import { PlanActions } from './plan-actions.js';
import { planWords } from './plan-words.js';

const { monthlyPrice } = LISTING_TIER.premium;

/** From where somebody comes; no proof of anything. */
export type CameBack = 'success' | 'cancelled' | null;

interface PlanProps {
  readonly business: OwnerBusiness;
  readonly cameBack: CameBack;
}

/** A business's plan: how it stands, what it costs and gives, and what its owner can do. */
export function Plan({ business, cameBack }: PlanProps) {
  const { name, billing } = business;
  const { label, tone, text } = planWords(billing);
  return (
    <div className="flex flex-col gap-8 pt-2">
      <div>
        <h1 className="wrap-anywhere">Plan of {name}</h1>
        <p className="mt-2 text-muted">
          Premium is ${monthlyPrice.toFixed(2)} per month; a free listing costs nothing.
        </p>
      </div>
      <ComingBack state={billing.state} cameBack={cameBack} />
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
      <Section id="plans" title="What each plan gives">
        <PlanComparison />
      </Section>
    </div>
  );
}

interface ComingBackProps {
  readonly state: OwnerBusiness['billing']['state'];
  readonly cameBack: CameBack;
}

/** What coming back from the payment means; whether it was paid is told by the plan alone. */
function ComingBack({ state, cameBack }: ComingBackProps) {
  const words = wordsOf(state, cameBack);
  if (words === null) return null;
  return (
    <p role="status" className="max-w-prose rounded-md bg-leaf-soft p-4 font-semibold text-leaf">
      {words}
    </p>
  );
}

function wordsOf(state: ComingBackProps['state'], cameBack: CameBack): string | null {
  if (cameBack === 'cancelled' && state === 'pending_payment')
    return 'Nothing was charged. You can pay whenever you like.';
  if (cameBack !== 'success') return null;
  if (state === 'active') return 'Thank you! Premium is active.';
  if (state === 'pending_payment') return 'We are waiting for word of your payment. This page is updated by itself.';
  return null;
}
