import { beforeEach, describe, expect, it } from '@jest/globals';
import { DecideOnAppeal } from '../../../application/moderation/decide-on-appeal.js';
import { GiveNotice } from '../../../application/moderation/give-notice.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import { MarkNoticeRead } from '../../../application/moderation/mark-notice-read.js';
import { WriteAppeal } from '../../../application/moderation/write-appeal.js';
import type { NewNotice } from '../../../domain/moderation/notice.js';
import { FakeAdministrators } from '../../support/fakes/administration.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { anAdministrator, FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation/moderation-cases.js';
import {
  FakeAppeals,
  FakeNoticeRecords,
  FakeTakedowns,
  HeldContents,
} from '../../support/fakes/moderation/moderation.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const REVIEW = { targetType: 'review', targetId: '1201' } as const;
const NOTHING = new FakePublishedContentReads([]);
const TEXT = 'The link leads to the house rules of the place.';

let memory: Memory;
let clock: FakeClock;
let contents: HeldContents;
let takedowns: FakeTakedowns;

beforeEach(() => {
  memory = new Memory();
  clock = new FakeClock();
  contents = new HeldContents();
  takedowns = new FakeTakedowns();
});

function dependencies() {
  const records = new FakeNoticeRecords(memory);
  const outbox = new FakeOutbox(memory);
  const secrets = new FakeSecrets();
  return { records, outbox, secrets, transaction: new FakeTransaction(memory), appeals: new FakeAppeals(memory) };
}

async function give(notice: Partial<NewNotice> = {}): Promise<void> {
  const { records, outbox, secrets, transaction } = dependencies();
  const whole: NewNotice = {
    ...{ memberId: ADA, kind: 'suspension', reason: 'spam', note: 'Links.', target: null, decidedBy: 'Agnes' },
    ...notice,
  };
  await transaction.run(() => new GiveNotice(records, NOTHING, outbox, secrets, clock, '').give(whole));
}

function writeAppeal() {
  const { records, secrets, transaction, appeals } = dependencies();
  return new WriteAppeal(transaction, records, appeals, secrets, clock);
}

/** Returns the review's current state, or nothing if the test has no review. */
function published() {
  const state = contents.states.get('review 1201');
  if (state === undefined) return [];
  return [{ ...REVIEW, authorId: ADA, state, isVisible: state === 'shown', words: 'Words', path: '/business/3' }];
}

function decide(move: 'uphold' | 'reject', administrator = 'Bert', administrators = 2) {
  const { records, outbox, transaction, appeals } = dependencies();
  const audit = new FakeAuditLog(memory);
  memory.state.administrators = Array.from({ length: administrators }, (_, id) => anAdministrator({ id }));
  const useCase = new DecideOnAppeal({
    ...{ transaction, appeals, notices: records, contents, takedowns, audit, outbox, clock },
    showAgain: new ReleaseContent(new FakePublishedContentReads(published()), takedowns, records),
    administrators: new FakeAdministrators(memory),
  });
  return useCase.run({ name: administrator }, 1, move, 'We looked again.');
}

const refused = (code: string) => expect.objectContaining({ code });

describe('appealing against a notice', () => {
  it('a notice can be appealed once, through the emailed link or as a signed-in member', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    expect(memory.state.appeals).toEqual([expect.objectContaining({ noticeId: 1, text: TEXT, status: 'open' })]);
    await expect(writeAppeal().asMember({ userId: ADA }, 1, TEXT)).rejects.toEqual(refused('APPEAL_EXISTS'));
    await expect(writeAppeal().byLink('secret-1', TEXT)).rejects.toMatchObject({
      ...{ code: 'APPEAL_EXISTS', message: 'You have already appealed this decision.' },
    });
  });

  it('an appeal throws for an unknown link, another member, or after 180 days', async () => {
    await give();
    await expect(writeAppeal().byLink('secret-2', TEXT)).rejects.toEqual(refused('APPEAL_LINK_INVALID'));
    await expect(writeAppeal().asMember({ userId: OLIVE }, 1, TEXT)).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', message: 'Notice not found' },
    });
    clock.time = new Date('2026-10-28T09:30:00.000Z');
    await expect(writeAppeal().byLink('secret-1', TEXT)).rejects.toEqual(refused('APPEAL_LINK_INVALID'));
    await expect(writeAppeal().asMember({ userId: ADA }, 1, TEXT)).rejects.toEqual(refused('APPEAL_LINK_INVALID'));
    expect(memory.state.appeals).toEqual([]);
  });
});

