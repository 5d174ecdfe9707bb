import { beforeEach, describe, expect, it } from '@jest/globals';
import { OFFER_DAYS, UNDO_DAYS } from '../../../domain/ownership/business-transfer.js';
import { daysAfter } from '../../../domain/shared/days.js';
import { ada, EMAIL, ended, HERS, mia, olive, OwnershipWorld, PLACE } from '../../support/ownership/ownership-world.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let world: OwnershipWorld;
beforeEach(() => {
  world = new OwnershipWorld();
});

const LINK = 'hash of secret-1';
const refused = (code: string) => ({ code });
const stored = () => world.memory.state.transfers[0];
const accept = (caller = ada, link = LINK) => world.useCases().accept.accept(caller, link);
const decline = (caller = ada, link = LINK) => world.useCases().accept.decline(caller, link);
const withdraw = (actor = olive) => world.useCases().takeBack.withdraw(actor, 1);
const undo = (caller = olive, signedInAt: Date | null = world.clock.time) =>
  world.useCases().takeBack.undo(caller, signedInAt, 1);

describe('OfferTransfer', () => {
  it('emails the link to the address only, and tells the owner', async () => {
    expect(await world.offer({ email: 'kim@example.com' })).toBe(1);
    expect(stored()).toMatchObject({ fromId: OLIVE, toEmail: 'kim@example.com', tokenHash: LINK, status: 'offered' });
    expect(stored()?.expiresAt).toEqual(daysAfter(world.clock.time, OFFER_DAYS));
    const [offered, sent] = world.memory.state.outbox;
    expect(offered).toMatchObject({
      to: 'kim@example.com',
      content: { action: { path: '/business-transfer/secret-1' } },
    });
    expect(sent).toMatchObject({ memberId: OLIVE, dedupeKey: 'business-transfer:1:sent' });
    expect(JSON.stringify(sent)).not.toContain('secret-1');
  });

  it('is for the owner with a recent sign-in and an open session, and not to themselves', async () => {
    await expect(world.offer({}, mia)).rejects.toMatchObject(refused('FORBIDDEN'));
    await expect(world.offer({}, olive, HERS)).rejects.toMatchObject(refused('BUSINESS_NOT_FOUND'));
    await expect(world.offer({}, olive, 999)).rejects.toMatchObject(refused('BUSINESS_NOT_FOUND'));
    await expect(world.offer({}, ended(olive))).rejects.toMatchObject(refused('UNAUTHORIZED'));
    await expect(world.offer({ email: ' OLIVE@example.com' })).rejects.toMatchObject(refused('INVALID_INPUT'));
    const { offer } = world.useCases();
    const input = { email: EMAIL.ada, premium: 'keep' } as const;
    expect(() => offer.run(olive, null, PLACE, input)).toThrow(
      expect.objectContaining(refused('REAUTHENTICATION_REQUIRED')),
    );
    expect([world.statuses, world.emails()]).toEqual([[], []]);
  });

  it('refuses a manager', async () => {
    world.memory.state.crew.people.push({ businessId: PLACE, memberId: mia.userId, role: 'manager' });
    await expect(world.offer({}, mia)).rejects.toMatchObject(refused('FORBIDDEN'));
  });

  it('is refused during another offer, and while the former owner can undo a handover', async () => {
    await world.offer();
    await expect(world.offer({ email: EMAIL.mia })).rejects.toMatchObject(refused('TRANSFER_EXISTS'));
    await accept();
    await expect(world.offer({ email: EMAIL.mia }, ada)).rejects.toMatchObject(refused('TRANSFER_TOO_SOON'));
    world.wait(UNDO_DAYS);
    expect(await world.offer({ email: EMAIL.mia }, ada)).toBe(2);
  });
});

