import { describe, expect, it } from '@jest/globals';
import type { OpenWorld } from './port-world.js';

/** Contract of the port for administrators. */
export function administratorsContract(world: OpenWorld): void {
  describe('Administrators', () => {
    it('starts with one administrator with the configured password and no second factor', async () => {
      const { administrators, transaction } = world();
      const [first, ...others] = await administrators.all();
      expect(first).toEqual({
        ...{ id: first?.id, name: 'Administrator', passwordHash: null, totpSecret: null, lastTotpStep: null },
        ...{ recoveryCodes: [], pendingTotpSecret: null, pendingRecoveryCodes: [], createdAt: expect.any(Date) },
      });
      expect(others).toEqual([]);
      expect(await transaction.run(() => administrators.count())).toBe(1);
      expect(await administrators.named('aDMINISTRATOR')).toEqual(first);
    });

    it('finds administrators by name, ignoring case, and keeps names unique', async () => {
      const { administrators, transaction } = world();
      const added = await transaction.run(() => administrators.add('Ada Ünal', 'a hash'));
      expect(added).toMatchObject({ name: 'Ada Ünal', passwordHash: 'a hash', totpSecret: null });
      expect(await administrators.named('ada ünal')).toEqual(added);
      expect(await administrators.named('Ada')).toBeNull();
      expect(await transaction.run(() => administrators.add('ADA ÜNAL', 'another'))).toBeNull();
      expect((await administrators.all()).at(-1)).toEqual(added);
    });

    it('saves changes to administrators and removes them', async () => {
      const { administrators, transaction } = world();
      const added = await transaction.run(() => administrators.add('Grace', 'a hash'));
      const changed = {
        ...{ ...added!, passwordHash: 'another', totpSecret: 'sealed', lastTotpStep: 59_000_000 },
        ...{ recoveryCodes: ['a', 'b'], pendingTotpSecret: 'sealed too', pendingRecoveryCodes: ['c'] },
      };
      await transaction.run(async () => {
        expect(await administrators.hold(changed.id)).toEqual(added);
        await administrators.save(changed);
      });
      expect(await administrators.named('Grace')).toEqual(changed);
      await transaction.run(async () => {
        expect(await administrators.holdAll()).toContainEqual(changed);
        await administrators.remove(changed.id);
      });
      expect(await administrators.named('Grace')).toBeNull();
      expect(await transaction.run(() => administrators.hold(changed.id))).toBeNull();
    });
  });
}
