import { beforeEach, describe, expect, it } from '@jest/globals';
import { DecideOnAppeal } from '../../../application/moderation/decide-on-appeal.js';
import { GiveNotice } from '../../../application/moderation/give-notice.js';
import { MarkNoticeRead } from '../../../application/moderation/mark-notice-read.js';
import { WriteAppeal } from '../../../application/moderation/write-appeal.js';
import type { NewNotice } from '../../../domain/moderation/notice.js';
import { FakeAdministrators } from '../../support/fakes/administration.js';
import { FakeAuditLog } from '../../support/fakes/businesses.js';
import { anAdministrator, FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation-cases.js';
import { FakeAppeals, FakeContents, FakeNoticeRecords } from '../../support/fakes/moderation.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const REVIEW = { targetType: 'review', targetId: '1201' } as const;
const NOTHING = new FakePublishedContentReads([]);
const TEXT = 'The link leads to the house rules of the place.';

let memory: Memory;
let clock: FakeClock;
let contents: FakeContents;

beforeEach(() => {
  memory = new Memory();
  clock = new FakeClock();
  contents = new FakeContents();
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

function decide(move: 'uphold' | 'reject', administrator = 'Bert', administrators = 2) {
  const { records, outbox, transaction, appeals } = dependencies();
  const audit = new FakeAuditLog(memory);
  memory.state.administrators = Array.from({ length: administrators }, (_, id) => anAdministrator({ id }));
  const all = new FakeAdministrators(memory);
  const useCase = new DecideOnAppeal(transaction, appeals, records, contents, all, audit, outbox, clock);
  return useCase.run(administrator, 1, move, 'We looked again.');
}

const refused = (code: string) => expect.objectContaining({ code });

describe('an appeal', () => {
  it('is made once a notice, by the link of the mail or by the signed-in member', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    expect(memory.state.appeals).toEqual([expect.objectContaining({ noticeId: 1, text: TEXT, status: 'open' })]);
    await expect(writeAppeal().asMember({ userId: ADA }, 1, TEXT)).rejects.toEqual(refused('APPEAL_EXISTS'));
    await expect(writeAppeal().byLink('secret-1', TEXT)).rejects.toEqual(refused('APPEAL_EXISTS'));
  });

  it('is refused by a link that nobody was sent, to another member, and after 180 days', async () => {
    await give();
    await expect(writeAppeal().byLink('secret-2', TEXT)).rejects.toEqual(refused('APPEAL_LINK_INVALID'));
    await expect(writeAppeal().asMember({ userId: OLIVE }, 1, TEXT)).rejects.toEqual(refused('NOT_FOUND'));
    clock.time = new Date('2026-10-28T09:30:00.000Z');
    await expect(writeAppeal().byLink('secret-1', TEXT)).rejects.toEqual(refused('APPEAL_LINK_INVALID'));
    await expect(writeAppeal().asMember({ userId: ADA }, 1, TEXT)).rejects.toEqual(refused('APPEAL_LINK_INVALID'));
    expect(memory.state.appeals).toEqual([]);
  });
});

describe('a decision on an appeal', () => {
  it('that upholds it lifts the sanction, tells the member why, and is written down', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(memory.state.memberNotices).toEqual([expect.objectContaining({ liftedAt: clock.time })]);
    expect(memory.state.appeals).toEqual([expect.objectContaining({ status: 'upheld', decidedBy: 'Bert' })]);
    expect(memory.state.audit).toEqual([
      expect.objectContaining({ actor: 'Bert', action: 'appeal.uphold', targetType: 'appeal', targetId: '1' }),
    ]);
    expect(memory.state.outbox.at(-1)).toMatchObject({ memberId: ADA, service: true, to: null });
    expect(JSON.stringify(memory.state.outbox.at(-1))).toContain('Why: We looked again.');
    expect(JSON.stringify(memory.state.outbox.at(-1))).not.toContain('Bert');
  });

  it.each(['hidden', 'removed'] as const)('that upholds it shows what was %s', async (state) => {
    contents.states.set('review 1201', state);
    await give({ kind: `content_${state}`, target: REVIEW });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(contents.states.get('review 1201')).toBe('shown');
  });

  it.each(['restriction', 'suspension'] as const)('that lifts a %s shows what was hidden with it', async (kind) => {
    contents.states.set('review 1201', 'hidden');
    await give({ kind, target: REVIEW, ...(kind === 'restriction' ? { days: 7 } : {}) });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(contents.states.get('review 1201')).toBe('shown');
  });

  it('leaves alone what another decision hides', async () => {
    contents.states.set('review 1201', 'removed');
    await give({ target: REVIEW });
    await give({ kind: 'content_removed', target: REVIEW });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(contents.states.get('review 1201')).toBe('removed');
  });

  it('about a warning shows nothing', async () => {
    contents.states.set('review 1201', 'hidden');
    await give({ kind: 'warning', target: REVIEW });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('uphold');
    expect(contents.states.get('review 1201')).toBe('hidden');
  });

  it('that rejects it leaves everything as it is, and tells the member why', async () => {
    contents.states.set('review 1201', 'hidden');
    await give({ kind: 'content_hidden', target: REVIEW });
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('reject');
    expect(memory.state.memberNotices).toEqual([expect.objectContaining({ liftedAt: null })]);
    expect(contents.states.get('review 1201')).toBe('hidden');
    expect(JSON.stringify(memory.state.outbox.at(-1))).toContain('it stands');
  });

  it('is made once, and who comes later reads who did', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    await decide('reject');
    await expect(decide('uphold', 'Cleo', 3)).rejects.toEqual(
      expect.objectContaining({ code: 'APPEAL_DECIDED', message: 'Bert has decided on this appeal already.' }),
    );
    expect(memory.state.appeals).toEqual([expect.objectContaining({ status: 'rejected' })]);
  });

  it('is left to somebody else than who decided first, unless there is nobody else', async () => {
    await give();
    await writeAppeal().byLink('secret-1', TEXT);
    await expect(decide('uphold', 'Agnes', 2)).rejects.toEqual(refused('FORBIDDEN'));
    await decide('uphold', 'Agnes', 1);
    expect(memory.state.appeals).toEqual([expect.objectContaining({ status: 'upheld', decidedBy: 'Agnes' })]);
  });

  it('needs an appeal', async () => {
    await expect(decide('uphold')).rejects.toEqual(refused('APPEAL_NOT_FOUND'));
  });
});

describe('a notice', () => {
  it('is marked as read by its member, once', async () => {
    await give();
    const { records, transaction } = dependencies();
    const markRead = new MarkNoticeRead(transaction, records, clock);
    await expect(markRead.run({ userId: OLIVE }, 1)).rejects.toEqual(refused('NOT_FOUND'));
    const first = clock.time;
    await markRead.run({ userId: ADA }, 1);
    clock.time = new Date('2026-05-03T09:30:00.000Z');
    await markRead.run({ userId: ADA }, 1);
    expect(memory.state.memberNotices).toEqual([expect.objectContaining({ readAt: first })]);
  });
});
