import { beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_INVITATION_EMAILS, MAX_PEOPLE } from '../../../../domain/business/people/invitation.js';
import { daysAfter } from '../../../../domain/shared/days.js';
import { ada, EMAIL, HIDDEN_PLACE, mia, olive, PeopleCases, PLACE } from '../../../support/ownership/people-cases.js';
import { ADA, OLIVE } from '../../../support/search/seeded.js';

let world: PeopleCases;
beforeEach(() => {
  world = new PeopleCases();
});

const refused = (code: string) => ({ code });
const stored = () => world.memory.state.crew.invitations;
const accept = (actor = ada, token = 'secret-1') => world.useCases().answer.accept(actor, token);
const decline = (actor = ada, token = 'secret-1') => world.useCases().answer.decline(actor, token);
const show = (actor: typeof ada | null, token = 'secret-1') => world.useCases().answer.show(actor, token);

describe('InvitePeople', () => {
  it('emails the link to the address in lower case, stores only its hash, and records who invited', async () => {
    expect(await world.invite({ email: 'Kim@Example.com', role: 'manager' })).toBe(1);
    expect(stored()).toMatchObject([
      { email: 'kim@example.com', role: 'manager', tokenHash: 'hash of secret-1', invitedBy: OLIVE, emails: 1 },
    ]);
    expect(stored()[0]?.expiresAt).toEqual(daysAfter(world.clock.time, 7));
    expect(world.memory.state.outbox).toMatchObject([
      { to: 'kim@example.com', content: { action: { path: '/invitations/secret-1' } } },
    ]);
    expect(world.did()).toEqual([[OLIVE, 'invited']]);
  });

  it.each([
    ['a manager', mia, PLACE, 'FORBIDDEN'],
    ['a member without a role', ada, PLACE, 'FORBIDDEN'],
    ['a member, for a business that is not public', ada, HIDDEN_PLACE, 'BUSINESS_NOT_FOUND'],
    ['the owner, for a business that does not exist', olive, 999, 'BUSINESS_NOT_FOUND'],
  ])('refuses %s', async (_, actor, businessId, code) => {
    world.give(mia.userId, 'manager');
    await expect(world.invite({}, actor, businessId)).rejects.toMatchObject(refused(code));
    expect([stored(), world.memory.state.outbox, world.did()]).toEqual([[], [], []]);
  });

  it('refuses the owner’s address, one with a role, and one with an open invitation, at the field', async () => {
    world.give(mia.userId, 'manager');
    await world.invite();
    for (const email of [EMAIL.olive.toUpperCase(), EMAIL.mia, EMAIL.ada]) {
      const refusal = { ...refused('INVITATION_REFUSED'), errors: [{ path: 'email' }] };
      await expect(world.invite({ email })).rejects.toMatchObject(refusal);
    }
    expect(stored()).toHaveLength(1);
  });

  it('invites an address again whose invitation has expired, and counts only open ones', async () => {
    await world.invite();
    world.memory.state.crew.invitations = stored().map((each) => ({ ...each, expiresAt: new Date('2026-01-01') }));
    expect(await world.invite()).toBe(2);
    expect(stored().map(({ state }) => state)).toEqual(['withdrawn', 'open']);
    for (let n = 3; n < MAX_PEOPLE; n += 1) await world.invite({ email: `${n}@example.com` });
    await world.invite({ email: 'last@example.com' });
    await expect(world.invite({ email: 'more@example.com' })).rejects.toMatchObject(refused('TOO_MANY_PEOPLE'));
  });

  it('resends with a new link that replaces the earlier one, at most a few times', async () => {
    await world.invite();
    for (let sent = 1; sent < MAX_INVITATION_EMAILS; sent += 1) {
      await world.useCases().invite.resend(olive, PLACE, 1);
    }
    expect(stored()).toMatchObject([{ emails: MAX_INVITATION_EMAILS, tokenHash: `hash of ${world.newestToken()}` }]);
    await expect(show(ada)).rejects.toMatchObject(refused('INVITATION_NOT_FOUND'));
    const again = world.useCases().invite.resend(olive, PLACE, 1);
    await expect(again).rejects.toMatchObject(refused('TOO_MANY_INVITATION_EMAILS'));
    await accept(ada, world.newestToken());
    expect(world.role(ADA)).toBe('responder');
  });

  it('withdraws an open invitation, which ends its link, and finds none of another business', async () => {
    await world.invite();
    const withdraw = (businessId = PLACE) => world.useCases().invite.withdraw(olive, businessId, 1);
    await expect(withdraw(HIDDEN_PLACE)).rejects.toMatchObject(refused('INVITATION_NOT_FOUND'));
    await withdraw();
    await expect(withdraw()).rejects.toMatchObject(refused('INVITATION_OVER'));
    await expect(accept()).rejects.toMatchObject(refused('INVITATION_OVER'));
    expect(world.did()).toEqual([
      [OLIVE, 'invited'],
      [OLIVE, 'invitation_withdrawn'],
    ]);
  });
});

