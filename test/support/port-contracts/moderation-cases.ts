import { describe, expect, it } from '@jest/globals';
import type { NewReport } from '../../../application/moderation/ports.js';
import type { DecidableCase } from '../../../domain/moderation/case.js';
import type { ModerationTarget } from '../../../domain/moderation/target.js';
import { ADA, OLIVE } from '../search/seeded.js';
import type { OpenWorld, PortWorld } from './port-world.js';

const aReport = (given: Partial<NewReport> = {}): NewReport => ({
  ...{ reason: 'spam', description: 'It only sells something.', reporterId: null, reporterEmail: null },
  ...given,
});

const review = (targetId: string): ModerationTarget => ({ targetType: 'review', targetId });

const reportAll = ({ transaction, moderationCases }: PortWorld, target: ModerationTarget, reports: NewReport[]) =>
  transaction.run(async () => {
    for (const report of reports) await moderationCases.report(target, report);
    return moderationCases.findOpen(target);
  });

/** Contract of the port for moderation cases. */
export function moderationCasesContract(world: OpenWorld): void {
  describe('ModerationCases', () => {
    it('collects reports about the same content, one per member and mailbox', async () => {
      const found = await reportAll(world(), review('1'), [
        aReport({ reporterId: ADA }),
        aReport({ reporterId: ADA, reason: 'fake' }),
        aReport({ reporterId: OLIVE, reporterEmail: 'me@example.com' }),
        aReport({ reporterEmail: 'me@example.com', description: null }),
        aReport({ reporterEmail: 'me@example.com', reason: 'other' }),
        aReport({ reporterEmail: 'me+1@example.com', reason: 'other' }),
        aReport(),
        aReport({ reason: 'illegal' }),
      ]);
      expect(found).toMatchObject({ ...review('1'), status: 'open', action: null, decidedBy: null, decidedAt: null });
      expect(found?.reports.map(({ id: _, createdAt: __, ...report }) => report)).toEqual([
        aReport({ reporterId: ADA }),
        aReport({ reporterId: OLIVE, reporterEmail: 'me@example.com' }),
        aReport({ reporterEmail: 'me@example.com', description: null }),
        aReport(),
        aReport({ reason: 'illegal' }),
      ]);
    });

    it('separates cases by content, and has none if nothing was reported', async () => {
      const { transaction, moderationCases } = world();
      const photo = { targetType: 'photo', targetId: '/uploads/demo/a.webp' } as const;
      const first = await reportAll(world(), review('2'), [aReport()]);
      const others = [
        await reportAll(world(), { targetType: 'response', targetId: '2' }, [aReport()]),
        await reportAll(world(), photo, [aReport()]),
      ];
      expect(others.map((other) => other?.reports.length)).toEqual([1, 1]);
      expect(new Set([first, ...others].map((each) => each?.id)).size).toBe(3);
      await transaction.run(async () => {
        expect(await moderationCases.find(first?.id ?? 0)).toEqual(first);
        expect(await moderationCases.find(999_999)).toBeNull();
        expect(await moderationCases.findOpen(review('999999'))).toBeNull();
      });
    });

    it('saves the decision; a later report opens a new case', async () => {
      const { transaction, moderationCases } = world();
      const opened = await reportAll(world(), review('3'), [aReport({ reporterId: ADA })]);
      const decision: DecidableCase = {
        ...{ status: 'resolved', action: 'restrict', reasonCode: 'spam', note: 'Again.', days: 7 },
        ...{ decidedBy: 'Walter', decidedAt: new Date('2026-05-01T09:30:00.000Z') },
      };
      await transaction.run(async () => {
        const found = await moderationCases.find(opened?.id ?? 0);
        if (found !== null) await moderationCases.resolve({ ...found, ...decision });
        expect(await moderationCases.findOpen(review('3'))).toBeNull();
      });
      await transaction.run(async () =>
        expect(await moderationCases.find(opened?.id ?? 0)).toEqual({ ...opened, ...decision }),
      );
      const next = await reportAll(world(), review('3'), [aReport({ reporterId: ADA })]);
      expect(next?.id).not.toBe(opened?.id);
      expect(next?.reports).toHaveLength(1);
    });
  });
}
