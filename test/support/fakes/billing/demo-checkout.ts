import { FollowSubscription } from '../../../../application/billing/follow-subscription.js';
import { PlanAddress } from '../../../../application/billing/plan-address.js';
import { BillingProviders } from '../../../../application/billing/providers.js';
import { StartCheckout } from '../../../../application/billing/start-checkout.js';
import { DemoBilling } from '../../../../infrastructure/billing/demo-billing.js';
import { FakeAuditLog } from '../business/businesses.js';
import { fakeWorld } from '../fake-world.js';
import type { Memory } from '../memory.js';
import { FakeOutbox, FakeSecrets, type FakeClock } from '../shared.js';
import { FakeBusinessRoles } from '../business/people.js';

/** Creates a demo checkout that uses the memory. */
export function demoCheckout(memory: Memory, clock: FakeClock) {
  const { transaction, subscriptions, followedNotices, businesses, members } = fakeWorld(memory);
  const address = new PlanAddress('http://localhost:3000');
  const providers = new BillingProviders(new DemoBilling(address, clock));
  const follow = new FollowSubscription({
    ...{ transaction, subscriptions, notices: followedNotices, businesses, providers },
    ...{ audit: new FakeAuditLog(memory), outbox: new FakeOutbox(memory), clock },
  });
  const secrets = new FakeSecrets();
  const roles = new FakeBusinessRoles(memory);
  const parts = { transaction, businesses, roles, subscriptions, members, providers, follow, address, secrets, clock };
  return { providers, secrets, subscriptions, checkout: new StartCheckout(parts) };
}
