import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CopyrightNoticeRecord } from '../../../application/moderation/copyright-ports.js';
import {
  DecideOnCopyrightNotice,
  type DecisionOnCounter,
  type DecisionOnNotice,
} from '../../../application/moderation/decide-on-copyright-notice.js';
import { FindNamed } from '../../../application/moderation/find-named.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import { TakeDownContent } from '../../../application/moderation/take-down-content.js';
import type { PublishedContent } from '../../../application/moderation/ports.js';
import { waitingPeriod } from '../../../domain/moderation/copyright-notice.js';
import type { ModerationTarget } from '../../../domain/moderation/target.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import {
  FewThings,
  OneCopyrightNotice,
  OrderedContents,
  PAGE,
  PHOTO,
  REVIEW,
} from '../../support/fakes/moderation/copyright.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation/moderation-cases.js';
import { FakeNotices } from '../../support/fakes/moderation/moderation-decisions.js';
import { FakeNoticeRecords, FakeTakedowns } from '../../support/fakes/moderation/moderation.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const SITE = 'https://paws.example';
const NOTICE: CopyrightNoticeRecord = {
  ...{ id: 12, name: 'Clara Claim', email: 'clara@example.com', postalAddress: '1 Elm St', phone: null },
  ...{ work: 'My photo of a dog.', signature: 'C. Claim', status: 'received', reason: null, decidedBy: null },
  ...{ decidedAt: null, items: [PHOTO, REVIEW, PAGE], takenDown: [], counterNotices: [] },
};

const clock = new FakeClock();
let memory: Memory;
let notices: OneCopyrightNotice;
let told: FakeNotices;
let contents: OrderedContents;
let published: (ModerationTarget & PublishedContent)[];
let takedowns: FakeTakedowns;

const is = { isVisible: true, words: 'Words', path: '/business/3' };

beforeEach(() => {
  [memory, notices, told, contents] = [
    new Memory(),
    new OneCopyrightNotice(NOTICE),
    new FakeNotices(),
    new OrderedContents(),
  ];
  takedowns = new FakeTakedowns();
  clock.time = new Date('2026-05-01T09:30:00.000Z');
  published = [
    { targetType: 'photo', targetId: '/uploads/a.webp', authorId: null, state: 'shown', ...is },
    { targetType: 'review', targetId: '1', authorId: ADA, state: 'shown', ...is },
  ];
});

function decide(given: DecisionOnNotice | DecisionOnCounter, id = 12): Promise<void> {
  const reads = new FakePublishedContentReads(published);
  const showAgain = new ReleaseContent(reads, takedowns, new FakeNoticeRecords(memory));
  return new DecideOnCopyrightNotice(
    new FakeTransaction(memory),
    notices,
    new FindNamed(new FewThings(), reads, SITE),
    new TakeDownContent(reads, contents, showAgain, told, SITE),
    new FakeAuditLog(memory),
    new FakeOutbox(memory),
    clock,
  ).run({ name: 'Grace' }, id, given);
}

const mails = () =>
  memory.state.outbox.map((message) =>
    message.kind === 'mail' ? [message.dedupeKey, message.to, message.memberId] : [],
  );

const words = () => JSON.stringify(memory.state.outbox);

