import { describe, expect, it } from '@jest/globals';
import type { NewNoticeRecord } from '../../../application/moderation/notice-ports.js';
import { ADA, OLIVE } from '../search/seeded.js';
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
