import { describe, expect, it } from '@jest/globals';
import { FindNamed } from '../../../application/moderation/find-named.js';
import { SendCopyrightNotice } from '../../../application/moderation/send-copyright-notice.js';
import { SharedLimits } from '../../../application/shared/shared-limits.js';
import { FewThings, OneCopyrightNotice, PAGE, PET, REVIEW } from '../../support/fakes/moderation/copyright.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation/moderation-cases.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA } from '../../support/search/seeded.js';

const CLAIMANT = {
  ...{ name: 'Clara Claim', email: 'Clara@Example.com', postalAddress: '1 Elm St', work: 'My photo.', signature: 'C' },
};

/** Records what was counted and returns the wait time that the test sets. */
class Waiting extends SharedLimits {
  readonly counted: unknown[] = [];

  constructor(private readonly wait: number) {
    super();
  }

  override async take(...what: readonly unknown[]) {
    this.counted.push(what);
    return { wait: this.wait, counted: null };
  }

  override async takeBackingOff(): Promise<boolean> {
    return true;
  }

  override async giveBack(): Promise<void> {}

  override async forget(): Promise<void> {}
}

async function send(given: object = {}, { userId, wait = 0 }: { userId?: string; wait?: number } = {}) {
  const memory = new Memory();
  const [clock, limits] = [new FakeClock(), new Waiting(wait)];
  const notices = new OneCopyrightNotice({
    ...{ ...CLAIMANT, id: 12, phone: null, status: 'received', reason: null, decidedBy: null, decidedAt: null },
    ...{ items: [], takenDown: [], counterNotices: [] },
  });
  const shown = { state: 'shown', isVisible: true, words: '', path: '/business/3' } as const;
  const find = new FindNamed(
    new FewThings(),
    new FakePublishedContentReads([
      { targetType: 'review', targetId: '1', authorId: ADA, ...shown },
      { targetType: 'pet_profile', targetId: '8', authorId: ADA, ...shown, isVisible: false },
    ]),
    'https://paws.example',
  );
  const useCase = new SendCopyrightNotice(
    ...([new FakeTransaction(memory), notices, find, limits, new FakeOutbox(memory), clock] as const),
    'agent@paws.example',
  );
  const input = { ...CLAIMANT, addresses: ['/business/3#review-1', '/business/3'], ...given };
  const answer = await useCase.run(userId === undefined ? null : { userId }, input);
  const mails = memory.state.outbox.map((mail) => [mail.dedupeKey, mail.kind === 'mail' ? mail.to : null]);
  return { answer, mails, added: notices.added, counted: limits.counted, outbox: memory.state.outbox, clock };
}

describe('sending a copyright notice', () => {
  it('stores the notice with its content, emails the agent, and confirms receipt to the sender', async () => {
    const { answer, mails, added, counted, clock } = await send();
    expect(answer).toEqual({ id: 12, status: 'received' });
    expect(added).toEqual([
      { ...CLAIMANT, phone: null, items: [REVIEW, PAGE], claimantId: null, createdAt: clock.time },
    ]);
    expect(mails).toEqual([
      ['copyright:12:agent', 'agent@paws.example'],
      ['copyright:12:received', 'Clara@Example.com'],
    ]);
    expect(counted).toEqual([['copyrightMails', 'clara@example.com', [{ requests: 10, seconds: 86_400 }]]]);
  });

  it('stores the signed-in member, and the phone number if given', async () => {
    const { added } = await send({ phone: '512 555 0100' }, { userId: ADA });
    expect(added).toMatchObject([{ claimantId: ADA, phone: '512 555 0100' }]);
    expect((await send({ phone: '' })).added).toMatchObject([{ phone: null }]);
  });

  it('stores the notice even if its mailbox has reached the email limit, but sends no email', async () => {
    const { mails, added } = await send({}, { wait: 60 });
    expect([mails, added.length]).toEqual([[['copyright:12:agent', 'agent@paws.example']], 1]);
  });

  it("throws for content that visitors can't see", async () => {
    await expect(send({ addresses: [PET.path] })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: [{ path: 'addresses.0' }] },
    });
  });
});
