import { describe, expect, it } from '@jest/globals';
import type { NewClaim } from '../../../application/claim/ports.js';
import { ADA, OLIVE, NOBODY } from '../search/seeded.js';
import type { OpenWorld, PortWorld } from './port-world.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const aClaim = (given: Partial<NewClaim> = {}): NewClaim => ({
  ...{ businessId: 28, claimantUserId: ADA, claimantName: 'Ada', claimantEmail: 'a@example.com', claimantPhone: null },
  ...{ businessRole: 'owner', ownershipProof: 'My name is on the lease.', verificationMethod: 'email_verification' },
  ...{ verificationDocuments: ['/uploads/private/a.pdf'], verificationCode: 'a hash', verificationAttempts: 0 },
  ...{ codeSentTo: 'listing', codeExpiresAt: later(10), codesSentAt: [NOW], websiteToken: null },
  ...{ claimedAt: NOW, expiresAt: later(43_200) },
  ...given,
});

const added = async ({ transaction, claims }: PortWorld, given: Partial<NewClaim> = {}) =>
  (await transaction.run(() => claims.add(aClaim(given)))) ?? 0;

/** Contract of the port for changing claims. */
export function claimsContract(world: OpenWorld): void {
  describe('Claims', () => {
    it('keeps one open claim per member and business, and finds it completely, but not for another member', async () => {
      const { transaction, claims } = world();
      const id = await added(world());
      await transaction.run(async () => {
        expect(await claims.add(aClaim())).toBeNull();
        const { claimedAt: _, businessRole: __, ownershipProof: ___, ...kept } = aClaim();
        expect(await claims.find(id, ADA)).toMatchObject({ ...kept, id, status: 'pending', provenAt: null });
        expect([await claims.find(id, OLIVE), await claims.find(999_999, null)]).toEqual([null, null]);
        const other = (await claims.add(aClaim({ claimantUserId: OLIVE }))) ?? 0;
        expect((await claims.openOf(28)).map((claim) => claim.id)).toEqual([id, other]);
        for (const claim of await claims.openOf(28)) await claims.save({ ...claim, status: 'rejected' });
        expect(await claims.openOf(28)).toEqual([]);
        expect(await claims.find(id, null)).toMatchObject({ status: 'rejected' });
      });
      expect(await added(world())).toBeGreaterThan(id);
    });

    it("finds a member's claims on a business in every status, newest first, and no other claims", async () => {
      const { transaction, claims } = world();
      const [old, others] = [
        await added(world(), { businessId: 27 }),
        await added(world(), { businessId: 27, claimantUserId: OLIVE }),
      ];
      await transaction.run(async () => {
        const claim = await claims.find(old, ADA);
        if (claim !== null) await claims.save({ ...claim, status: 'expired' });
      });
      const open = await added(world(), { businessId: 27 });
      const ids = (businessId: number, who: string) =>
        transaction.run(async () => (await claims.ofMember(businessId, who)).map(({ id }) => id));
      expect(await ids(27, ADA)).toEqual([open, old]);
      expect([await ids(27, OLIVE), await ids(999_999, ADA)]).toEqual([[others], []]);
    });

    it('counts at most five attempts at a valid code, by its claimant only', async () => {
      const { transaction, claims } = world();
      const id = await added(world(), { businessId: 29 });
      const guess = (who: string, now: Date) => transaction.run(() => claims.takeGuess(id, who, now));
      expect([await guess(OLIVE, NOW), await guess(ADA, later(10)), await guess(ADA, later(50_000))]).toEqual([
        null,
        null,
        null,
      ]);
      for (let n = 1; n <= 5; n += 1) {
        expect(await guess(ADA, later(9))).toMatchObject({ id, verificationAttempts: n, verificationCode: 'a hash' });
      }
      expect(await guess(ADA, later(9))).toBeNull();
    });

    it('counts no attempt without a code or after the claim has moved on', async () => {
      const { transaction, claims } = world();
      const id = await added(world(), { businessId: 30 });
      for (const change of [{ verificationCode: null }, { status: 'under_review' }] as const) {
        await transaction.run(async () => {
          const claim = await claims.find(id, ADA);
          if (claim !== null) await claims.save({ ...claim, verificationCode: 'a hash', ...change });
        });
        expect(await transaction.run(() => claims.takeGuess(id, ADA, NOW))).toBeNull();
      }
    });
  });

  describe('ClaimedBusinesses', () => {
    it('finds a business by its ID and by a claim, and transfers it to one member', async () => {
      const { transaction, claimedBusinesses: places } = world();
      const id = await added(world(), { businessId: 26, claimantUserId: OLIVE });
      await transaction.run(async () => {
        expect(await places.hold(26)).toMatchObject({ id: 26, name: 'Patio Place 26', isPublic: true, ownerId: null });
        expect([await places.find(999_999), await places.hold(999_999), await places.holdOf(999_999)]).toEqual([
          null,
          null,
          null,
        ]);
        expect(await places.holdOf(id)).toMatchObject({ id: 26 });
        await places.give(26, OLIVE, NOW);
        expect(await places.find(26)).toMatchObject({ id: 26, ownerId: OLIVE, isClaimed: true, isGone: false });
        const owned = (await places.holdAllOf(OLIVE)).map((each) => each.id);
        expect(owned).toContain(26);
        expect(owned).toEqual(owned.toSorted((one, other) => one - other));
        expect(await places.holdAllOf(NOBODY)).toEqual([]);
      });
    });
  });
}
