import { afterEach, describe, expect, it } from '@jest/globals';
import type { NewErasureOrder } from '../../../application/moderation/erasure/ports.js';
import type { NewNoticeRecord } from '../../../application/moderation/notice-ports.js';
import { ADA, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const REVIEW = { targetType: 'review', targetId: '1201' } as const;

const aNotice = (given: Partial<NewNoticeRecord>): NewNoticeRecord => ({
  ...{ memberId: ADA, kind: 'restriction', reason: 'spam', note: 'Links.', target: REVIEW, decidedBy: 'Agnes' },
  ...{ targetSummary: 'Great: Words.', targetPath: '/business/3' },
  ...{ until: new Date('2026-05-08T09:30:00.000Z'), createdAt: NOW, tokenHash: 'a hash' },
  ...given,
});

/** Contract of the ports for notices and appeals. */
export function noticesContract(world: OpenWorld): void {
  describe('NoticeRecords', () => {
    it('finds notices by the hash of their link and by member', async () => {
      const { transaction, noticeRecords } = world();
      await transaction.run(async () => {
        const id = await noticeRecords.add(aNotice({ tokenHash: 'hash of one' }));
        const { tokenHash: _, ...kept } = aNotice({});
        expect(await noticeRecords.byToken('hash of one')).toEqual({ ...kept, id });
        expect(await noticeRecords.own(id, ADA)).toEqual({ ...kept, id });
        expect([await noticeRecords.own(id, OLIVE), await noticeRecords.byToken('hash of none')]).toEqual([null, null]);
      });
    });

    it('returns the notices that hide content until they are lifted, except warnings', async () => {
      const { transaction, noticeRecords } = world();
      const about = { target: { ...REVIEW, targetId: '1301' } };
      await transaction.run(async () => {
        const first = await noticeRecords.add(aNotice({ ...about, tokenHash: 'hash of a first' }));
        await noticeRecords.add(aNotice({ ...about, kind: 'warning', tokenHash: 'hash of a warning' }));
        const second = await noticeRecords.add(
          aNotice({ ...about, kind: 'content_hidden', tokenHash: 'hash of a second' }),
        );
        const hiding = async () => (await noticeRecords.hiding(about.target)).map(({ id }) => id);
        expect(await noticeRecords.hiding(about.target)).toMatchObject([
          { id: first, kind: 'restriction', until: aNotice({}).until, isOfCopyright: false },
          { id: second, kind: 'content_hidden' },
        ]);
        await noticeRecords.lift([first], NOW);
        expect(await hiding()).toEqual([second]);
        await noticeRecords.lift([second], NOW);
        expect(await hiding()).toEqual([]);
      });
    });

    it('stores notices about a whole account and without an end', async () => {
      const { transaction, noticeRecords } = world();
      await transaction.run(async () => {
        const about = { kind: 'suspension', target: null, until: null } as const;
        await noticeRecords.add(aNotice({ ...about, tokenHash: 'hash of two' }));
        expect(await noticeRecords.byToken('hash of two')).toMatchObject(about);
      });
    });
  });

  describe('DecisionNotices', () => {
    it('stores a decision that its member can mark as read, but that no appeal finds', async () => {
      const { transaction, noticeRecords, decisionNotices } = world();
      await transaction.run(async () => {
        const decided = { kind: 'claim_rejected', businessId: 26, name: 'Patio Place 26', reason: null } as const;
        const id = await decisionNotices.record({ ...decided, memberId: ADA, decidedBy: 'Agnes', createdAt: NOW });
        expect(await noticeRecords.own(id, ADA)).toBeNull();
        expect(await noticeRecords.markRead(id, OLIVE, NOW)).toBe(false);
        expect(await noticeRecords.markRead(id, ADA, NOW)).toBe(true);
      });
    });
  });

  describe('Appeals', () => {
    it('keeps one appeal per notice, finds it with the notice, and saves the decision', async () => {
      const { transaction, noticeRecords, appeals, appealOf } = world();
      const noticeId = await transaction.run(async () => {
        const added = await noticeRecords.add(aNotice({ tokenHash: 'hash of three' }));
        expect(await appeals.add(added, 'It was not me.', NOW)).toBe(true);
        expect(await appeals.add(added, 'It was not me again.', NOW)).toBe(false);
        expect(await appeals.find(999_999)).toBeNull();
        return added;
      });
      const id = await appealOf(noticeId);
      await transaction.run(async () => {
        expect(await appeals.find(id)).toMatchObject({ id, status: 'open', decidedBy: null, notice: { id: noticeId } });
        await appeals.decide(id, { status: 'upheld', note: 'Sorry.', decidedBy: 'Bert', decidedAt: NOW });
      });
      await transaction.run(async () => {
        expect(await appeals.find(id)).toMatchObject({ id, status: 'upheld', decidedBy: 'Bert' });
      });
    });
  });
}

const [DUE, LATER] = [new Date('2026-01-02'), new Date('2026-01-09')];

const ORDER: NewErasureOrder = {
  ...{ memberId: ADA, orderedBy: 'Ruth', orderedById: 0, reasonCode: 'illegal', note: 'Nine.', reportId: null },
  own: null,
};

/** Contract of the port for ordered erasures, and of closing and erasing accounts by order. */
export function orderedErasuresContract(world: OpenWorld): void {
  /** Orders the erasure, and returns the id of the order. */
  async function order(given: Partial<NewErasureOrder> = {}): Promise<number> {
    const { transaction, orderedErasures, accountClosing } = world();
    return transaction.run(async () => {
      const own = await accountClosing.closeByOrder(ADA, DUE);
      await orderedErasures.add({ ...ORDER, own, ...given });
      for (let id = 1; ; id += 1) if ((await orderedErasures.hold(id))?.memberId === ADA) return id;
    });
  }

  const nextDue = (now: Date) => world().transaction.run(() => world().accountClosing.nextDue(now));

  /** Removes all administrators except the first, and returns the first. */
  async function onlyAdministrator() {
    const { transaction, administrators } = world();
    const [first, ...others] = await administrators.all();
    for (const { id } of others) await transaction.run(() => administrators.remove(id));
    return first!;
  }

  afterEach(async () => {
    const { transaction, orderedErasures, accountClosing } = world();
    await transaction.run(async () => {
      for (let id = 1; id < 20; id += 1) await orderedErasures.remove(id);
      await accountClosing.restore(ADA);
    });
  });

  describe('OrderedErasures', () => {
    it('returns an order until it is removed', async () => {
      const { transaction, orderedErasures } = world();
      const id = await order({ note: 'Ten.' });
      await transaction.run(async () => {
        expect(await orderedErasures.hold(id)).toEqual({
          ...{ ...ORDER, id, note: 'Ten.', orderedAt: expect.any(Date), confirmedBy: null },
        });
        expect([await orderedErasures.isOrdered(ADA), await orderedErasures.isOrdered(OLIVE)]).toEqual([true, false]);
        await orderedErasures.confirm(id, 'Grace', DUE);
      });
      await transaction.run(async () => {
        expect(await orderedErasures.hold(id)).toMatchObject({ confirmedBy: 'Grace' });
        await orderedErasures.remove(id);
        expect([await orderedErasures.hold(id), await orderedErasures.isOrdered(ADA)]).toEqual([null, false]);
      });
    });

    it('makes an account due with all writing if nobody else could confirm, and never before its time', async () => {
      await order({ orderedById: (await onlyAdministrator()).id });
      expect(await nextDue(new Date('2026-01-01'))).toBeNull();
      expect(await nextDue(DUE)).toEqual({
        ...{ userId: ADA, scope: 'all writing' },
        order: { orderedBy: 'Ruth', confirmedBy: null, reasonCode: 'illegal' },
      });
    });

    it('keeps an account from being due until an administrator from before confirms the order', async () => {
      const { transaction, orderedErasures } = world();
      const id = await order();
      expect(await nextDue(LATER)).toBeNull();
      await transaction.run(() => orderedErasures.confirm(id, 'Grace', DUE));
      expect(await nextDue(LATER)).toMatchObject({
        userId: ADA,
        scope: 'all writing',
        order: { confirmedBy: 'Grace' },
      });
    });
  });

  describe('AccountClosing by order', () => {
    it('closes an account without its session, and throws for an unknown member', async () => {
      const { transaction, accountClosing, members } = world();
      expect(await transaction.run(() => accountClosing.closeByOrder(ADA, DUE))).toBeNull();
      expect(await members.publicProfile(ADA, null)).toBeNull();
      expect(await transaction.run(() => accountClosing.restore(ADA))).toBe(true);
      expect(await members.publicProfile(ADA, null)).toMatchObject({ id: ADA });
      await expect(transaction.run(() => accountClosing.closeByOrder(NOBODY, DUE))).rejects.toMatchObject({
        code: 'USER_NOT_FOUND',
      });
    });

    it("returns the member's own closing, which stays due as they chose and can be set back", async () => {
      const { transaction, accountClosing, calling } = world();
      const caller = await calling(ADA);
      const own = { erasureAt: LATER, reviews: 'anonymise' } as const;
      await transaction.run(() => accountClosing.close(caller, own.reviews, own.erasureAt));
      expect(await transaction.run(() => accountClosing.closeByOrder(ADA, DUE))).toEqual(own);
      expect(await transaction.run(() => accountClosing.restore(ADA, own))).toBe(true);
      expect([await nextDue(DUE), await nextDue(LATER)]).toEqual([
        null,
        { userId: ADA, scope: 'anonymise', order: null },
      ]);
      await order();
      expect([await nextDue(DUE), await nextDue(LATER)]).toMatchObject([
        null,
        { userId: ADA, scope: 'anonymise', order: { confirmedBy: null } },
      ]);
    });
  });
}
