import { beforeEach, describe, expect, it } from '@jest/globals';
import { EndRoles } from '../../../../application/business/people/end-roles.js';
import { ada, HIDDEN_PLACE, mia, olive, PeopleCases, PLACE } from '../../../support/ownership/people-cases.js';
import { ADA, OLIVE } from '../../../support/search/seeded.js';

let world: PeopleCases;
beforeEach(() => {
  world = new PeopleCases();
  world.give(ADA, 'responder');
  world.give(mia.userId, 'manager');
});

const refused = (code: string) => ({ code });
const setRole = (memberId = ADA, actor = olive, role: 'manager' | 'responder' = 'manager') =>
  world.useCases().change.setRole(actor, PLACE, memberId, role);
const remove = (memberId = ADA, actor = olive) => world.useCases().change.remove(actor, PLACE, memberId);
const leave = (actor = ada, businessId = PLACE) => world.useCases().change.leave(actor, businessId);

describe('ChangePeople', () => {
  it('changes a role, tells the person, and records it; the same role again changes nothing', async () => {
    await setRole();
    await setRole();
    expect(world.role(ADA)).toBe('manager');
    expect(world.emails()).toEqual([`You are now a manager of Patio ${ADA}`]);
    expect(world.memory.state.crew.activity).toEqual([
      { businessId: PLACE, actorId: OLIVE, action: 'role_changed', subjectId: ADA, role: 'manager' },
    ]);
  });

  it('removes a person, tells them, and records it', async () => {
    await remove();
    expect([world.role(ADA), world.role(mia.userId)]).toEqual([null, 'manager']);
    expect(world.emails()).toEqual([`You no longer have a role at Patio ${ADA}`]);
    expect(world.did()).toEqual([[OLIVE, 'removed']]);
    await expect(remove()).rejects.toMatchObject(refused('PERSON_NOT_FOUND'));
    await expect(setRole()).rejects.toMatchObject(refused('PERSON_NOT_FOUND'));
  });

  it('lets a person leave, tells the owner, and records it', async () => {
    await leave();
    expect(world.role(ADA)).toBeNull();
    expect(world.emails()).toEqual([`Ada Lovelace left Patio ${OLIVE}`]);
    expect(world.did()).toEqual([[ADA, 'left']]);
    await expect(leave()).rejects.toMatchObject(refused('FORBIDDEN'));
  });

  it.each([mia, ada])('refuses everyone but the owner: %j', async (actor) => {
    await expect(setRole(ADA, actor)).rejects.toMatchObject(refused('FORBIDDEN'));
    await expect(remove(mia.userId, actor)).rejects.toMatchObject(refused('FORBIDDEN'));
    expect([world.role(ADA), world.role(mia.userId)]).toEqual(['responder', 'manager']);
    expect([world.emails(), world.did()]).toEqual([[], []]);
  });

  it('keeps the owner, who can neither be changed nor removed nor leave', async () => {
    await expect(setRole(OLIVE)).rejects.toMatchObject(refused('OWNER_STAYS'));
    await expect(remove(OLIVE)).rejects.toMatchObject(refused('OWNER_STAYS'));
    await expect(leave(olive)).rejects.toMatchObject(refused('OWNER_STAYS'));
    await expect(leave(ada, HIDDEN_PLACE)).rejects.toMatchObject(refused('BUSINESS_NOT_FOUND'));
  });
});

describe('EndRoles', () => {
  it('ends all roles and invitations of one business, and tells the people', async () => {
    await world.invite({ email: 'kim@example.com' });
    world.emails();
    const { people, outbox, secrets, transaction } = world.ports();
    await transaction.run(() => new EndRoles(people, outbox, secrets).of({ id: PLACE, name: 'Patio' }));
    expect(world.memory.state.crew).toMatchObject({ people: [], invitations: [] });
    expect(world.emails()).toEqual([
      `You no longer have a role at Patio ${ADA}`,
      `You no longer have a role at Patio ${mia.userId}`,
    ]);
  });
});
