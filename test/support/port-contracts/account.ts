import { describe, expect, it } from '@jest/globals';
import type { EmailChange } from '../../../application/account/ports.js';
import type { Caller } from '../../../application/shared/actor.js';
import { changeAccount } from '../../../domain/account/account.js';
import { ADA, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const OLIVES_EMAIL = 'olive-member-mail-secret@example.com';
const NEVER = new Date('2100-01-01');
const LONG_AGO = new Date('2020-01-01');

/** Contract of the port for members' mailboxes. */
export function mailboxesContract(world: OpenWorld): void {
  describe('Mailboxes', () => {
    it('returns the mailbox of a member, or their id if they have no address', async () => {
      const { transaction, members, mailboxes } = world();
      const setEmail = (email: string | null) =>
        transaction.run(async () => {
          const account = await members.find(ADA);
          if (account !== null) await members.save({ ...account, email });
          return account?.email ?? null;
        });
      const email = await setEmail('A.da+1@Gmail.com');
      expect(await mailboxes.keyOf(ADA)).toBe('ada@gmail.com');
      await setEmail(null);
      expect([await mailboxes.keyOf(ADA), await mailboxes.keyOf(NOBODY)]).toEqual([ADA, NOBODY]);
      await setEmail(email);
      expect(await mailboxes.keyOf(OLIVE)).toBe(OLIVES_EMAIL);
    });
  });
}

/** Contract of the port for members with open accounts. */
export function membersContract(world: OpenWorld): void {
  describe('Members', () => {
    it('finds members and saves their changes', async () => {
      const { transaction, members } = world();
      const saved = await transaction.run(async () => {
        const account = await members.find(ADA);
        return account === null ? null : members.save(changeAccount(account, { petFirstName: 'Biscuit' }));
      });
      expect(saved).toMatchObject({ id: ADA, firstName: 'Ada', petFirstName: 'Biscuit' });
      expect(await members.publicProfile(ADA, null)).toEqual({
        ...{ id: ADA, firstName: 'Ada', petFirstName: 'Biscuit', profileImageUrl: null },
        joinedDate: expect.any(Date),
      });
      expect(await transaction.run(() => members.find(ADA))).toMatchObject({ petFirstName: 'Biscuit' });
    });

    it('returns null for unknown members', async () => {
      const { transaction, members } = world();
      expect(await transaction.run(() => members.find(NOBODY))).toBeNull();
      expect(await members.publicProfile(NOBODY, null)).toBeNull();
    });

    it('locks a member for their own session only', async () => {
      const { transaction, members, calling } = world();
      const caller = await calling(ADA);
      await transaction.run(() => members.hold(caller));
      await expect(transaction.run(() => members.hold({ ...caller, sessionId: null }))).rejects.toMatchObject({
        ...{ code: 'UNAUTHORIZED', message: 'Unauthorized' },
      });
    });

    it('shows a paused profile to the member and to no one else', async () => {
      const { transaction, members } = world();
      const setPaused = (paused: boolean) =>
        transaction.run(async () => {
          const account = await members.find(ADA);
          if (account !== null) await members.save(changeAccount(account, { paused }));
        });
      await setPaused(true);
      expect(await members.publicProfile(ADA, null)).toBeNull();
      expect(await members.publicProfile(ADA, OLIVE)).toBeNull();
      expect(await members.publicProfile(ADA, ADA)).toMatchObject({ id: ADA });
      await setPaused(false);
      expect(await members.publicProfile(ADA, null)).toMatchObject({ id: ADA });
    });

    it('saves nothing if the work fails, and only within a transaction', async () => {
      const { transaction, members } = world();
      const failing = transaction.run(async () => {
        const account = await members.find(OLIVE);
        if (account !== null) await members.save(changeAccount(account, { petFirstName: 'Nobody' }));
        throw new Error('too late');
      });
      await expect(failing).rejects.toThrow('too late');
      expect(await members.publicProfile(OLIVE, null)).toMatchObject({ petFirstName: null });
      await expect(members.find(ADA)).rejects.toThrow('requires a running transaction');
    });
  });
}

/** Contract of the port for email changes. */
export function emailChangesContract(world: OpenWorld): void {
  const change = (given: Partial<EmailChange>): EmailChange => ({
    ...{ id: '0198c2f0-0000-7000-8000-000000000001', userId: ADA, email: 'new@example.com' },
    ...{ tokenHash: 'hash', expiresAt: NEVER },
    ...given,
  });

  describe('EmailChanges', () => {
    it('finds other members with an address, in any case', async () => {
      const { transaction, emailChanges } = world();
      await transaction.run(async () => {
        const holder = await emailChanges.holderOf(OLIVES_EMAIL.toUpperCase(), ADA);
        expect(holder).toEqual({ email: OLIVES_EMAIL, userId: OLIVE });
        expect(await emailChanges.holderOf(OLIVES_EMAIL, OLIVE)).toBeNull();
        expect(await emailChanges.holderOf('free@example.com', ADA)).toBeNull();
      });
    });

    it('counts changes until they expire, ends older links, and accepts each once and in time', async () => {
      const { transaction, emailChanges } = world();
      await transaction.run(async () => {
        const id = (n: number) => `0198c2f0-0000-7000-8000-00000000010${String(n)}`;
        await emailChanges.begin(change({ id: id(1), tokenHash: 'first' }));
        await emailChanges.begin(change({ id: id(2), tokenHash: 'late', expiresAt: LONG_AGO }));
        expect(await emailChanges.countOf(ADA)).toBe(1);
        expect(await emailChanges.take('late', new Date())).toBeNull();
        await emailChanges.begin(change({ id: id(3), tokenHash: 'second' }));
        expect(await emailChanges.take('first', new Date())).toBeNull();
        expect(await emailChanges.take('second', new Date())).toMatchObject({ id: id(3), userId: ADA });
        expect(await emailChanges.take('second', new Date())).toBeNull();
      });
    });

    it('sets the address unless someone else has it by then or the account is gone', async () => {
      const { transaction, emailChanges, members } = world();
      await transaction.run(async () => {
        expect(await emailChanges.apply(change({ email: OLIVES_EMAIL }))).toBe(false);
        expect(await emailChanges.apply(change({ userId: NOBODY }))).toBe(false);
        expect(await emailChanges.apply(change({ email: 'ada.new@example.com' }))).toBe(true);
      });
      expect(await transaction.run(() => members.find(ADA))).toMatchObject({ email: 'ada.new@example.com' });
    });
  });
}

/** Contract of the port for access tokens. */
export function accessTokensContract(world: OpenWorld): void {
  describe('AccessTokens', () => {
    it("lists a member's own tokens, newest first, and revokes each once", async () => {
      const { transaction, accessTokens } = world();
      const id = (n: number) => `0198c2f0-0000-7000-8000-00000000020${String(n)}`;
      const token = (n: number) => ({
        ...{ id: id(n), name: `Token ${String(n)}`, scopes: ['read'] as const, expiresAt: null, lastUsedAt: null },
        createdAt: new Date(Date.UTC(2026, 0, n)),
      });
      await transaction.run(async () => {
        for (const n of [1, 2]) await accessTokens.add(ADA, token(n), `hash ${String(n)}`);
        expect([await accessTokens.countOf(ADA), await accessTokens.countOf(OLIVE)]).toEqual([2, 0]);
      });
      expect(await accessTokens.ofMember(ADA)).toEqual([token(2), token(1)]);
      await transaction.run(async () => {
        expect(await accessTokens.remove(OLIVE, id(1))).toBe(false);
        expect(await accessTokens.remove(ADA, id(1))).toBe(true);
        expect(await accessTokens.remove(ADA, id(1))).toBe(false);
      });
      expect(await accessTokens.ofMember(ADA)).toEqual([token(2)]);
    });
  });
}

/** Contract of the port for closing, restoring, and erasing accounts. */
export function accountClosingContract(world: OpenWorld): void {
  describe('AccountClosing', () => {
    it('hides a closed account without its tokens until it is restored, which works once', async () => {
      const { transaction, accountClosing, accessTokens, members, calling } = world();
      const caller = await calling(ADA);
      const close = (by: Caller) => accountClosing.close(by, 'remove', NEVER);
      await expect(transaction.run(() => close({ ...caller, sessionId: null }))).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
      });
      await transaction.run(() => close(caller));
      expect(await members.publicProfile(ADA, null)).toBeNull();
      expect(await transaction.run(() => members.find(ADA))).toBeNull();
      expect(await accessTokens.ofMember(ADA)).toEqual([]);
      for (const refused of [members.hold.bind(members), close]) {
        await expect(transaction.run(() => refused(caller))).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
      }
      expect(await transaction.run(() => accountClosing.restore(ADA))).toBe(true);
      expect(await transaction.run(() => accountClosing.restore(ADA))).toBe(false);
      expect(await transaction.run(() => accountClosing.restore(NOBODY))).toBe(false);
      expect(await members.publicProfile(ADA, null)).toMatchObject({ id: ADA });
    });

    it('returns due accounts, the one waiting longest first', async () => {
      const { transaction, accountClosing, calling } = world();
      const [ada, olive] = [await calling(ADA), await calling(OLIVE)];
      const [first, second] = [new Date('2026-01-01'), new Date('2026-01-02')];
      await transaction.run(async () => {
        await accountClosing.close(ada, 'remove', second);
        await accountClosing.close(olive, 'anonymise', first);
      });
      await transaction.run(async () => {
        expect(await accountClosing.nextDue(new Date('2025-12-31'))).toBeNull();
        expect(await accountClosing.nextDue(second)).toEqual({ userId: OLIVE, scope: 'anonymise', order: null });
        await accountClosing.restore(OLIVE);
        expect(await accountClosing.nextDue(second)).toEqual({ userId: ADA, scope: 'remove', order: null });
        await accountClosing.restore(ADA);
      });
    });
  });
}
