import { beforeEach, describe, expect, it } from '@jest/globals';
import { OFFER_DAYS } from '../../../domain/ownership/business-transfer.js';
import { ANSWER_DAYS, REMIND_DAYS_BEFORE } from '../../../domain/ownership/ownership-request.js';
import { EMAIL, mia, OwnershipWorld } from '../../support/ownership/ownership-world.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let world: OwnershipWorld;
beforeEach(() => {
  world = new OwnershipWorld();
});

/** Runs the job twice, because a job can run again. Returns the emails. */
async function settle(): Promise<readonly string[]> {
  await world.useCases().settle.run();
  await world.useCases().settle.run();
  return world.emails();
}

describe('SettleOwnership', () => {
  it('reminds the owner once, shortly before the end of their time, and then takes the request to review', async () => {
    await world.ask();
    world.emails();
    world.wait(ANSWER_DAYS - REMIND_DAYS_BEFORE - 1);
    expect(await settle()).toEqual([]);
    world.wait(1);
    expect(await settle()).toEqual([`ownership-request:1:reminder ${OLIVE}`]);
    expect(world.memory.state.ownershipRequests[0]?.remindedAt).toEqual(world.clock.time);
    world.wait(REMIND_DAYS_BEFORE);
    expect(await settle()).toEqual([
      `ownership-request:1:reviewed_for_requester ${ADA}`,
      `ownership-request:1:reviewed_for_owner ${OLIVE}`,
    ]);
    expect(world.statuses).toEqual(['under_review']);
    world.wait(100);
    expect(await settle()).toEqual([]);
  });

  it('expires an offer that nobody accepted in time, and tells the owner', async () => {
    await world.offer();
    world.emails();
    world.wait(OFFER_DAYS - 1);
    expect(await settle()).toEqual([]);
    world.wait(1);
    expect([await settle(), world.statuses]).toEqual([[`business-transfer:1:expired ${OLIVE}`], ['expired']]);
  });

  it('closes requests and offers whose business has another owner by now, and tells the other side', async () => {
    await world.ask();
    await world.offer({ email: EMAIL.mia });
    world.emails();
    expect(await settle()).toEqual([]);
    world.own(mia.userId);
    expect(await settle()).toEqual([`ownership-request:1:closed ${ADA}`, `business-transfer:1:closed ${EMAIL.mia}`]);
    expect(world.statuses).toEqual(['closed', 'closed']);
  });

  it('closes the request of a member who closed their account', async () => {
    await world.ask();
    world.close(ADA);
    await settle();
    expect(world.statuses).toEqual(['closed']);
  });

  it('settles more records than one batch has', async () => {
    await world.ask();
    const [first] = world.memory.state.ownershipRequests;
    if (first === undefined) return;
    world.memory.state.ownershipRequests = Array.from({ length: 250 }, (_, at) => ({ ...first, id: at + 1 }));
    world.wait(ANSWER_DAYS);
    expect((await settle()).filter((each) => each.includes(':reviewed_for_owner '))).toHaveLength(250);
    expect(new Set(world.statuses)).toEqual(new Set(['under_review']));
  });
});
