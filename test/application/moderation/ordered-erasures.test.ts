import { beforeEach, describe, expect, it } from '@jest/globals';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { EndSubscriptions } from '../../../application/billing/end-subscriptions.js';
import { ConfirmErasure } from '../../../application/moderation/erasure/confirm-erasure.js';
import { OrderErasure } from '../../../application/moderation/erasure/order-erasure.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import { StopErasure } from '../../../application/moderation/erasure/stop-erasure.js';
import { noSubscription } from '../../../domain/billing/subscription.js';
import { by, FakeMemberData } from '../../support/fakes/account.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { anAdministrator, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeTakedowns, HeldContents } from '../../support/fakes/moderation/moderation.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation/moderation-cases.js';
import { FakeClock, FakeJobs } from '../../support/fakes/shared.js';
import { ownerChanging } from '../../support/ownership/owner-changing.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const HOURS = 3_600_000;
const fingerprintOf = (id: string) => `fingerprint of ${id}`;

let memory: Memory;
let clock: FakeClock;
let data: FakeMemberData;
let contents: HeldContents;

beforeEach(() => {
  [memory, clock, contents] = [seededMemory(), new FakeClock(), new HeldContents()];
  data = new FakeMemberData(memory);
  memory.state.administrators = ['Ruth', 'Grace'].map((name, index) => anAdministrator({ id: index + 1, name }));
});

/** Returns the administrator with a sign-in of this age. */
const actor = (id: number, minutesAgo = 0) => {
  const { name } = memory.state.administrators.find((each) => each.id === id)!;
  return { id, name, signedInAt: new Date(clock.time.getTime() - minutesAgo * 60_000) };
};

const GROUNDS = { memberId: ADA, reasonCode: 'illegal', note: 'Nine.', reportId: null } as const;

const order = (given: Partial<Parameters<OrderErasure['run']>[1]> = {}) => {
  const { transaction, accountClosing, orderedErasures } = fakeWorld(memory);
  return new OrderErasure(transaction, accountClosing, orderedErasures, fingerprintOf, clock).run(actor(1), {
    ...{ ...GROUNDS, ...given },
  });
};

const confirm = (id = 2, minutesAgo = 0) => {
  const { transaction, orderedErasures, administrators, audit } = fakeWorld(memory);
  return new ConfirmErasure(transaction, orderedErasures, administrators, audit, fingerprintOf, clock).run(
    actor(id, minutesAgo),
    1,
  );
};

const stop = () => {
  const world = fakeWorld(memory);
  const content = { authorId: ADA, state: contents.states.get('review 1') ?? 'hidden' } as const;
  const shown = { ...content, isVisible: true, words: 'Words', path: '/business/3' };
  const reads = new FakePublishedContentReads([{ targetType: 'review', targetId: '1', ...shown }]);
  return new StopErasure({
    ...{ transaction: world.transaction, erasures: world.orderedErasures, closing: world.accountClosing, contents },
    ...{ cases: world.moderationCases, audit: world.audit, fingerprintOf, clock },
    showAgain: new ReleaseContent(reads, new FakeTakedowns(), world.noticeRecords),
  }).run({ name: 'Grace' }, 1);
};

const eraseDue = () => {
  const { transaction, accountClosing, subscriptions } = fakeWorld(memory);
  const jobs = new FakeJobs(memory);
  return new EraseDueAccounts({
    ...{ transaction, closing: accountClosing, data, subscriptions: new EndSubscriptions(subscriptions, jobs) },
    ...{ owners: ownerChanging(memory), jobs, audit: new FakeAuditLog(memory), fingerprintOf, clock },
  }).run();
};

const pass = (hours: number) => void (clock.time = new Date(clock.time.getTime() + hours * HOURS));

const ada = () => memory.state.members.find(({ id }) => id === ADA);

const entry = (actorName: string, action: string, before: object, after: object) => ({
  ...{ actor: actorName, action, targetType: 'member', targetId: fingerprintOf(ADA), before, after, reason: 'illegal' },
});

