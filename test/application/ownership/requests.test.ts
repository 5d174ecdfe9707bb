import { beforeEach, describe, expect, it } from '@jest/globals';
import { ANSWER_DAYS, ESCALATE_DAYS } from '../../../domain/ownership/ownership-request.js';
import { ada, ended, HERS, mia, olive, OwnershipWorld, PLACE } from '../../support/ownership/ownership-world.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let world: OwnershipWorld;
beforeEach(() => {
  world = new OwnershipWorld();
});

const refused = (code: string) => ({ code });
const stored = () => world.memory.state.ownershipRequests[0];
const accept = (caller = olive, id = 1, premium: 'keep' | 'end' = 'keep') =>
  world.useCases().answer.accept(caller, world.clock.time, id, premium);
const decline = (actor = olive, documents: readonly string[] = []) =>
  world.useCases().answer.decline(actor, 1, { reason: 'It is mine.', documents });

describe('RequestOwnership', () => {
  it('stores the request with its documents, and emails the owner by name', async () => {
    const documents = [world.upload(ADA)];
    expect(await world.ask({ documents })).toBe(1);
    expect(stored()).toMatchObject({ requesterId: ADA, ownerId: OLIVE, status: 'waiting', documents });
    expect(world.memory.state.uploads).toMatchObject([{ freeSince: null }]);
    const [email] = world.memory.state.outbox;
    expect(email).toMatchObject({ dedupeKey: 'ownership-request:1:received', memberId: OLIVE, service: true });
    expect(email).toMatchObject({ content: { subject: 'Ada Lovelace asks to become the owner of Patio' } });
    expect(JSON.stringify(email)).not.toContain('/uploads/');
  });

  it('refuses the owner, places that nobody owns, places that are not public, and a second open request', async () => {
    await expect(world.ask({}, olive)).rejects.toMatchObject(refused('OWN_BUSINESS'));
    await expect(world.ask({}, olive, HERS)).rejects.toMatchObject(refused('BUSINESS_NOT_FOUND'));
    await expect(world.ask({}, ada, 999)).rejects.toMatchObject(refused('BUSINESS_NOT_FOUND'));
    await world.ask();
    await expect(world.ask()).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_EXISTS'));
    world.own(null);
    await expect(world.ask({}, mia)).rejects.toMatchObject(refused('NO_OWNER_TO_ASK'));
    expect(world.emails()).toEqual([`ownership-request:1:received ${OLIVE}`]);
  });

  it('stores nothing if a document belongs to someone else', async () => {
    const documents = [world.upload(OLIVE)];
    await expect(world.ask({ documents })).rejects.toMatchObject(refused('INVALID_INPUT'));
    expect([world.statuses, world.emails()]).toEqual([[], []]);
    expect(world.memory.state.uploads[0]?.freeSince).not.toBeNull();
  });
});

