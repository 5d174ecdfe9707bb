import { EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { ChangeOwner } from '../../../application/ownership/change-owner.js';
import { FakeEndRoles } from '../fakes/business/people.js';
import { fakeWorld } from '../fakes/fake-world.js';
import type { Memory } from '../fakes/memory.js';
import { FakeJobs, FakeOutbox } from '../fakes/shared.js';

/** The use case that changes owners, with fakes of its ports. */
export function ownerChanging(memory: Memory): ChangeOwner {
  const { claimedBusinesses: businesses, ownershipRequests: requests, transfers, subscriptions } = fakeWorld(memory);
  return new ChangeOwner({
    ...{ businesses, requests, transfers, outbox: new FakeOutbox(memory), roles: new FakeEndRoles() },
    subscriptions: new EndSubscriptions(subscriptions, new FakeJobs(memory)),
  });
}