describe('an order to erase an account', () => {
  it('closes the account at once, keeps the member from restoring it, and leaves subscriptions unchanged', async () => {
    const paid = { ...noSubscription(5, 'stripe'), state: 'active', payerId: ADA, subscriptionId: 'sub_1' } as const;
    memory.state.subscriptions = [{ subscription: paid, granted: 'premium', revision: 1 }];
    const erasureAt = new Date(clock.time.getTime() + 24 * HOURS);
    expect(await order()).toEqual({ erasureAt, fingerprint: fingerprintOf(ADA) });
    expect([ada()?.erasureAt, memory.state.jobs, data.erased]).toEqual([erasureAt, [], []]);
    const { transaction, accountClosing, orderedErasures } = fakeWorld(memory);
    const restoring = new RestoreAccount(transaction, accountClosing, orderedErasures).run({ userId: ADA });
    await expect(restoring).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/contact us/) });
    expect(ada()?.erasureAt).toEqual(erasureAt);
  });

  it('is refused if the erasure of the account is already ordered', async () => {
    await order();
    await expect(order()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await confirm();
    await expect(order({ memberId: OLIVE })).resolves.toBeDefined();
  });

  it('erases the account with all content after 24 hours if there is no second administrator', async () => {
    memory.state.administrators = memory.state.administrators.slice(0, 1);
    await order();
    pass(23.9);
    expect(await eraseDue()).toBe(0);
    pass(0.1);
    expect(await eraseDue()).toBe(1);
    expect(data.erased).toEqual([{ userId: ADA, scope: 'all writing' }]);
    expect(memory.state.jobs).toEqual([{ name: 'remove-orphans', data: {} }]);
    expect(memory.state.audit).toEqual([
      entry('Erasure', 'member.erase', { orderedBy: 'Ruth', confirmedBy: null }, {}),
    ]);
  });
});

describe('the confirmation of an erasure', () => {
  it('an account stays closed without it, and is erased once a second administrator confirms', async () => {
    await order();
    pass(1000);
    expect([await eraseDue(), ada()?.erasureAt]).toEqual([0, expect.any(Date)]);
    await confirm();
    expect(await eraseDue()).toBe(1);
    expect(memory.state.audit).toEqual([
      entry('Grace', 'member.confirmErasure', { orderedBy: 'Ruth' }, { confirmedBy: 'Grace' }),
      entry('Erasure', 'member.erase', { orderedBy: 'Ruth', confirmedBy: 'Grace' }, {}),
    ]);
    await expect(confirm()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused to the administrator who ordered the erasure, without a recent sign-in, and a second time', async () => {
    await order();
    await expect(confirm(1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(confirm(2, 11)).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(memory.state.audit).toEqual([]);
    await confirm();
    await expect(confirm()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(memory.state.audit).toHaveLength(1);
  });
});

describe('an erasure that is stopped', () => {
  it('restores the account, even after the confirmation, and erases nothing later', async () => {
    await order();
    await confirm();
    await stop();
    expect(ada()).toMatchObject({ erasureAt: null, erasureReviews: null });
    expect(memory.state.audit.at(-1)).toEqual(
      entry('Grace', 'member.stopErasure', { orderedBy: 'Ruth', confirmedBy: 'Grace' }, {}),
    );
    pass(1000);
    expect(await eraseDue()).toBe(0);
    await expect(stop()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("keeps the member's own closing, which stays due while the order waits", async () => {
    const { transaction, accountClosing } = fakeWorld(memory);
    const own = { erasureAt: new Date(clock.time.getTime() + 48 * HOURS), reviews: 'anonymise' } as const;
    await transaction.run(() => accountClosing.close(by(ADA), own.reviews, own.erasureAt));
    await order();
    await stop();
    expect(ada()).toMatchObject({ erasureAt: own.erasureAt, erasureReviews: own.reviews });
    await order();
    pass(48);
    expect(await eraseDue()).toBe(1);
    expect(data.erased).toEqual([{ userId: ADA, scope: 'anonymise' }]);
  });

  it.each([
    ['hidden', 'shown'],
    ['removed', 'removed'],
  ] as const)('changes the reported content from %s to %s', async (before, after) => {
    const { transaction, moderationCases } = fakeWorld(memory);
    const said = { reason: 'illegal', description: null, reporterId: OLIVE, reporterEmail: null } as const;
    await transaction.run(() => moderationCases.report({ targetType: 'review', targetId: '1' }, said));
    await order({ reportId: memory.state.cases[0]!.id });
    contents.states.set('review 1', before);
    await stop();
    expect(contents.states.get('review 1')).toBe(after);
  });
});