describe('AnswerOwnershipRequest', () => {
  it('makes the requester the owner, ends all roles, and closes other requests and offers', async () => {
    world.memory.state.crew.people.push({ businessId: PLACE, memberId: mia.userId, role: 'manager' });
    await world.ask();
    await world.ask({}, mia);
    await world.offer({ email: 'kim@example.com' });
    world.emails();
    await accept();
    expect([world.owner, world.statuses]).toEqual([ADA, ['accepted', 'closed', 'closed']]);
    expect(world.memory.state.crew.people).toEqual([]);
    expect(world.emails().toSorted()).toEqual([
      'business-transfer:1:closed kim@example.com',
      `ownership-request:1:accepted ${ADA}`,
      `ownership-request:1:given_away ${OLIVE}`,
      `ownership-request:2:closed ${mia.userId}`,
      expect.stringMatching(`^people:${PLACE}:ended:.* ${mia.userId}$`),
    ]);
  });

  it.each([
    ['keep', false],
    ['end', true],
  ] as const)('with %s, ends the Premium that the former owner pays, at once: %s', async (premium, now) => {
    world.pay();
    await world.ask();
    await accept(olive, 1, premium);
    const data = { businessId: PLACE, now, payer: OLIVE };
    expect(world.memory.state.jobs).toEqual([{ name: 'end-subscription', data }]);
  });

  it('is for the asked owner only, with a recent sign-in and an open session, while they own the business', async () => {
    await world.ask();
    for (const other of [ada, mia]) {
      await expect(accept(other)).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_NOT_FOUND'));
      await expect(decline(other)).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_NOT_FOUND'));
    }
    const { answer } = world.useCases();
    for (const signedInAt of [null, new Date(world.clock.time.getTime() - 86_400_000)]) {
      expect(() => answer.accept(olive, signedInAt, 1, 'keep')).toThrow(
        expect.objectContaining(refused('REAUTHENTICATION_REQUIRED')),
      );
    }
    await expect(accept(ended(olive))).rejects.toMatchObject(refused('UNAUTHORIZED'));
    world.own(mia.userId);
    await expect(accept()).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_MOVE_REFUSED'));
    await expect(decline()).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_MOVE_REFUSED'));
    expect([world.owner, world.statuses]).toEqual([mia.userId, ['waiting']]);
  });

  it('does not give the business to a member who closed their account', async () => {
    await world.ask();
    world.close(ADA);
    await expect(accept()).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_MOVE_REFUSED'));
    expect([world.owner, world.statuses]).toEqual([OLIVE, ['waiting']]);
  });

  it('waits until the former owner can no longer undo the last handover', async () => {
    await world.offer({}, olive);
    await world.useCases().accept.accept(ada, 'hash of secret-1');
    await world.ask({}, mia);
    await expect(accept(ada)).rejects.toMatchObject(refused('TRANSFER_TOO_SOON'));
    world.wait(7);
    await accept(ada);
    expect(world.owner).toBe(mia.userId);
  });

  it('declines once, with a reason and documents of the owner, and emails the requester', async () => {
    await world.ask();
    world.emails();
    const documents = [world.upload(OLIVE)];
    await decline(olive, documents);
    const answered = { ownerReason: 'It is mine.', ownerDocuments: documents, ownerAnsweredAt: world.clock.time };
    expect(stored()).toMatchObject({ status: 'declined', ...answered });
    expect(world.emails()).toEqual([`ownership-request:1:declined ${ADA}`]);
    await expect(decline()).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_MOVE_REFUSED'));
  });

  it('gives the owner’s side of a request under review once, without an email', async () => {
    await world.ask();
    world.wait(ANSWER_DAYS);
    await world.useCases().settle.run();
    world.emails();
    await decline();
    expect(stored()).toMatchObject({ status: 'under_review', ownerReason: 'It is mine.' });
    expect(world.emails()).toEqual([]);
    await expect(decline()).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_MOVE_REFUSED'));
  });
});

describe('FollowOwnRequest', () => {
  const withdraw = (actor = ada) => world.useCases().follow.withdraw(actor, 1);
  const escalate = (actor = ada) => world.useCases().follow.escalate(actor, 1);

  it('withdraws the member’s own request, tells the owner once, and leaves a decided one', async () => {
    await world.ask();
    world.emails();
    await expect(withdraw(olive)).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_NOT_FOUND'));
    await withdraw();
    await withdraw();
    expect([world.statuses, world.emails()]).toEqual([['withdrawn'], [`ownership-request:1:withdrawn ${OLIVE}`]]);
    await world.ask({}, mia);
    await world.useCases().answer.accept(olive, world.clock.time, 2, 'keep');
    await expect(world.useCases().follow.withdraw(mia, 2)).rejects.toMatchObject(
      refused('OWNERSHIP_REQUEST_MOVE_REFUSED'),
    );
  });

  it('takes a declined request with a document to an administrator, and tells the owner', async () => {
    await world.ask({ documents: [world.upload(ADA)] });
    await decline();
    world.emails();
    await expect(escalate(olive)).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_NOT_FOUND'));
    await escalate();
    expect(world.statuses).toEqual(['under_review']);
    expect(world.emails()).toEqual([`ownership-request:1:reviewed_for_owner ${OLIVE}`]);
  });

  it.each<[string, boolean, () => void]>([
    ['has no document', false, () => undefined],
    ['was declined too long ago', true, () => world.wait(ESCALATE_DAYS)],
    ['is about a business that has another owner by now', true, () => world.own(mia.userId)],
    ['is about a business without an owner', true, () => world.own(null)],
  ])('does not take a declined request to an administrator if it %s', async (_, hasDocument, change) => {
    await world.ask({ documents: hasDocument ? [world.upload(ADA)] : [] });
    await decline();
    change();
    await expect(escalate()).rejects.toMatchObject(refused('OWNERSHIP_REQUEST_MOVE_REFUSED'));
    expect(world.statuses).toEqual(['declined']);
  });
});