describe('deciding an appeal', () => {
  it('an upheld appeal lifts the sanction, emails the member the reason, and is logged', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(memory.state.memberNotices).toEqual([expect.objectContaining({ liftedAt: clock.time })]);
    expect(memory.state.appeals).toEqual([expect.objectContaining({ status: 'upheld', decidedBy: 'Bert' })]);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Bert', action: 'appeal.uphold', targetType: 'appeal', targetId: '1', reason: 'spam' },
        ...{ before: { status: 'open' }, after: { status: 'upheld', noticeId: 1, kind: 'suspension' } },
      },
    ]);
    expect(contents.held).toEqual([]);
    expect(memory.state.outbox.at(-1)).toMatchObject({
      ...{ kind: 'mail', dedupeKey: 'appeal:1', memberId: ADA, service: true, to: null },
    });
    expect(JSON.stringify(memory.state.outbox.at(-1))).toContain('Why: We looked again.');
    expect(JSON.stringify(memory.state.outbox.at(-1))).not.toContain('Bert');
  });

  it.each([
    ['content_hidden', 'hidden', 'nothing', 'shown', 'The content is visible again.'],
    ['content_removed', 'removed', 'nothing', 'shown', 'The content is visible again.'],
    ['restriction', 'hidden', 'nothing', 'shown', 'The content is visible again.'],
    ['suspension', 'hidden', 'nothing', 'shown', 'The content is visible again.'],
    ['suspension', 'removed', 'a removal', 'removed', 'The content is still hidden'],
    ['content_hidden', 'hidden', 'a copyright notice', 'hidden', 'The content is still hidden'],
    ['content_hidden', undefined, 'nothing', undefined, 'The content no longer exists.'],
  ] as const)(
    'upholds an appeal against %s of %s content, and shows it unless held down by: %s',
    async (kind, state, other, after, told) => {
      if (state !== undefined) contents.states.set('review 1201', state);
      await give({ kind, target: REVIEW, ...(kind === 'restriction' ? { days: 7 } : {}) });
      if (other === 'a removal') await give({ kind: 'content_removed', target: REVIEW, memberId: OLIVE });
      takedowns.heldDown = other === 'a copyright notice';
      await writeAppeal().byLink('secret-1', TEXT);
      await decide('uphold');
      expect(contents.states.get('review 1201')).toBe(after);
      expect(contents.held).toEqual([[REVIEW]]);
      expect(contents.set).toEqual(after === undefined ? [] : [['review 1201', after]]);
      expect(memory.state.memberNotices.map(({ liftedAt }) => liftedAt !== null)).toEqual(
        other === 'a removal' ? [true, false] : [true],
      );
      expect(JSON.stringify(memory.state.outbox.at(-1))).toContain(told);
    },
  );

  it('an upheld appeal ends a copyright takedown and emails the sender of the copyright notice', async () => {
    contents.states.set('review 1201', 'hidden');
    [takedowns.heldDown, takedowns.endsBy] = [true, 1];
    await give({ kind: 'content_hidden', reason: 'copyright', target: REVIEW });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(contents.states.get('review 1201')).toBe('shown');
    expect(memory.state.outbox).toContainEqual(
      expect.objectContaining({
        ...{ to: 'pat@example.org', dedupeKey: 'copyright:7:appealed 1' },
        content: expect.objectContaining({ paragraphs: expect.arrayContaining(['/business/3']) }),
      }),
    );
    expect(takedowns.endedWith).toEqual({
      ...{ status: 'upheld', note: 'We looked again.', reason: 'We looked again.' },
      ...{ decidedBy: 'Bert', decidedAt: clock.time },
    });
  });

  it('keeps content hidden when an appeal against a warning is upheld', async () => {
    contents.states.set('review 1201', 'hidden');
    await give({ kind: 'warning', target: REVIEW });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(contents.states.get('review 1201')).toBe('hidden');
  });

  it('a rejected appeal changes nothing and emails the member the reason', async () => {
    contents.states.set('review 1201', 'hidden');
    await give({ kind: 'content_hidden', target: REVIEW });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('reject');
    expect(memory.state.memberNotices).toEqual([expect.objectContaining({ liftedAt: null })]);
    expect(contents.states.get('review 1201')).toBe('hidden');
    expect(JSON.stringify(memory.state.outbox.at(-1))).toContain('did not change it');
  });

  it('decides an appeal once and names the first administrator to the second', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('reject');
    await expect(decide('uphold', 'Cleo', 3)).rejects.toEqual(
      expect.objectContaining({ code: 'APPEAL_DECIDED', message: 'Bert has already decided on this appeal.' }),
    );
    expect(memory.state.appeals).toEqual([expect.objectContaining({ status: 'rejected' })]);
  });

  it('an appeal requires another administrator than the first decision, unless there is only one', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    await expect(decide('uphold', 'Agnes', 2)).rejects.toEqual(refused('FORBIDDEN'));
    await decide('uphold', 'Agnes', 1);
    expect(memory.state.appeals).toEqual([expect.objectContaining({ status: 'upheld', decidedBy: 'Agnes' })]);
  });

  it('throws APPEAL_NOT_FOUND for an unknown appeal', async () => {
    await expect(decide('uphold')).rejects.toEqual(
      expect.objectContaining({ code: 'APPEAL_NOT_FOUND', message: 'Appeal not found' }),
    );
  });
});

describe('a moderation notice', () => {
  it('a moderation notice can be marked as read once, by its member', async () => {
    await give();
    const { records, transaction } = dependencies();
    const markRead = new MarkNoticeRead(transaction, records, clock);
    await expect(markRead.run({ userId: OLIVE }, 1)).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', message: 'Notice not found' },
    });
    const first = clock.time;
    await markRead.run({ userId: ADA }, 1);
    clock.time = new Date('2026-05-03T09:30:00.000Z');
    await markRead.run({ userId: ADA }, 1);
    expect(memory.state.memberNotices).toEqual([expect.objectContaining({ readAt: first })]);
  });
});
