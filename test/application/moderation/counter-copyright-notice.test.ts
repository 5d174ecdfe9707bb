import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CopyrightNoticeRecord, NewCounterNotice } from '../../../application/moderation/copyright-ports.js';
import { CopyrightNotices } from '../../../application/moderation/copyright-ports.js';
import { CounterCopyrightNotice } from '../../../application/moderation/counter-copyright-notice.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const COUNTER = {
  ...{ name: 'Ada L', postalAddress: '2 Oak St, Austin TX', phone: '512 555 0100', signature: 'A. L' },
  statement: 'I took it myself.',
};
const ITEM = { path: '/pet-profiles/7', targetType: 'pet_profile', targetId: '7' } as const;
const DOWN = { ...ITEM, id: 1, authorId: ADA, memberNoticeId: 3, takenDownAt: new Date(), restoredAt: null };
const NOTICE: CopyrightNoticeRecord = {
  ...{ id: 12, name: 'Clara Claim', email: 'clara@example.com', postalAddress: '1 Elm St', phone: null },
  ...{ work: 'My photo of a dog.', signature: 'C. Claim', status: 'taken_down', reason: null, decidedBy: 'Grace' },
  ...{ decidedAt: new Date(), items: [ITEM], takenDown: [DOWN], counterNotices: [] },
};

/** A repository with one notice, to which each member can respond once. */
class OneNotice extends CopyrightNotices {
  readonly counters: NewCounterNotice[] = [];

  constructor(private readonly notice: CopyrightNoticeRecord) {
    super();
  }

  override async add(): Promise<number> {
    return this.notice.id;
  }

  override async hold(id: number): Promise<CopyrightNoticeRecord | null> {
    return id === this.notice.id ? this.notice : null;
  }

  override async decide(): Promise<void> {}

  override async addCounter(counter: NewCounterNotice): Promise<number | null> {
    if (this.counters.some(({ memberId }) => memberId === counter.memberId)) return null;
    return this.counters.push(counter);
  }

  override async decideCounter(): Promise<void> {}
}

let memory: Memory;
let notices: OneNotice;

beforeEach(() => {
  [memory, notices] = [new Memory(), new OneNotice(NOTICE)];
});

const counter = (userId: string, id = 12) =>
  new CounterCopyrightNotice(new FakeTransaction(memory), notices, new FakeOutbox(memory), new FakeClock()).run(
    ...([{ userId }, id, COUNTER] as const),
  );

describe('filing a counter-notice', () => {
  it('stores one per member and sends a copy to the sender of the notice', async () => {
    await counter(ADA);
    expect(notices.counters).toMatchObject([{ ...COUNTER, noticeId: 12, memberId: ADA }]);
    await expect(counter(ADA)).rejects.toMatchObject({
      ...{ code: 'COPYRIGHT_MOVE_REFUSED', message: 'You have already sent a counter-notice to this notice.' },
    });
    expect(memory.state.outbox).toMatchObject([{ to: 'clara@example.com', dedupeKey: 'copyright:12:counter 1' }]);
  });

  it('throws the same error for a member who lost nothing and for an unknown notice', async () => {
    const refused = { code: 'COPYRIGHT_NOTICE_NOT_FOUND', message: 'Copyright notice not found' };
    await expect(counter(OLIVE)).rejects.toMatchObject(refused);
    await expect(counter(ADA, 13)).rejects.toMatchObject(refused);
    expect([notices.counters, memory.state.outbox]).toEqual([[], []]);
  });

  it('throws if everything taken down has been restored', async () => {
    notices = new OneNotice({ ...NOTICE, takenDown: [{ ...DOWN, restoredAt: new Date() }] });
    await expect(counter(ADA)).rejects.toMatchObject({
      code: 'COPYRIGHT_MOVE_REFUSED',
      message: 'This notice no longer hides any of your content, so there is nothing to dispute.',
    });
  });
});
