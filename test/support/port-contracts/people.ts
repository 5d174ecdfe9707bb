import { describe, expect, it } from '@jest/globals';
import type { Invitation } from '../../../application/business/people/ports.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { ADA, NOBODY, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

/** A public business without an owner, and one of Olive's. */
const [NOBODYS, OLIVES] = [26, 5];

const FUTURE = new Date('2100-01-01T09:30:00.000Z');
const PAST = new Date('2026-01-01T09:30:00.000Z');

const anInvitation = (given: Partial<Invitation> = {}): Omit<Invitation, 'id'> => ({
  ...{ businessId: OLIVES, email: 'robin@example.com', role: 'responder', tokenHash: 'hash of robin', emails: 1 },
  ...{ invitedBy: OLIVE, state: 'open', expiresAt: FUTURE, decidedAt: null },
  ...given,
});

/** Contract of the ports for the people of businesses. Each test leaves the businesses without people. */
export function peopleContract(world: OpenWorld): void {
  const run = <T>(work: () => Promise<T>): Promise<T> => world().transaction.run(work);

  describe('People', () => {
    it('holds a business with its owner and people by name and address, and changes a role in place', async () => {
      const { people, members } = world();
      await run(async () => {
        const known = async (memberId: string) => {
          const { email, firstName, lastName } = (await members.find(memberId)) ?? {};
          return { memberId, email, name: [firstName, lastName].filter(Boolean).join(' ') };
        };
        const before = await people.hold(OLIVES, OLIVE);
        expect(before).toMatchObject({
          id: OLIVES,
          isPublic: true,
          owner: await known(OLIVE),
          people: [],
          invited: [],
        });
        await people.put(OLIVES, ADA, 'responder');
        await people.put(OLIVES, ADA, 'manager');
        expect((await people.hold(OLIVES, ADA))?.people).toEqual([{ ...(await known(ADA)), role: 'manager' }]);
        await people.remove(OLIVES, ADA);
        await people.remove(OLIVES, ADA);
        expect(await people.hold(OLIVES, OLIVE)).toEqual(before);
      });
    });

    it('finds no business that does not exist, and refuses an account that does not', async () => {
      const { people } = world();
      expect(await run(() => people.hold(999_999, ADA))).toBeNull();
      expect((await run(() => people.hold(NOBODYS, ADA)))?.owner).toBeNull();
      await expect(run(() => people.hold(OLIVES, NOBODY))).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    });

    it('forgets the people, invitations, and activity of one business only', async () => {
      const { people, invitations, businessRoles, activityOf } = world();
      const tokens = ['here', 'there'];
      const record = (businessId: number, invitationId: number) =>
        businessRoles.record({ businessId, actorId: OLIVE, action: 'invitation_resent', invitationId });
      await run(async () => {
        for (const [at, businessId] of [OLIVES, NOBODYS].entries()) {
          await people.put(businessId, ADA, 'responder');
          await record(businessId, await invitations.add(anInvitation({ businessId, tokenHash: tokens[at] ?? '' })));
        }
        expect(await people.forget(OLIVES)).toEqual([ADA]);
        expect((await people.hold(OLIVES, OLIVE))?.people).toEqual([]);
        expect((await people.hold(NOBODYS, OLIVE))?.people).toHaveLength(1);
      });
      expect(await run(() => invitations.byToken('here'))).toBeNull();
      expect(await run(() => invitations.byToken('there'))).not.toBeNull();
      expect([(await activityOf(OLIVES)).length, (await activityOf(NOBODYS)).length]).toEqual([1, 1]);
      expect(await run(() => people.forget(NOBODYS))).toEqual([ADA]);
      expect(await run(() => people.forget(NOBODYS))).toEqual([]);
    });

    it('finds a business without locks, and nothing for an unknown ID', async () => {
      const { people } = world();
      expect(await run(() => people.find(OLIVES))).toMatchObject({ id: OLIVES, owner: { memberId: OLIVE } });
      expect(await run(() => people.find(999_999))).toBeNull();
    });
  });

  describe('Invitations', () => {
    it('finds an invitation by its business or its link, completely, and saves its answer', async () => {
      const { invitations, people } = world();
      await run(async () => {
        const id = await invitations.add(anInvitation());
        const record = { ...anInvitation(), id };
        expect(await invitations.find(OLIVES, id)).toEqual(record);
        expect(await invitations.byToken('hash of robin')).toEqual(record);
        expect([await invitations.find(NOBODYS, id), await invitations.byToken('none')]).toEqual([null, null]);
        const declined = { ...record, tokenHash: 'another', emails: 2, state: 'declined', decidedAt: PAST } as const;
        await invitations.save(declined);
        expect(await invitations.byToken('another')).toEqual(declined);
        expect(await invitations.byToken('hash of robin')).toBeNull();
        await people.forget(OLIVES);
      });
    });

    it('counts the open ones that have not expired, and closes expired ones of one address', async () => {
      const { invitations, people } = world();
      const invite = (email: string, expiresAt: Date, state: Invitation['state'] = 'open') =>
        invitations.add(anInvitation({ email, expiresAt, state, tokenHash: `hash of ${email} ${state}` }));
      await run(async () => {
        await invite('robin@example.com', PAST);
        await invite('sam@example.com', PAST);
        await invite('kim@example.com', FUTURE);
        await invite('lou@example.com', FUTURE, 'withdrawn');
        expect((await people.hold(OLIVES, OLIVE))?.invited).toEqual(['kim@example.com']);
        const now = daysAfter(PAST, 1);
        for (const email of ['robin@example.com', 'kim@example.com']) {
          await invitations.closeExpired(OLIVES, email, now);
        }
        const found = async (email: string) => invitations.byToken(`hash of ${email} open`);
        expect(await found('robin@example.com')).toMatchObject({ state: 'withdrawn', decidedAt: now });
        expect(await found('sam@example.com')).toMatchObject({ state: 'open', decidedAt: null });
        expect(await found('kim@example.com')).toMatchObject({ state: 'open', decidedAt: null });
        await people.forget(OLIVES);
      });
    });
  });

  describe('BusinessRoles', () => {
    it('returns the roles that an owner gave, and records what people did', async () => {
      const { people, businessRoles, activityOf } = world();
      const changed = { businessId: OLIVES, actorId: OLIVE, action: 'role_changed', subjectId: ADA } as const;
      const answered = { businessId: OLIVES, actorId: ADA, action: 'review_answered', recordId: 1 } as const;
      await run(async () => {
        await people.put(OLIVES, ADA, 'responder');
        await businessRoles.record({ ...changed, role: 'responder' });
        await businessRoles.record(answered);
        expect([await businessRoles.of(OLIVES, ADA), await businessRoles.of(OLIVES, OLIVE)]).toEqual([
          'responder',
          null,
        ]);
        expect(await businessRoles.of(NOBODYS, ADA)).toBeNull();
        await people.put(OLIVES, OLIVE, 'manager');
        expect(await businessRoles.members(OLIVES)).toEqual([OLIVE, ADA]);
        expect(await businessRoles.members(NOBODYS)).toEqual([]);
      });
      expect((await activityOf(OLIVES)).slice(-2)).toEqual([{ ...changed, role: 'responder' }, answered]);
      await run(() => people.forget(OLIVES));
    });
  });
}
