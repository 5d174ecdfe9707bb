import { beforeEach, describe, expect, it } from '@jest/globals';
import { DecideOnReport } from '../../../application/moderation/decide-on-report.js';
import type { ErasureGrounds } from '../../../application/moderation/erasure/order-erasure.js';
import { ReleaseContent } from '../../../application/moderation/release-content.js';
import type { PublishedContent } from '../../../application/moderation/ports.js';
import type { Resolution } from '../../../domain/moderation/case.js';
import type { ModerationTarget } from '../../../domain/moderation/target.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { Memory } from '../../support/fakes/memory.js';
import { FakeTakedowns, HeldContents } from '../../support/fakes/moderation/moderation.js';
import { FakeNotices } from '../../support/fakes/moderation/moderation-decisions.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation/moderation-cases.js';
import { FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const NOW = new Date('2026-05-02T10:00:00Z');
const REVIEW: ModerationTarget = { targetType: 'review', targetId: '1' };
const CONTENT: PublishedContent = {
  ...{ authorId: OLIVE, state: 'shown', isVisible: true, words: 'Words', path: '/business/3' },
};
const HIDE: Resolution = { action: 'hide', reasonCode: 'spam', note: 'It only sells.', days: null };

let memory: Memory;
let states: HeldContents;
let notices: FakeNotices;
let ordered: ErasureGrounds[];
let signedInAt: Date;
let takedowns: FakeTakedowns;

beforeEach(async () => {
  memory = new Memory();
  [states, notices, ordered, takedowns] = [new HeldContents(), new FakeNotices(), [], new FakeTakedowns()];
  signedInAt = NOW;
  states.states.set('review 1', 'shown');
  const { transaction, moderationCases } = fakeWorld(memory);
  await transaction.run(async () => {
    const said = { reason: 'spam', description: null } as const;
    await moderationCases.report(REVIEW, { ...said, reporterId: ADA, reporterEmail: null });
    await moderationCases.report(REVIEW, { ...said, reporterId: null, reporterEmail: 'reader@example.com' });
    await moderationCases.report(REVIEW, { ...said, reporterId: null, reporterEmail: null });
  });
});

/** Decides the report of a review with this content. Null means the review is gone. */
function decide(decision: Partial<Resolution> = {}, content: Partial<PublishedContent> | null = {}): Promise<void> {
  const { transaction, moderationCases, noticeRecords } = fakeWorld(memory);
  const contents = new FakePublishedContentReads(content === null ? [] : [{ ...REVIEW, ...CONTENT, ...content }]);
  const clock = { now: () => NOW };
  return new DecideOnReport({
    ...{ transaction, cases: moderationCases, states, notices, contents, clock },
    showAgain: new ReleaseContent(contents, takedowns, noticeRecords),
    orderErasure: {
      run: async (_by, grounds) => {
        ordered.push(grounds);
        return { erasureAt: NOW, fingerprint: 'a fingerprint' };
      },
    },
    audit: new FakeAuditLog(memory),
    outbox: new FakeOutbox(memory),
  }).run({ id: 1, name: 'Ann', signedInAt }, 1, { ...HIDE, ...decision });
}

const stateNow = () => states.states.get('review 1');

describe('deciding a report', () => {
  it('changes the content, emails the author and reachable reporters, and logs it without the note', async () => {
    await decide();
    expect(stateNow()).toBe('hidden');
    expect(notices.given).toEqual([
      {
        ...{ memberId: OLIVE, kind: 'content_hidden', reason: 'spam', note: 'It only sells.' },
        ...{ target: REVIEW, decidedBy: 'Ann' },
      },
    ]);
    expect(memory.state.outbox).toMatchObject([
      { kind: 'mail', dedupeKey: 'report:1', memberId: ADA, to: null, service: false },
      { kind: 'mail', dedupeKey: 'report:2', memberId: null, to: 'reader@example.com', service: true },
    ]);
    expect(states.held).toEqual([[expect.objectContaining(REVIEW)]]);
    expect(memory.state.cases).toMatchObject([
      { status: 'resolved', action: 'hide', decidedBy: 'Ann', decidedAt: NOW },
    ]);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Ann', action: 'report.hide', targetType: 'report', targetId: '1', reason: 'spam' },
        before: { status: 'open', state: 'shown' },
        after: { status: 'resolved', ...REVIEW, state: 'hidden', days: null },
      },
    ]);
  });

  it('decides a report once and names the first administrator to the second', async () => {
    await decide({ action: 'keep' });
    await expect(decide()).rejects.toThrow(
      expect.objectContaining({ code: 'REPORT_RESOLVED', message: expect.stringMatching(/^Ann has already decided/) }),
    );
    expect([stateNow(), notices.given, memory.state.audit.length, memory.state.outbox.length]).toEqual([
      ...['shown', [], 1, 2],
    ]);
  });

  it('shows hidden content again with keep, but nothing held by a copyright notice', async () => {
    states.states.set('review 1', 'hidden');
    takedowns.heldDown = true;
    await decide({ action: 'keep' }, { state: 'hidden' });
    expect([stateNow(), memory.state.cases[0]?.status]).toEqual(['hidden', 'resolved']);
    memory.state.cases = memory.state.cases.map((each) => ({ ...each, status: 'open', decidedBy: null }));
    takedowns.heldDown = false;
    await decide({ action: 'keep' }, { state: 'hidden' });
    expect(stateNow()).toBe('shown');
  });

  it("states the days of a restriction in the report's resolution", async () => {
    await decide({ action: 'restrict', days: 30 });
    expect(notices.given).toMatchObject([{ kind: 'restriction', days: 30 }]);
    expect(stateNow()).toBe('hidden');
  });

  it("orders the erasure of a child's account, logs its fingerprint, and sends no email to the child", async () => {
    await decide({ action: 'erase_minor' });
    const grounds = { memberId: OLIVE, reasonCode: 'spam', note: 'It only sells.', reportId: 1 };
    expect([ordered, notices.given, stateNow()]).toEqual([[grounds], [], 'hidden']);
    expect(states.held).toEqual([[expect.objectContaining(REVIEW)]]);
    expect(memory.state.audit).toMatchObject([
      { action: 'report.erase_minor', after: { state: 'hidden', member: 'a fingerprint' } },
    ]);
    expect(memory.state.outbox).toHaveLength(2);
  });

  it('a decision on a report needs a recent sign-in only if it erases an account', async () => {
    signedInAt = new Date(NOW.getTime() - 11 * 60_000);
    await expect(decide({ action: 'erase_minor' })).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect([ordered, memory.state.cases[0]?.status]).toEqual([[], 'open']);
    await decide();
    expect(memory.state.cases[0]?.status).toBe('resolved');
  });

  it('orders the erasure of a child who is also the reporter, and sends no email to the child', async () => {
    await decide({ action: 'erase_minor' }, { authorId: ADA });
    expect(ordered).toMatchObject([{ memberId: ADA }]);
    expect(memory.state.outbox).toMatchObject([{ dedupeKey: 'report:2' }]);
    memory.state.outbox = [];
    memory.state.cases = memory.state.cases.map((each) => ({ ...each, status: 'open', decidedBy: null }));
    await decide({ action: 'hide' }, { authorId: ADA });
    expect(memory.state.outbox).toMatchObject([{ dedupeKey: 'report:1' }, { dedupeKey: 'report:2' }]);
  });

  it.each([
    ['hide', {}, 'we took action'],
    ['keep', {}, 'found that the content follows our guidelines'],
    ['keep', { state: 'removed' }, 'is no longer on this site'],
    ['keep', null, 'is no longer on this site'],
  ] as const)('emails the reporters after %s of %j', async (action, content, told) => {
    await decide({ action }, content);
    expect(memory.state.outbox.map((mail) => JSON.stringify(mail).includes(told))).toEqual([true, true]);
    expect(notices.given).toHaveLength(action === 'hide' ? 1 : 0);
  });

  it('skips content already in that state, and keeps the notices of hidden content that is removed now', async () => {
    const lifted = () => memory.state.memberNotices.map(({ liftedAt }) => liftedAt);
    memory.state.memberNotices = [
      {
        ...{ id: 1, memberId: OLIVE, kind: 'content_hidden', reason: 'spam', note: '', until: null, decidedBy: 'Ann' },
        ...{ target: REVIEW, targetSummary: null, targetPath: null, tokenHash: '', liftedAt: null, readAt: null },
        createdAt: NOW,
      },
    ];
    await decide({ action: 'remove' }, { state: 'hidden' });
    expect([lifted(), states.set]).toEqual([[null], [['review 1', 'removed']]]);
    memory.state.cases = memory.state.cases.map((each) => ({ ...each, status: 'open', decidedBy: null }));
    await decide({ action: 'keep' }, { state: 'removed' });
    memory.state.cases = memory.state.cases.map((each) => ({ ...each, status: 'open', decidedBy: null }));
    await decide({ action: 'keep' }, { state: 'shown' });
    expect([lifted(), states.set.length]).toEqual([[null], 1]);
    memory.state.cases = memory.state.cases.map((each) => ({ ...each, status: 'open', decidedBy: null }));
    await decide({ action: 'keep' }, { state: 'hidden' });
    expect([lifted(), states.set.length]).toEqual([[NOW], 2]);
  });

  it("allows only possible actions if the content or its author's account is gone", async () => {
    const refusal = (message: string) => ({ code: 'INVALID_INPUT', errors: [{ path: 'action', message }] });
    await expect(decide({}, null)).rejects.toMatchObject(
      refusal('This content no longer exists. Choose to keep it, which closes the report.'),
    );
    for (const action of ['warn', 'suspend', 'erase_minor'] as const)
      await expect(decide({ action }, { authorId: null })).rejects.toMatchObject(
        refusal('The author no longer has an account. Hide, remove, or keep the content.'),
      );
    expect(memory.state.cases).toMatchObject([{ status: 'open' }]);
    await decide({ action: 'remove' }, { authorId: null });
    expect([stateNow(), notices.given]).toEqual(['removed', []]);
  });

  it("throws REPORT_NOT_FOUND for content that wasn't reported", async () => {
    memory = new Memory();
    await expect(decide()).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND', message: 'Report not found' });
  });
});
