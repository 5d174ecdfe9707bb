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
  const { transaction, members, accountClosing, subscriptions } = fakeWorld(memory);
  const ending = new EndSubscriptions(subscriptions, new FakeJobs(memory));
  close = new CloseAccount(transaction, members, accountClosing, ending, new FakeOutbox(memory), clock);
  restore = new RestoreAccount(transaction, accountClosing);
  erase = new EraseDueAccounts(transaction, accountClosing, data, ending, clock);
});

const minutes = (count: number) => new Date(clock.time.getTime() + count * 60_000);

describe('closing an account', () => {
  it('answers when it will be erased, and mails it', async () => {
    const erasureAt = await close.run(by(ADA), clock.time, 'remove');
    expect(erasureAt).toEqual(minutes(ERASURE_AFTER_DAYS * 24 * 60));
    expect(memory.state.outbox).toMatchObject([
      {
        ...{ kind: 'mail', memberId: ADA, service: true, to: 'ada-member-mail-secret@example.com' },
        dedupeKey: `account-closed:${ADA}:${clock.time.toISOString()}`,
        content: {
          subject: 'Your account is closed',
          paragraphs: [
            'Your account is closed. On May 15, 2026 (UTC) everything in it will be erased. Your reviews will be removed.',
            `If you change your mind within these ${ERASURE_AFTER_DAYS} days, sign in and take it back.`,
          ],
          action: { label: 'Take my account back', path: '/sign-in' },
        },
      },
    ]);
  });

  it('tells what becomes of reviews that stay, and mails nobody who has no address', async () => {
    await close.run(by(OLIVE), clock.time, 'anonymise');
    expect(JSON.stringify(memory.state.outbox)).toContain('erased. Your reviews will stay without your name.');
    memory.state.members = memory.state.members.map((each) => ({ ...each, email: null }));
    await close.run(by(ADA), clock.time, 'remove');
    expect(memory.state.outbox).toHaveLength(1);
  });

  it('needs a sign-in of the last minutes, which no access token proves', async () => {
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

  it('charges nobody further: what is paid for runs out, and ends at once when the account is erased', async () => {
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

  it('can be taken back until it is erased, once', async () => {
    await close.run(by(ADA), clock.time, 'remove');
    await restore.run({ userId: ADA });
    await expect(restore.run({ userId: ADA })).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
    clock.time = minutes(ERASURE_AFTER_DAYS * 24 * 60);
    expect(await erase.run()).toBe(0);
  });

  it('erases each account when its time has come, as its member wanted', async () => {
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
