import { beforeEach, describe, expect, it } from '@jest/globals';
import { CloseAccount } from '../../../application/account/close-account.js';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { noSubscription } from '../../../domain/billing/subscription.js';
import { ERASURE_AFTER_DAYS } from '../../../domain/account/account.js';
import { by, FakeMemberData } from '../../support/fakes/account.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, NOBODY, OLIVE } from '../../support/search/seeded.js';
import { ownerChanging } from '../../support/ownership/owner-changing.js';

let memory: Memory;
let clock: FakeClock;
let data: FakeMemberData;
let close: CloseAccount;
let restore: RestoreAccount;
let erase: EraseDueAccounts;

beforeEach(() => {
  memory = seededMemory();
  clock = new FakeClock();
  data = new FakeMemberData(memory);
  const { transaction, members, accountClosing, orderedErasures, subscriptions, audit } = fakeWorld(memory);
  const ending = new EndSubscriptions(subscriptions, new FakeJobs(memory));
  close = new CloseAccount(transaction, members, accountClosing, ending, new FakeOutbox(memory), clock);
  restore = new RestoreAccount(transaction, accountClosing, orderedErasures);
  erase = new EraseDueAccounts({
    ...{
      transaction,
      closing: accountClosing,
      data,
      subscriptions: ending,
      owners: ownerChanging(memory),
      audit,
      clock,
    },
    ...{ jobs: new FakeJobs(memory), fingerprintOf: (id) => `fingerprint of ${id}` },
  });
});

const minutes = (count: number) => new Date(clock.time.getTime() + count * 60_000);

describe('closing an account', () => {
  it('closing an account returns the erasure date and emails it', async () => {
    const erasureAt = await close.run(by(ADA), clock.time, 'remove');
    expect(erasureAt).toEqual(minutes(ERASURE_AFTER_DAYS * 24 * 60));
    expect(memory.state.outbox).toMatchObject([
      {
        ...{ kind: 'mail', memberId: ADA, service: true, to: 'ada-member-mail-secret@example.com' },
        dedupeKey: `account-closed:${ADA}:${clock.time.toISOString()}`,
        content: {
          subject: 'Your account is closed',
          paragraphs: [
            'Your account is closed. We’ll erase everything in it on May 15, 2026 (UTC). Your reviews will be removed.',
            `Changed your mind? Sign in within ${ERASURE_AFTER_DAYS} days to restore your account.`,
          ],
          action: { label: 'Restore my account', path: '/sign-in' },
        },
      },
    ]);
  });

  it('states in the closing email that reviews stay without a name; a member without an address gets no email', async () => {
    await close.run(by(OLIVE), clock.time, 'anonymise');
    expect(JSON.stringify(memory.state.outbox)).toContain('(UTC). Your reviews will stay without your name.');
    memory.state.members = memory.state.members.map((each) => ({ ...each, email: null }));
    await close.run(by(ADA), clock.time, 'remove');
    expect(memory.state.outbox).toHaveLength(1);
  });

  it("closing an account requires a recent sign-in, which an access token can't provide", async () => {
    for (const signedInAt of [null, minutes(-11)]) {
      await expect(close.run(by(ADA), signedInAt, 'remove')).rejects.toMatchObject({
        code: 'REAUTHENTICATION_REQUIRED',
      });
    }
    await expect(close.run(by(NOBODY), clock.time, 'remove')).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
    expect(memory.state.outbox).toEqual([]);
  });

  it('closing an account ends its subscriptions with the paid period, and erasure ends them immediately', async () => {
    const paid = { ...noSubscription(5, 'stripe'), state: 'active', payerId: ADA, subscriptionId: 'sub_1' } as const;
    memory.state.subscriptions = [
      { subscription: paid, granted: 'premium', revision: 1 },
      { subscription: { ...paid, businessId: 26, state: 'ended' }, granted: 'free', revision: 1 },
      { subscription: { ...paid, businessId: 27, payerId: OLIVE }, granted: 'premium', revision: 1 },
    ];
    await close.run(by(ADA), clock.time, 'remove');
    clock.time = minutes(ERASURE_AFTER_DAYS * 24 * 60);
    await erase.run();
    expect(memory.state.jobs).toEqual([
      { name: 'end-subscription', data: { businessId: 5, now: false } },
      { name: 'end-subscription', data: { businessId: 5, now: true } },
    ]);
  });

  it('a closed account can be restored once, until it is erased', async () => {
    await close.run(by(ADA), clock.time, 'remove');
    await restore.run({ userId: ADA });
    await expect(restore.run({ userId: ADA })).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
    clock.time = minutes(ERASURE_AFTER_DAYS * 24 * 60);
    expect(await erase.run()).toBe(0);
  });

  it("erases each closed account when it is due, with the member's choice about reviews", async () => {
    await close.run(by(ADA), clock.time, 'remove');
    clock.time = minutes(1);
    await close.run(by(OLIVE), clock.time, 'anonymise');
    clock.time = minutes(ERASURE_AFTER_DAYS * 24 * 60 - 1);
    expect(await erase.run()).toBe(1);
    expect(data.erased).toEqual([{ userId: ADA, scope: 'remove' }]);
    clock.time = minutes(1);
    expect(await erase.run()).toBe(1);
    expect(data.erased[1]).toEqual({ userId: OLIVE, scope: 'anonymise' });
    await expect(restore.run({ userId: OLIVE })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});
