import { useSearchParams } from 'react-router-dom';
import { Plan, type CameBack } from '../../../features/billing/plan.js';
import { OwnBusinessPage } from './own-business-page.js';

/** /my-businesses/{id}/plan */
export function PlanPage() {
  const cameBack = cameBackOf(useSearchParams()[0].get('checkout'));
  return (
    <OwnBusinessPage
      title="Your plan"
      description="Your listing’s plan, price, and payment."
      isAwaiting={({ billing }) => cameBack === 'success' && billing.state === 'pending_payment'}
    >
      {(business) => <Plan business={business} cameBack={cameBack} />}
    </OwnBusinessPage>
  );
}

function cameBackOf(word: string | null): CameBack {
  return word === 'success' || word === 'cancelled' ? word : null;
}
