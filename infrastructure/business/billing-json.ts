import { BILLING_NOTE, BILLING_PROVIDERS, type BillingProvider } from '../../domain/billing/subscription.js';
import { isoTime } from '../postgres/list-page.js';

/**
 * Returns SQL of type json for the contract's `Billing` of a business of table `b`: one primary key lookup. `provider`
 * is the one used for new subscriptions. As in `presentSubscription`, a Premium business without a stored subscription
 * counts as granted.
 */
export function billingJson(b: string, provider: BillingProvider): string {
  const name = `coalesce(s.provider, case ${b}.tier when 'free' then '${provider}' else 'demo' end)`;
  const notes = BILLING_PROVIDERS.flatMap((each) => {
    const note = BILLING_NOTE[each];
    return note === null ? [] : [`when '${each}' then '${note}'`];
  });
  return `(select row_to_json(billing) from (select ${name} as provider,
      coalesce(s.state, case ${b}.tier when 'free' then 'none' else 'active' end) as state,
      coalesce(s.wished_tier, ${b}.tier) as "wishedTier", ${isoTime('s.paid_until')} as "paidUntil",
      ${isoTime('s.grace_until')} as "graceUntil", case ${name} ${notes.join(' ')} end as note
    from (select) one left join subscriptions s on s.business_id = ${b}.id) billing)`;
}