describe('AnswerTransfer', () => {
  it('makes the recipient the owner, ends all roles, closes requests, and emails both', async () => {
    world.memory.state.crew.people.push({ businessId: PLACE, memberId: mia.userId, role: 'responder' });
    world.memory.state.crew.activity.push({ businessId: PLACE, actorId: OLIVE, action: 'listing_changed' });
    await world.ask({}, mia);
    await world.offer();
    world.emails();
    expect(await accept()).toBe(PLACE);
    expect([world.owner, world.statuses]).toEqual([ADA, ['closed', 'accepted']]);
    const undoUntil = daysAfter(world.clock.time, UNDO_DAYS);
    expect(stored()).toMatchObject({ toId: ADA, acceptedAt: world.clock.time, undoUntil });
    expect(world.memory.state.crew.people).toEqual([]);
    expect(world.emails().toSorted()).toEqual([
      `business-transfer:1:handed_over ${OLIVE}`,
      `business-transfer:1:received ${ADA}`,
      `ownership-request:1:closed ${mia.userId}`,
      expect.stringMatching(`^people:${PLACE}:ended:.* ${mia.userId}$`),
    ]);
  });

  it.each([
    ['keep', false],
    ['end', true],
  ] as const)('with %s, ends the Premium that the former owner pays, at once: %s', async (premium, now) => {
    world.pay();
    await world.offer({ premium });
    await accept();
    const data = { businessId: PLACE, now, payer: OLIVE };
    expect(world.memory.state.jobs).toEqual([{ name: 'end-subscription', data }]);
  });

  it('takes the link, an open session, and the account with the address', async () => {
    await world.offer();
    for (const answer of [accept, decline]) {
      await expect(answer(ada, 'hash of another')).rejects.toMatchObject(refused('TRANSFER_LINK_INVALID'));
      await expect(answer(mia)).rejects.toMatchObject(refused('TRANSFER_WRONG_ACCOUNT'));
      await expect(answer(ended(ada))).rejects.toMatchObject(refused('UNAUTHORIZED'));
    }
    expect([world.owner, world.statuses]).toEqual([OLIVE, ['offered']]);
  });

  it('is over after the offer’s time, and after one answer', async () => {
    await world.offer();
    const made = world.clock.time;
    world.wait(OFFER_DAYS);
    await expect(accept()).rejects.toMatchObject(refused('TRANSFER_MOVE_REFUSED'));
    world.clock.time = new Date(daysAfter(made, OFFER_DAYS).getTime() - 1);
    await decline();
    expect(world.emails().at(-1)).toBe(`business-transfer:1:declined ${OLIVE}`);
    await expect(accept()).rejects.toMatchObject({
      ...refused('TRANSFER_MOVE_REFUSED'),
      message: 'This offer was already declined.',
    });
  });

  it('does not give away what no longer belongs to the person who offered it', async () => {
    await world.offer();
    world.own(mia.userId);
    await expect(accept()).rejects.toMatchObject(refused('TRANSFER_MOVE_REFUSED'));
    expect([world.owner, world.statuses]).toEqual([mia.userId, ['offered']]);
  });
});

describe('TakeBackTransfer', () => {
  it('withdraws the owner’s own offer, which ends the link, and tells the recipient once', async () => {
    await world.offer();
    world.emails();
    await expect(withdraw(ada)).rejects.toMatchObject(refused('TRANSFER_NOT_FOUND'));
    await withdraw();
    await withdraw();
    expect([world.statuses, world.emails()]).toEqual([['withdrawn'], [`business-transfer:1:withdrawn ${EMAIL.ada}`]]);
    await expect(accept()).rejects.toMatchObject(refused('TRANSFER_MOVE_REFUSED'));
  });

  it('makes the former owner the owner again, and ends what the other owner started', async () => {
    await world.offer();
    await accept();
    world.memory.state.crew.people.push({ businessId: PLACE, memberId: mia.userId, role: 'manager' });
    world.emails();
    await undo();
    expect([world.owner, world.statuses, stored()?.undoUntil]).toEqual([OLIVE, ['undone'], null]);
    expect(world.memory.state.crew.people).toEqual([]);
    expect(world.emails()).toEqual([
      expect.stringMatching(`^people:${PLACE}:ended:.* ${mia.userId}$`),
      `business-transfer:1:returned ${OLIVE}`,
      `business-transfer:1:taken_back ${ADA}`,
    ]);
    await expect(undo()).rejects.toMatchObject(refused('TRANSFER_MOVE_REFUSED'));
  });

  it('is for the former owner with a recent sign-in and an open session', async () => {
    await world.offer();
    await expect(undo()).rejects.toMatchObject(refused('TRANSFER_MOVE_REFUSED'));
    await accept();
    for (const other of [ada, mia]) await expect(undo(other)).rejects.toMatchObject(refused('TRANSFER_NOT_FOUND'));
    expect(() => undo(olive, null)).toThrow(expect.objectContaining(refused('REAUTHENTICATION_REQUIRED')));
    await expect(undo(ended(olive))).rejects.toMatchObject(refused('UNAUTHORIZED'));
    expect(world.owner).toBe(ADA);
  });

  it.each<[string, () => void]>([
    ['its time is over', () => world.wait(UNDO_DAYS)],
    ['the business has another owner by now', () => world.own(mia.userId)],
  ])('cannot undo a handover if %s', async (_, change) => {
    await world.offer();
    await accept();
    change();
    const before = world.owner;
    await expect(undo()).rejects.toMatchObject(refused('TRANSFER_MOVE_REFUSED'));
    expect([world.owner, world.statuses]).toEqual([before, ['accepted']]);
  });
});
