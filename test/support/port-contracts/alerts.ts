import { describe, expect, it } from '@jest/globals';
import type { AlertRecord, NewAlert } from '../../../application/alert/ports.js';
import { Alert } from '../../../interfaces/contract/alert/alert.js';
import { ADA, HIDDEN, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const DUE = new Date('2026-05-01T13:00:00.000Z');
const LATER = new Date('2026-05-02T13:00:00.000Z');
const SCHEDULE = { frequency: 'daily', weekday: null, hour: 8, timeZone: 'America/Chicago' } as const;

const following = (businessId: number, given: Partial<NewAlert> = {}): NewAlert => ({
  ...{ memberId: ADA, kind: 'place', what: { kind: 'place', businessId }, followed: `place ${businessId}` },
  ...{ label: `Place ${businessId}`, schedule: SCHEDULE, dueAt: DUE, ...given },
});

/** Contract of the ports for alerts and their emails. */
export function alertsContract(world: OpenWorld): void {
  const run = <T>(work: () => Promise<T>) => world().transaction.run(work);
  const add = (businessId: number, given: Partial<NewAlert> = {}) =>
    run(() => world().alerts.add(following(businessId, given)));
  const ofMember = (memberId = ADA) => run(() => world().alerts.ofMember(memberId));
  const remove = (...ids: readonly number[]) =>
    run(async () => {
      for (const id of ids) await world().alerts.remove(id);
    });
  const due = (at: Date) => run(() => world().digests.due(at, 100));

  describe('Alerts', () => {
    it('adds, changes, and removes the alerts of a member', async () => {
      const [first, second] = [await add(26), await add(27)];
      const record = (id: number, place: number): AlertRecord => ({
        ...{ id, memberId: ADA, label: `Place ${place}`, followed: `place ${place}`, schedule: SCHEDULE },
        ...{ isPaused: false, feedVersion: 1, lastSentAt: null },
      });
      expect(await ofMember()).toEqual([record(first, 26), record(second, 27)]);
      expect([await ofMember(OLIVE), await ofMember(NOBODY)]).toEqual([[], []]);
      const schedule = { ...SCHEDULE, frequency: 'weekly', weekday: 4 } as const;
      await run(() => world().alerts.change(first, { label: 'Lunch', schedule, feedVersion: 2, pausedAt: DUE }));
      const changed = { ...record(first, 26), label: 'Lunch', schedule, feedVersion: 2, isPaused: true };
      expect(await run(() => world().alerts.one(first))).toEqual(changed);
      await run(() => world().alerts.change(first, {}));
      expect((await ofMember())[0]).toEqual(changed);
      await remove(first, second);
      expect([await ofMember(), await run(() => world().alerts.one(first))]).toEqual([[], null]);
    });

    it('follows only public places', async () => {
      for (const id of [HIDDEN.pending, 99_999]) {
        await expect(add(id)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
      }
      const { alertReads } = world();
      expect([await alertReads.nameOf(26), await alertReads.nameOf(HIDDEN.pending)]).toEqual(['Patio Place 26', null]);
    });

    it('are read in the form of the contract, without the address of the feed', async () => {
      const [first, second] = [await add(26), await add(27)];
      await run(() => world().alerts.change(second, { pausedAt: DUE }));
      const stored = await world().alertReads.ofMember(ADA);
      expect(stored.map(({ id, feedVersion }) => [id, feedVersion])).toEqual([
        [first, 1],
        [second, 1],
      ]);
      const [one, other] = stored.map(({ json }) => Alert.omit({ feedPath: true }).strict().parse(JSON.parse(json)));
      expect(one).toMatchObject({ businessId: 26, search: null, ...SCHEDULE, nextEmailAt: DUE.toISOString() });
      expect(other).toMatchObject({ isPaused: true, nextEmailAt: null, lastEmailAt: null });
      expect(await world().alertReads.ofMember(ADA, second)).toEqual([stored[1]]);
      expect(await world().alertReads.ofMember(OLIVE, second)).toEqual([]);
      await remove(first, second);
    });
  });

  describe('Digests', () => {
    it('finds each news about a followed place once, and records when the next email is due', async () => {
      const { digests, changePlace } = world();
      const [first, second] = [await add(26), await add(27, { dueAt: LATER })];
      await changePlace(26);
      await changePlace(26);
      await changePlace(5);
      const until = await digests.number();
      const alerts = await due(DUE);
      expect(alerts).toMatchObject([
        { id: first, memberId: ADA, what: { kind: 'place', businessId: 26 }, isReachable: true, lastSentAt: null },
      ]);
      const news = await run(() => digests.news(alerts, until));
      expect([...news]).toMatchObject([
        [
          first,
          { total: 1, places: [{ businessId: 26, kind: 'changed', name: 'Patio Place 26', facts: ['address'] }] },
        ],
      ]);
      await run(() => digests.finish([{ id: first, dueAt: LATER, lastSentAt: DUE }], until));
      expect(await due(DUE)).toEqual([]);
      const later = await due(LATER);
      expect(later.map(({ id, lastSentAt }) => [id, lastSentAt])).toEqual([
        [first, DUE],
        [second, null],
      ]);
      expect((await run(() => digests.news(later, until))).size).toBe(0);
      await remove(first, second);
    });

    it('leaves out paused alerts, and what happened while they were', async () => {
      const { alerts, digests, changePlace } = world();
      const id = await add(26);
      await run(() => alerts.change(id, { pausedAt: DUE }));
      await changePlace(26);
      expect(await due(DUE)).toEqual([]);
      await run(() => alerts.change(id, { pausedAt: null }));
      const until = await digests.number();
      expect((await run(async () => digests.news(await digests.due(DUE, 1), until))).size).toBe(0);
      await remove(id);
    });

    it('has a feed with the news since the alert was created, of members with an open account', async () => {
      const { digests, changePlace } = world();
      const other = await add(27);
      await changePlace(26);
      const id = await add(26);
      expect(await digests.feed(id)).toMatchObject({ label: 'Place 26', feedVersion: 1, total: 0, places: [] });
      await changePlace(26);
      await digests.number();
      expect(await digests.feed(id)).toMatchObject({ total: 1, places: [{ businessId: 26, facts: ['address'] }] });
      await remove(id, other);
      expect(await digests.feed(id)).toBeNull();
    });
  });

  describe('AlertLinks', () => {
    it('reads only what it made for the same purpose', () => {
      const { alertLinks } = world();
      const secret = alertLinks.of('feed', 12, 3);
      expect(secret).toMatch(/^[\w-]+$/);
      expect(alertLinks.read('feed', secret)).toEqual({ id: 12, version: 3 });
      expect([alertLinks.read('stop', secret), alertLinks.read('feed', ''), alertLinks.read('feed', 'guess')]).toEqual([
        ...[null, null, null],
      ]);
      expect(alertLinks.of('feed', 12, 4)).not.toBe(secret);
    });
  });
}
