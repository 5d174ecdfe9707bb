import { describe, expect, it } from '@jest/globals';
import type { NewOwnershipRequest, NewTransfer } from '../../../application/ownership/ports.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { ADA, OLIVE } from '../search/seeded.js';
import type { OpenWorld, PortWorld } from './port-world.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');

const aRequest = (businessId: number, given: Partial<NewOwnershipRequest> = {}): NewOwnershipRequest => ({
  ...{ businessId, requesterId: ADA, ownerId: OLIVE, message: 'I bought it.', documents: ['/uploads/private/a.pdf'] },
  ...{ answerBy: daysAfter(NOW, 7), createdAt: NOW },
  ...given,
});

const anOffer = (businessId: number, given: Partial<NewTransfer> = {}): NewTransfer => ({
  ...{ businessId, fromId: ADA, toEmail: 'olive@example.com', premium: 'keep', tokenHash: `hash ${businessId}` },
  ...{ expiresAt: daysAfter(NOW, 7), createdAt: NOW },
  ...given,
});

/** Makes a member the owner of a business that has none. */
const give = ({ transaction, claimedBusinesses }: PortWorld, id: number, owner: string) =>
  transaction.run(() => claimedBusinesses.give(id, owner, NOW));

/** Contract of the ports for ownership requests and handovers. */
export function ownershipContract(world: OpenWorld): void {
  describe('OwnershipRequests', () => {
    it('keeps one open request per member and business, and finds it completely', async () => {
      const { transaction, ownershipRequests: requests, ownedPlaces } = world();
      await transaction.run(async () => {
        const id = (await requests.add(aRequest(27))) ?? 0;
        expect(await requests.add(aRequest(27))).toBeNull();
        const other = (await requests.add(aRequest(27, { requesterId: OLIVE }))) ?? 0;
        expect(await requests.find(id)).toMatchObject({ ...aRequest(27), id, status: 'waiting', ownerDocuments: [] });
        expect(await requests.find(999_999)).toBeNull();
        expect((await requests.openOf(27)).map((each) => each.id)).toEqual([id, other]);
        expect(await ownedPlaces.ofRequest(id)).toMatchObject({ id: 27, isGone: false });
        expect(await ownedPlaces.ofRequest(999_999)).toBeNull();
        const found = await requests.find(id);
        const answer = { ownerReason: 'No.', ownerDocuments: ['/b.pdf'], ownerAnsweredAt: NOW };
        if (found !== null) await requests.save({ ...found, ...answer, status: 'declined' });
        expect(await requests.find(id)).toMatchObject({ ...answer, status: 'declined' });
        const next = (await requests.add(aRequest(27, { createdAt: daysAfter(NOW, 1) }))) ?? 0;
        expect((await requests.ofMailbox(ADA)).map((each) => each.id).slice(0, 2)).toEqual([next, id]);
        for (const open of await requests.openOf(27)) await requests.save({ ...open, status: 'withdrawn' });
      });
    });
  });

  describe('BusinessTransfers', () => {
    it('keeps one open offer per business, and finds it by its link until it is settled', async () => {
      const { transaction, transfers, ownedPlaces } = world();
      await transaction.run(async () => {
        const id = (await transfers.add(anOffer(27))) ?? 0;
        expect(await transfers.add(anOffer(27, { tokenHash: 'another' }))).toBeNull();
        expect(await transfers.find(id)).toMatchObject({ ...anOffer(27), id, status: 'offered', undoUntil: null });
        expect([await ownedPlaces.transferWith('hash 27'), await ownedPlaces.transferWith('none')]).toEqual([id, null]);
        expect(await ownedPlaces.ofTransfer(id)).toMatchObject({ id: 27, isGone: false });
        const found = await transfers.find(id);
        if (found === null) return;
        const accepted = { ...found, status: 'accepted', toId: OLIVE, acceptedAt: NOW, undoUntil: NOW } as const;
        await transfers.save(accepted);
        expect((await transfers.unsettledOf(27)).map((each) => each.id)).toEqual([id]);
        await transfers.save({ ...accepted, undoUntil: null });
        expect(await transfers.unsettledOf(27)).toEqual([]);
        const next = await transfers.find((await transfers.add(anOffer(27, { tokenHash: 'another' }))) ?? 0);
        expect(next).toMatchObject({ status: 'offered' });
        if (next !== null) await transfers.save({ ...next, status: 'withdrawn' });
      });
    });
  });

  describe('OwnershipDue', () => {
    it('finds requests to remind of, unanswered ones, and those about a former owner', async () => {
      const { transaction, ownershipRequests: requests, ownershipDue: due } = world();
      await give(world(), 27, OLIVE);
      await transaction.run(async () => {
        const id = (await requests.add(aRequest(27))) ?? 0;
        const moot = (await requests.add(aRequest(5, { ownerId: ADA }))) ?? 0;
        const isFound = async (found: Promise<readonly number[]>, which: number) => (await found).includes(which);
        expect(await isFound(due.reminders(daysAfter(NOW, 4), 100), id)).toBe(false);
        expect(await isFound(due.reminders(daysAfter(NOW, 5), 100), id)).toBe(true);
        expect(await isFound(due.reminders(daysAfter(NOW, 7), 100), id)).toBe(false);
        expect(await isFound(due.lapsed(daysAfter(NOW, 6), 100), id)).toBe(false);
        expect(await isFound(due.lapsed(daysAfter(NOW, 7), 100), id)).toBe(true);
        expect(await due.lapsed(daysAfter(NOW, 7), 1)).toHaveLength(1);
        expect(await isFound(due.mootRequests(100), id)).toBe(false);
        expect(await isFound(due.mootRequests(100), moot)).toBe(true);
        const found = await requests.find(id);
        if (found !== null) await requests.save({ ...found, remindedAt: NOW });
        expect(await isFound(due.reminders(daysAfter(NOW, 5), 100), id)).toBe(false);
      });
    });

    it('finds offers that expired, and those about a former owner', async () => {
      const { transaction, transfers, ownershipDue: due } = world();
      await give(world(), 27, ADA);
      await transaction.run(async () => {
        const id = (await transfers.add(anOffer(27, { tokenHash: 'due' }))) ?? 0;
        const moot = (await transfers.add(anOffer(5))) ?? 0;
        expect(await due.expired(daysAfter(NOW, 6), 100)).not.toContain(id);
        expect(await due.expired(daysAfter(NOW, 7), 100)).toContain(id);
        expect(await due.mootTransfers(100)).not.toContain(id);
        expect(await due.mootTransfers(100)).toContain(moot);
      });
    });
  });
}