describe('accepting a copyright notice', () => {
  it('an accepted copyright notice hides the named content except business pages, and notifies the authors', async () => {
    await decide({ decision: 'accept', reason: 'It is hers.' });
    expect(contents.steps).toEqual(['hold review photo', 'review hidden', 'photo hidden']);
    const decided = { id: 12, status: 'taken_down', reason: 'It is hers.', decidedBy: 'Grace', decidedAt: clock.time };
    const down = { takenDownAt: clock.time, restoredAt: null };
    expect(notices.decided).toEqual([
      [
        decided,
        [
          { ...PHOTO, authorId: null, memberNoticeId: null, ...down },
          { ...REVIEW, authorId: ADA, memberNoticeId: 1, ...down },
        ],
      ],
    ]);
    expect(told.given).toEqual([
      {
        ...{ memberId: ADA, kind: 'content_hidden', reason: 'copyright', decidedBy: 'Grace' },
        target: { targetType: 'review', targetId: '1' },
        note: expect.stringMatching(
          /^It is hers\.\n\nClara Claim says .*https:\/\/paws\.example\/copyright\/12\/counter$/,
        ),
      },
    ]);
  });

  it("emails the sender of a copyright notice which content was taken down, and logs it without anyone's words", async () => {
    await decide({ decision: 'accept' });
    expect(mails()).toEqual([['copyright:12:taken_down', 'clara@example.com', null]]);
    expect(words()).toContain('/business/3\\n/business/3');
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Grace', action: 'copyright.accept', targetType: 'copyright_notice', targetId: '12', reason: null },
        before: { status: 'received' },
        after: { status: 'taken_down', content: ['photo /uploads/a.webp', 'review 1'] },
      },
    ]);
  });

  it("an accepted copyright notice skips deleted content, and doesn't change content that was already hidden", async () => {
    published = published.flatMap((each) => (each.targetType === 'review' ? [{ ...each, state: 'removed' }] : []));
    await decide({ decision: 'accept' });
    expect(contents.steps).toEqual(['hold review photo']);
    expect(notices.decided).toMatchObject([[{ reason: null }, [{ targetType: 'review' }]]]);
    published = [];
    await expect(decide({ decision: 'accept' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: [
        {
          path: 'addresses',
          message: 'None of this content exists anymore. Name other content to take down, or refuse the notice.',
        },
      ],
    });
  });

  it('takes down the content that the administrator names instead, even hidden content, each item once', async () => {
    published = published.map((each) => ({ ...each, isVisible: false }));
    await decide({ decision: 'accept', addresses: ['/business/3#review-1', `${SITE}/x#review-1`, '/business/3'] });
    expect(notices.decided).toMatchObject([[{ status: 'taken_down' }, [REVIEW]]]);
    expect((notices.decided as [unknown, unknown[]][])[0]?.[1]).toHaveLength(1);
  });

  it('accepting a copyright notice requires content: reports each unknown address, and rejects a page alone', async () => {
    const [one, other] = ['/nowhere', '/pet-profiles/8'];
    const message = (address: string) =>
      `We found nothing at ${address}. Enter the address of a review, response, Guide Dog, pet, photo, or business on this site.`;
    await expect(decide({ decision: 'accept', addresses: ['/business/3', one, other] })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', message: message(one) },
      errors: [
        { path: 'addresses.1', message: message(one) },
        { path: 'addresses.2', message: message(other) },
      ],
    });
    await expect(decide({ decision: 'accept', addresses: ['/business/3'] })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: [expect.objectContaining({ path: 'addresses' })] },
      message:
        'Name the photos, reviews, or other content to take down. A business page cannot be taken down as a whole.',
    });
    expect([notices.decided, told.given, memory.state.outbox, memory.state.audit]).toEqual([[], [], [], []]);
  });
});

describe('refusing a copyright notice', () => {
  it('refusing a copyright notice changes only its status and emails the sender the reason', async () => {
    await decide({ decision: 'refuse', reason: 'It is a fact.' });
    expect(notices.decided).toMatchObject([[{ status: 'refused', reason: 'It is a fact.', decidedBy: 'Grace' }, []]]);
    expect(contents.steps).toEqual(['hold ']);
    expect([mails(), told.given]).toEqual([[['copyright:12:refused', 'clara@example.com', null]], []]);
    expect(words()).toContain('It is a fact.');
    expect(memory.state.audit).toMatchObject([
      { action: 'copyright.refuse', after: { status: 'refused', content: [] } },
    ]);
  });

  it('decides a copyright notice once, names the first administrator, and throws for an unknown one', async () => {
    await expect(decide({ decision: 'refuse' }, 13)).rejects.toMatchObject({
      ...{ code: 'COPYRIGHT_NOTICE_NOT_FOUND', message: 'Copyright notice not found' },
    });
    for (const [decidedBy, message] of [
      ['Ann', 'Ann has already decided on this notice. Please reload to see its current state.'],
      [null, 'This notice has changed since you opened it. Please reload to see its current state.'],
    ] as const) {
      notices.record = { ...NOTICE, status: 'refused', decidedBy };
      await expect(decide({ decision: 'accept' })).rejects.toMatchObject({ code: 'COPYRIGHT_MOVE_REFUSED', message });
    }
  });
});