describe('AnswerInvitation', () => {
  it('gives the recipient the role once, tells the owner, and records it', async () => {
    await world.invite();
    await accept();
    expect([world.role(ADA), stored()[0]?.state]).toEqual(['responder', 'accepted']);
    expect(world.memory.state.outbox.at(-1)).toMatchObject({
      memberId: OLIVE,
      content: { subject: 'Ada Lovelace joined Patio' },
    });
    expect(world.did().at(-1)).toEqual([ADA, 'joined']);
    for (const answer of [accept, decline]) {
      await expect(answer()).rejects.toMatchObject(refused('INVITATION_OVER'));
    }
    expect(world.memory.state.crew.people).toHaveLength(1);
  });

  it('declines without giving a role, and emails the owner', async () => {
    await world.invite();
    await decline();
    expect([world.role(ADA), stored()[0]?.state]).toEqual([null, 'declined']);
    expect(world.memory.state.outbox.at(-1)).toMatchObject({
      memberId: OLIVE,
      content: { subject: 'Your invitation to Patio was declined' },
    });
    expect(world.did().at(-1)).toEqual([ADA, 'invitation_declined']);
  });

  it('is for the account with the address only', async () => {
    await world.invite();
    for (const answer of [accept, decline]) {
      await expect(answer(mia)).rejects.toMatchObject(refused('INVITATION_OF_OTHERS'));
      await expect(answer(mia)).rejects.not.toMatchObject({ message: expect.stringContaining(EMAIL.ada) });
      await expect(answer(ada, 'another')).rejects.toMatchObject(refused('INVITATION_NOT_FOUND'));
    }
    expect([world.memory.state.crew.people, stored()[0]?.state]).toEqual([[], 'open']);
  });

  it('ends after its time, and for a member who got a role in another way', async () => {
    await world.invite();
    world.give(ADA, 'manager');
    await expect(accept()).rejects.toMatchObject(refused('INVITATION_REFUSED'));
    world.memory.state.crew.people = [];
    world.clock.time = daysAfter(world.clock.time, 7);
    await expect(accept()).rejects.toMatchObject(refused('INVITATION_OVER'));
    expect(await show(ada)).toMatchObject({ state: 'expired' });
  });

  it('shows each viewer their relation to it, and masks the address', async () => {
    await world.invite();
    world.give(mia.userId, 'manager');
    const viewers = [];
    for (const actor of [null, ada, mia, olive]) viewers.push((await show(actor)).viewer);
    expect(viewers).toEqual(['visitor', 'recipient', 'person', 'person']);
    expect(await show(null)).toMatchObject({
      state: 'open',
      role: 'responder',
      business: { id: PLACE, name: 'Patio' },
    });
    expect(JSON.stringify(await show(null))).not.toContain(EMAIL.ada);
    expect(stored()[0]?.state).toBe('open');
  });
});
