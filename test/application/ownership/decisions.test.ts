import { beforeEach, describe, expect, it } from '@jest/globals';
import { ANSWER_DAYS } from '../../../domain/ownership/ownership-request.js';
import { mia, olive, OwnershipWorld, PLACE } from '../../support/ownership/ownership-world.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let world: OwnershipWorld;
beforeEach(async () => {
  world = new OwnershipWorld();
  await world.ask({ documents: [world.upload(ADA)] });
});

const approve = { decision: 'approve', reason: 'The lease names Ada.' } as const;
const reject = { decision: 'reject', reason: 'The lease names Olive.', adminNotes: 'Called.' } as const;
const refused = { code: 'OWNERSHIP_REQUEST_MOVE_REFUSED' };

/** Nobody answers, so that the request goes to an administrator. */
async function review(): Promise<void> {
  world.wait(ANSWER_DAYS);
  await world.useCases().settle.run();
  world.emails();
}

describe('DecideOnOwnershipRequest', () => {
  it('approves: the requester is the owner, both sides get an email, and the audit log has the reason', async () => {
    await review();
    await world.decide(1, approve);
    expect([world.owner, world.statuses]).toEqual([ADA, ['approved']]);
    expect(world.emails()).toEqual([`ownership-request:1:approved ${ADA}`, `ownership-request:1:taken ${OLIVE}`]);
    const shown = { businessId: PLACE, documents: 1, ownerDocuments: 0 };
    expect(world.memory.state.audit).toEqual([
      {
        ...{ actor: 'Walter', action: 'ownership.approve', targetType: 'ownership_request', targetId: '1' },
        ...{ before: { status: 'under_review', ...shown }, after: { status: 'approved', ...shown } },
        reason: approve.reason,
      },
    ]);
  });

  it('rejects: the owner stays, both sides get an email with the reason and without the notes', async () => {
    await review();
    await world.decide(1, reject);
    expect([world.owner, world.statuses]).toEqual([OLIVE, ['rejected']]);
    expect(world.memory.state.ownershipRequests).toMatchObject([
      { reviewedBy: 'Walter', reviewedAt: world.clock.time, decisionReason: reject.reason, adminNotes: 'Called.' },
    ]);
    const emails = JSON.stringify(world.memory.state.outbox);
    expect(emails.split(reject.reason)).toHaveLength(3);
    expect(emails).not.toContain('Called.');
    expect(world.emails()).toEqual([`ownership-request:1:rejected ${ADA}`, `ownership-request:1:kept ${OLIVE}`]);
  });

  it('closes the other requests for a business that gets another owner', async () => {
    await world.ask({}, mia);
    await review();
    await world.decide(1, approve);
    expect(world.statuses).toEqual(['approved', 'closed']);
    await expect(world.decide(2, approve)).rejects.toMatchObject(refused);
  });

  it('decides once, and names the administrator who was first', async () => {
    await review();
    await world.decide(1, reject);
    await expect(world.decide(1, approve)).rejects.toMatchObject({
      ...refused,
      message: expect.stringMatching(/^Walter has already decided/),
    });
    expect(world.memory.state.audit).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ['the owner has changed', () => world.own(mia.userId)],
    ['nobody owns the business', () => world.own(null)],
    ['the requester has closed their account', () => world.close(ADA)],
  ])('cannot approve if %s', async (_, change) => {
    await review();
    change();
    const before = world.owner;
    await expect(world.decide(1, approve)).rejects.toMatchObject(refused);
    expect([world.owner, world.statuses, world.memory.state.audit]).toEqual([before, ['under_review'], []]);
  });

  it('does not decide before the owner had time to answer, or about an unknown request', async () => {
    await expect(world.decide(1, approve)).rejects.toMatchObject(refused);
    await expect(world.decide(2, approve)).rejects.toMatchObject({ code: 'OWNERSHIP_REQUEST_NOT_FOUND' });
    await world.useCases().answer.decline(olive, 1, { reason: 'It is mine.', documents: [] });
    await expect(world.decide(1, approve)).rejects.toMatchObject(refused);
  });
});
