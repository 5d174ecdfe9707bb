import { describe, expect, it } from '@jest/globals';
import { EMPTY_CONTENT } from '../../../domain/business/content.js';
import type { FactKey } from '../../../domain/policy/fact.js';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import { ADA, HIDDEN, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const POLICY = { ...UNKNOWN_POLICY, pets: { dog: 'yes' }, maxWeightLb: 50 } as const;
const CONTENT = { ...EMPTY_CONTENT, name: 'The Known Paw', category: 'hotels', policy: POLICY } as const;

const visitor = (memberId: string, network: string) => ({ source: 'visitor', memberId, network }) as const;
const OWNER = { source: 'owner', memberId: ADA, network: null } as const;

/** Contract of the port for statements about facts. */
export function factsContract(world: OpenWorld): void {
  const add = () => world().transaction.run(() => world().businesses.addApproved(CONTENT, 'Grace', NOW));
  const hold = (id: number, member = ADA) => world().transaction.run(() => world().facts.hold(id, member));
  const contradict = (id: number, key: FactKey, value: number, by: ReturnType<typeof visitor>) =>
    world().transaction.run(() => world().facts.say(id, [{ key, value, verdict: 'contradicts' }], by));

  describe('Facts', () => {
    it('knows the values of a business that nobody has spoken about', async () => {
      const place = await hold(await add());
      expect(place).toMatchObject({ name: 'The Known Paw', ownerId: null });
      expect(place?.known).toMatchObject({ 'pets.dog': { value: 'yes' }, maxWeightLb: { value: 50, visitors: 0 } });
    });

    it('returns null for a business that is not public, and refuses a closed account', async () => {
      expect(await hold(HIDDEN.rejected)).toBeNull();
      const id = await add();
      await expect(hold(id, NOBODY)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    });

    it('shows the value that has the most weight, and stores it with the business', async () => {
      const id = await add();
      const statements = [{ key: 'maxWeightLb', value: 30, verdict: 'states' } as const];
      await world().transaction.run(() => world().facts.say(id, statements, OWNER));
      expect((await hold(id))?.known.maxWeightLb).toMatchObject({ value: 30, byOwner: true });
      const stored = await world().transaction.run(() => world().businesses.find(id));
      expect(stored?.policy).toEqual({ ...POLICY, maxWeightLb: 30 });
    });

    it('leaves a fact out that its owner no longer states', async () => {
      const id = await add();
      const statements = [{ key: 'maxWeightLb', value: null, verdict: 'states' } as const];
      await world().transaction.run(() => world().facts.say(id, statements, OWNER));
      expect((await hold(id))?.known).not.toHaveProperty('maxWeightLb');
    });

    it('counts two members of one network once, and one member in two networks', async () => {
      const id = await add();
      expect(await contradict(id, 'maxWeightLb', 50, visitor(ADA, '203.0.113.0/24'))).toEqual([]);
      expect(await contradict(id, 'maxWeightLb', 50, visitor(OLIVE, '203.0.113.0/24'))).toEqual([]);
      expect(await contradict(id, 'maxWeightLb', 50, visitor(OLIVE, '198.51.100.0/24'))).toEqual([]);
      expect((await hold(id))?.known.maxWeightLb).toMatchObject({ contradictions: 1 });
    });

    it('returns a fact as newly disputed only once', async () => {
      const id = await add();
      expect(await contradict(id, 'maxWeightLb', 50, visitor(ADA, '203.0.113.0/24'))).toEqual([]);
      expect(await contradict(id, 'maxWeightLb', 50, visitor(OLIVE, '198.51.100.0/24'))).toEqual(['maxWeightLb']);
      expect(await contradict(id, 'maxWeightLb', 50, visitor(OLIVE, '198.51.100.0/24'))).toEqual([]);
      expect((await hold(id))?.known.maxWeightLb).toMatchObject({ state: 'disputed', value: 50 });
      const stored = await world().transaction.run(() => world().businesses.find(id));
      expect(stored).toMatchObject({ disputed: ['maxWeightLb'], version: 1 });
    });

    it('withdraws what a review says about some facts', async () => {
      const id = await add();
      const by = { ...visitor(ADA, '203.0.113.0/24'), reviewId: 4242 };
      const states = (key: FactKey) => ({ key, value: 'yes', verdict: 'states' }) as const;
      const say = () => world().facts.say(id, [states('areas.indoors'), states('areas.patio')], by);
      await world().transaction.run(say);
      await world().transaction.run(() => world().facts.withdraw(4243, ['areas.patio']));
      await world().transaction.run(() => world().facts.withdraw(4242, ['areas.indoors', 'areas.patio']));
      const stored = await world().transaction.run(() => world().businesses.find(id));
      expect(stored?.policy?.areas).toEqual({});
    });

    it('knows when a member last spoke about a fact', async () => {
      const id = await add();
      const last = (key: FactKey, member: string) =>
        world().transaction.run(() => world().facts.lastSaid(id, key, member));
      expect(await last('maxWeightLb', ADA)).toBeNull();
      await contradict(id, 'maxWeightLb', 50, visitor(ADA, '203.0.113.0/24'));
      expect(await last('maxWeightLb', ADA)).toBeInstanceOf(Date);
      expect([await last('pets.dog', ADA), await last('maxWeightLb', OLIVE)]).toEqual([null, null]);
    });
  });
}
