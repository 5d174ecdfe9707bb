import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangePrivacy } from '../../../application/account/change-privacy.js';
import { EraseMinor } from '../../../application/account/erase-minor.js';
import { StateAge } from '../../../application/account/state-age.js';
import { EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { noSubscription } from '../../../domain/billing/subscription.js';
import { FakeMemberData } from '../../support/fakes/account.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeJobs } from '../../support/fakes/shared.js';
import { ADA, NOBODY, OLIVE } from '../../support/search/seeded.js';
import { ownerChanging } from '../../support/ownership/owner-changing.js';

let memory: Memory;
let data: FakeMemberData;
let privacy: ChangePrivacy;
let eraseMinor: EraseMinor;
let stateAge: StateAge;

beforeEach(() => {
  memory = seededMemory();
  data = new FakeMemberData(memory);
  const { transaction, members, subscriptions } = fakeWorld(memory);
  const jobs = new FakeJobs(memory);
  privacy = new ChangePrivacy(transaction, members);
  eraseMinor = new EraseMinor(
    transaction,
    data,
    new EndSubscriptions(subscriptions, jobs),
    ownerChanging(memory),
    jobs,
  );
  stateAge = new StateAge(transaction, members, eraseMinor);
});

const ada = () => memory.state.members.find(({ id }) => id === ADA);

/** Simulates a member whose issuer didn't ask for the age. */
function adaWasNotAsked(): void {
  memory.state.members = memory.state.members.map((each) =>
    each.id === ADA ? { ...each, ageConfirmed: false } : each,
  );
}

describe('changing privacy settings', () => {
  it('changes the settings that were sent and keeps the others', async () => {
    expect(await privacy.run({ userId: ADA }, { paused: true })).toEqual({
      ...{ paused: true, personalisation: true, analytics: true },
    });
    expect(await privacy.run({ userId: ADA }, { personalisation: false, analytics: undefined })).toEqual({
      ...{ paused: true, personalisation: false, analytics: true },
    });
    expect(ada()).toMatchObject({ paused: true, personalisation: false, analytics: true, firstName: 'Ada' });
  });

  it("throws USER_NOT_FOUND for an unknown account's privacy settings", async () => {
    await expect(privacy.run({ userId: NOBODY }, {})).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
  });
});

describe("a member whose age isn't confirmed", () => {
  it('confirms their age, and may confirm it again', async () => {
    adaWasNotAsked();
    await stateAge.run({ userId: ADA }, true);
    await stateAge.run({ userId: ADA }, true);
    expect(ada()).toMatchObject({ ageConfirmed: true });
    expect(data.erased).toEqual([]);
  });

  it('is erased immediately with all reviews when underage, without an email', async () => {
    adaWasNotAsked();
    await stateAge.run({ userId: ADA }, false);
    expect(data.erased).toEqual([{ userId: ADA, scope: 'all writing' }]);
    expect(memory.state.outbox).toEqual([]);
    expect(memory.state.jobs).toEqual([{ name: 'remove-orphans', data: {} }]);
  });
});

describe('a member who has confirmed their age', () => {
  it("can't trigger an immediate erasure by denying it later", async () => {
    await expect(stateAge.run({ userId: ADA }, false)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(stateAge.run({ userId: NOBODY }, false)).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
    expect([data.erased, memory.state.jobs]).toEqual([[], []]);
  });
});

describe('EraseMinor', () => {
  it('ends subscriptions immediately, within the transaction of the decision', async () => {
    const paid = { ...noSubscription(5, 'stripe'), state: 'active', payerId: OLIVE, subscriptionId: 'sub_1' } as const;
    memory.state.subscriptions = [{ subscription: paid, granted: 'premium', revision: 1 }];
    const failing = fakeWorld(memory).transaction.run(async () => {
      await eraseMinor.run({ memberId: OLIVE });
      throw new Error('The decision could not be kept.');
    });
    await expect(failing).rejects.toThrow('could not be kept');
    expect(memory.state.jobs).toEqual([]);
    await eraseMinor.run({ memberId: OLIVE });
    expect(memory.state.jobs).toEqual([
      { name: 'end-subscription', data: { businessId: 5, now: true } },
      { name: 'remove-orphans', data: {} },
    ]);
  });
});