describe('deciding a counter-notice', () => {
  const DOWN = { takenDownAt: new Date('2026-05-01'), restoredAt: null };
  const COUNTER = {
    ...{
      name: 'Ada L',
      postalAddress: '2 Oak St',
      phone: '512',
      statement: 'Mine.',
      signature: 'A',
      id: 5,
      reason: null,
    },
    ...{
      memberId: ADA as string | null,
      status: 'waiting' as const,
      decidedBy: null as string | null,
      decidedAt: null,
    },
    ...waitingPeriod(new Date('2026-05-01T09:30:00Z')),
  };

  beforeEach(() => {
    const theirs = { ...REVIEW, ...DOWN, id: 71, authorId: ADA, memberNoticeId: 1 };
    const others = { ...PHOTO, ...DOWN, id: 72, authorId: OLIVE, memberNoticeId: 2 };
    published = published.map((each) => ({ ...each, state: 'hidden' }));
    notices.record = { ...NOTICE, status: 'taken_down', takenDown: [others, theirs], counterNotices: [COUNTER] };
    memory.state.memberNotices = [1, 2].map((id) => ({
      ...{ id, memberId: ADA, kind: 'content_hidden', reason: 'copyright', note: '', until: null, decidedBy: 'Ann' },
      ...{ target: { targetType: 'review', targetId: '1' }, targetSummary: null, targetPath: null, tokenHash: '' },
      ...{ createdAt: clock.time, liftedAt: id === 2 ? clock.time : null, readAt: null },
    }));
    clock.time = COUNTER.restorableFrom;
  });

  it("restoring after a counter-notice shows the member's content and emails both sides", async () => {
    await decide({ decision: 'restore', counterNoticeId: 5, reason: 'No court was asked.' });
    const decided = {
      id: 5,
      status: 'restored',
      reason: 'No court was asked.',
      decidedBy: 'Grace',
      decidedAt: clock.time,
    };
    expect(notices.decided).toEqual([[decided, [71]]]);
    expect(contents.steps).toEqual(['hold review', 'review shown']);
    expect(memory.state.memberNotices[0]?.liftedAt).toEqual(clock.time);
    expect(mails()).toEqual([
      ['copyright:12:restored 5', 'clara@example.com', null],
      [`copyright:12:restored:${ADA}`, null, ADA],
    ]);
    expect(words()).toContain('Your content is back');
    expect(words()).toContain('no longer applies to this member’s content. The content is visible again.');
    expect(memory.state.audit).toMatchObject([
      {
        ...{ action: 'copyright.restore', targetId: '12' },
        ...{ before: { status: 'waiting' }, after: { status: 'restored', content: ['review 1'] } },
      },
    ]);
  });

  it('a counter-notice shows nothing that another decision still hides, and emails both sides when upheld', async () => {
    takedowns.heldDown = true;
    await decide({ decision: 'restore', counterNoticeId: 5 });
    expect(contents.steps).toEqual(['hold review']);
    expect(words()).toContain('Your counter-notice was accepted');
    [memory, notices.record] = [new Memory(), { ...notices.record }];
    await decide({ decision: 'uphold', counterNoticeId: 5, reason: 'A court was asked.' });
    expect(notices.decided.at(-1)).toEqual([
      { id: 5, status: 'upheld', reason: 'A court was asked.', decidedBy: 'Grace', decidedAt: clock.time },
      [],
    ]);
    expect(mails()).toEqual([
      ['copyright:12:upheld 5', 'clara@example.com', null],
      [`copyright:12:upheld:${ADA}`, null, ADA],
    ]);
    expect(memory.state.audit).toMatchObject([{ after: { status: 'upheld', content: [] } }]);
  });

  it('a decided counter-notice emails only the sender of the notice if the member is gone', async () => {
    notices.record = { ...notices.record, counterNotices: [{ ...COUNTER, memberId: null }] };
    await decide({ decision: 'uphold', counterNoticeId: 5 });
    expect(mails()).toEqual([['copyright:12:upheld 5', 'clara@example.com', null]]);
    expect(notices.decided).toMatchObject([[{ reason: null }, []]]);
  });

  it('deciding a counter-notice throws before the waiting period ends, a second time, and for an unknown one', async () => {
    await expect(decide({ decision: 'restore', counterNoticeId: 6 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'counterNoticeId', message: 'This counter-notice does not belong to this notice.' }],
    });
    clock.time = new Date(COUNTER.restorableFrom.getTime() - 1);
    await expect(decide({ decision: 'restore', counterNoticeId: 5 })).rejects.toMatchObject({
      ...{ code: 'COPYRIGHT_MOVE_REFUSED', message: expect.stringContaining('The content can be restored on') },
    });
    notices.record = {
      ...notices.record,
      counterNotices: [
        { ...COUNTER, id: 4 },
        { ...COUNTER, status: 'upheld', decidedBy: 'Ann' },
      ],
    };
    await expect(decide({ decision: 'restore', counterNoticeId: 5 })).rejects.toMatchObject({
      message: 'Ann has already decided on this notice. Please reload to see its current state.',
    });
    expect(notices.decided).toEqual([]);
  });
});
