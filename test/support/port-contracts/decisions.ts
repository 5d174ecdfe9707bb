import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '../../../application/administration/audit.js';
import { finalAt } from '../../../domain/administration/decision.js';
import { ADA } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const DECIDED_AT = new Date('2026-05-01T09:30:00.000Z');
const DECIDED = { administratorId: 1, decidedAt: DECIDED_AT };
const idOf = (n: number): string => `0198c2f0-0000-7000-8000-00000000010${String(n)}`;

const ENTRY: AuditEntry = {
  ...{ actor: 'Agnes', action: 'member.test', targetType: 'member', targetId: 'somebody' },
  ...{ before: { wants: true }, after: { wants: false }, reason: 'A test' },
};

/** Contract of the port for decisions that can be undone. */
export function decisionsContract(world: OpenWorld): void {
  const decide = async (n: number): Promise<string> => {
    const { mailChoices, audit, decide: run } = world();
    await run(idOf(n), DECIDED, async () => {
      await mailChoices.switchOff(ADA);
      await audit.write(ENTRY);
    });
    return idOf(n);
  };

  describe('Decisions', () => {
    it('undoes the changes of a decision and returns its audit log entries', async () => {
      const { transaction, decisions, wantsMail } = world();
      const wanted = await wantsMail(ADA);
      const id = await decide(1);
      expect(await wantsMail(ADA)).toBe(false);
      await transaction.run(async () => {
        expect(await decisions.hold(id)).toEqual({ ...DECIDED, outcome: null });
        expect(await decisions.takeBack(id, DECIDED_AT)).toEqual([ENTRY]);
        expect(await decisions.hold(id)).toEqual({ ...DECIDED, outcome: 'undone' });
      });
      expect([wanted, await wantsMail(ADA)]).toEqual([true, true]);
    });

    it('finds no unknown decision', async () => {
      const { transaction, decisions } = world();
      await transaction.run(async () => expect(await decisions.hold(idOf(9))).toBeNull());
    });

    it('does not undo a decision if the same record was changed since', async () => {
      const { transaction, decisions, members } = world();
      const id = await decide(2);
      await transaction.run(async () => {
        const ada = await members.find(ADA);
        await members.save({ ...ada!, emailNotifications: true });
      });
      const undone = transaction.run(async () => {
        expect(await decisions.takeBack(id, DECIDED_AT)).toBeNull();
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
    });

    it('makes decisions final when their time is over, and no earlier', async () => {
      const { transaction, decisions } = world();
      const id = await decide(3);
      const outcomeAt = async (now: Date) => {
        await decisions.release(now);
        return (await transaction.run(() => decisions.hold(id)))?.outcome;
      };
      expect(await outcomeAt(new Date(finalAt(DECIDED_AT).getTime() - 1))).toBeNull();
      expect(await outcomeAt(finalAt(DECIDED_AT))).toBe('final');
    });
  });
}
