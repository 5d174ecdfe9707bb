import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerTurnedAway } from '../../../application/turned-away/answer-turned-away.js';
import { CountDueReports } from '../../../application/turned-away/count-due-reports.js';
import { ReportTurnedAway } from '../../../application/turned-away/report-turned-away.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeFacts } from '../../support/fakes/business/policy.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { FakeTurnedAwayAnswers, FakeTurnedAwayReports } from '../../support/fakes/turned-away.js';
import { POLICY } from '../../support/policy/policies.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

const PLACE = 70;
const HOUR = 3_600_000;
const DOG = { type: 'dog', weightLb: 20, size: null } as const;
const VISIT = { visitedOn: '2026-11-21', pets: [DOG], staffSaid: 'No dogs today, sorry.' };

const HELPER = '0198c2f0-0000-7000-8000-000000000777';

let memory: Memory;
/** Who helps Olive. */
let clock: FakeClock;
let report: ReportTurnedAway;
let answer: AnswerTurnedAway;
let job: CountDueReports;

beforeEach(() => {
  memory = seededMemory();
  clock = new FakeClock(new Date('2026-11-25T12:00:00Z'));
  const facts = new FakeFacts(memory, () => clock.time);
  const { transaction, decisionNotices: notices } = fakeWorld(memory);
  const reports = new FakeTurnedAwayReports(memory, facts);
  const ports = { facts, outbox: new FakeOutbox(memory), notices, clock, reports };
  const due = async (now: Date) =>
    memory.state.turnedAway
      .filter(({ status, answerBy }) => status === 'waiting' && answerBy !== null && answerBy <= now)
      .map(({ id }) => id);
  const reads = { due, own: async (id: number) => `own ${id}`, reported: async (id: number) => `reported ${id}` };
  report = new ReportTurnedAway(transaction, ports, reads, new FakeBusinessRoles(memory));
  answer = new AnswerTurnedAway(
    transaction,
    ports,
    new FakeTurnedAwayAnswers(memory),
    reads,
    new FakeBusinessRoles(memory),
  );
  job = new CountDueReports(transaction, ports, reads);
  memory.state.listings.push(
    aListing({ id: PLACE, name: 'The Quiet Paw', ownerId: OLIVE, approvalStatus: 'approved', policy: POLICY }),
  );
});

const send = (userId = ADA, visit: Partial<typeof VISIT> = {}) =>
  report.run({ userId }, PLACE, { ...VISIT, ...visit }, 'here');
const own = (ownerId: string | null) =>
  (memory.state.listings = memory.state.listings.map((each) => (each.id === PLACE ? { ...each, ownerId } : each)));
const wait = (hours: number) => (clock.time = new Date(clock.time.getTime() + hours * HOUR));
const stored = () => memory.state.turnedAway[0];
const disputed = () => memory.state.listings.find(({ id }) => id === PLACE)?.disputed;
const respond = (userId = OLIVE, content = 'We are sorry.') => answer.run({ userId }, 1, content);

describe('a report of being turned away', () => {
  it('waits 72 hours for the owner, who gets an email and a notice at once', async () => {
    expect(await send()).toBe('own 1');
    expect(stored()).toMatchObject({ status: 'waiting', reporterId: ADA, answerBy: new Date('2026-11-28T12:00:00Z') });
    expect(memory.state.outbox).toMatchObject([
      {
        ...{ memberId: OLIVE, service: false, dedupeKey: 'turned-away:1' },
        content: {
          subject: 'Visitor turned away: The Quiet Paw',
          paragraphs: expect.arrayContaining([
            'A visitor with a dog, on Nov 21, 2026, says about your staff:',
            VISIT.staffSaid,
            expect.stringContaining('You have 72 hours, until Nov 28, 2026'),
          ]),
          action: { path: '/my-businesses/turned-away' },
        },
      },
    ]);
    const reason = 'A visitor with a dog, on Nov 21, 2026.';
    expect(memory.state.decisionNotices).toMatchObject([
      { memberId: OLIVE, kind: 'turned_away', businessId: PLACE, reason },
    ]);
    expect([memory.state.statements, disputed()]).toEqual([[], []]);
  });

  it('brings an email to everyone else who may answer, and a notice to the owner only', async () => {
    memory.state.crew.people.push(
      { businessId: PLACE, memberId: HELPER, role: 'responder' },
      { businessId: PLACE + 1, memberId: ADA, role: 'manager' },
    );
    await send();
    const told = memory.state.outbox.map(({ dedupeKey, memberId }) => [dedupeKey, memberId]);
    expect(told).toEqual([
      ['turned-away:1', OLIVE],
      [`turned-away:1:${HELPER}`, HELPER],
    ]);
    expect(memory.state.decisionNotices.map(({ memberId }) => memberId)).toEqual([OLIVE]);
  });

  it('counts at once for a place without an owner, and nobody gets an email', async () => {
    own(null);
    await send();
    expect(stored()).toMatchObject({ status: 'unanswered', contradicted: ['pets.dog'], countedAt: clock.time });
    expect(memory.state.statements.at(-1)).toMatchObject({
      ...{ key: 'pets.dog', value: 'yes', verdict: 'contradicts', source: 'visitor', memberId: ADA },
    });
    expect([disputed(), memory.state.outbox]).toEqual([['pets.dog'], []]);
  });

  it('is refused for the owner, an unknown place, a wrong day, and a second time within 90 days', async () => {
    await expect(send(OLIVE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(report.run({ userId: ADA }, 999, VISIT, 'here')).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
    await expect(send(ADA, { visitedOn: '2026-11-26' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(memory.state.turnedAway).toEqual([]);
    await send();
    await report.undo({ userId: ADA }, 1);
    wait(90 * 24 - 1);
    await expect(send(ADA, { visitedOn: '2027-02-20' })).rejects.toMatchObject({ code: 'TURNED_AWAY_EXISTS' });
    wait(1);
    await send(ADA, { visitedOn: '2027-02-20' });
  });

  it('begins to count after 72 hours, once, and sends the owner a notice about the dispute', async () => {
    await send();
    wait(72 - 1 / 60);
    expect(await job.run()).toBe(0);
    wait(1 / 60);
    expect([await job.run(), await job.run()]).toEqual([1, 0]);
    expect(stored()).toMatchObject({ status: 'unanswered', contradicted: ['pets.dog'] });
    expect(disputed()).toEqual(['pets.dog']);
    expect(memory.state.statements.filter(({ verdict }) => verdict === 'contradicts')).toMatchObject([
      { key: 'pets.dog', memberId: ADA, networkHash: 'here' },
    ]);
    expect(memory.state.decisionNotices.map(({ kind }) => kind)).toEqual(['turned_away', 'fact_disputed']);
    const lasts =
      /Until you answer the report or confirm what your listing says, we tell people to ask before they go\.$/;
    expect(memory.state.outbox.at(-1)).toMatchObject({
      content: { paragraphs: expect.arrayContaining([expect.stringMatching(lasts)]) },
    });
  });

  it('is not counted by the job while an administrator hides it', async () => {
    await send();
    memory.state.turnedAway = memory.state.turnedAway.map((each) => ({ ...each, state: 'hidden' as const }));
    wait(72);
    expect([await job.run(), stored()?.status]).toEqual([0, 'waiting']);
    await expect(respond()).rejects.toMatchObject({ code: 'TURNED_AWAY_NOT_FOUND' });
  });

  it('is deleted only by its writer, and no longer disputes anything', async () => {
    own(null);
    await send();
    await expect(report.undo({ userId: OLIVE }, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await report.undo({ userId: ADA }, 1);
    expect(stored()).toMatchObject({ status: 'withdrawn', pets: [], staffSaid: '', contradicted: [] });
    expect(disputed()).toEqual([]);
    await expect(report.undo({ userId: ADA }, 1)).rejects.toMatchObject({ code: 'TURNED_AWAY_NOT_FOUND' });
  });
});

describe('an answer to a report', () => {
  it('in time prevents the dispute, and the writer gets an email about the first one only', async () => {
    await send();
    wait(71);
    expect(await respond()).toBe('reported 1');
    await respond(OLIVE, 'We are very sorry.');
    expect(stored()).toMatchObject({
      status: 'answered',
      answer: { content: 'We are very sorry.', responderId: OLIVE },
    });
    wait(2);
    expect([await job.run(), disputed(), memory.state.statements]).toEqual([0, [], []]);
    const answers = memory.state.outbox.filter(({ dedupeKey }) => dedupeKey === 'turned-away-answer:1');
    expect(answers).toMatchObject([
      {
        memberId: ADA,
        content: { paragraphs: expect.arrayContaining(['We are sorry.']), action: { path: '/business/70' } },
      },
    ]);
  });

  it('after the time counts the report first, and ends its dispute', async () => {
    await send();
    wait(72);
    await respond();
    expect(stored()).toMatchObject({ status: 'answered_late', contradicted: ['pets.dog'] });
    expect(memory.state.statements.at(-1)).toMatchObject({ verdict: 'contradicts' });
    expect(disputed()).toEqual([]);
  });

  it('is refused for others, for a deleted report, and if an administrator removed the answer', async () => {
    await send();
    await expect(respond(ADA)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await respond();
    memory.state.turnedAway = memory.state.turnedAway.map((each) => ({
      ...each,
      answer: each.answer && { ...each.answer, state: 'removed' as const },
    }));
    await expect(respond()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await report.undo({ userId: ADA }, 1);
    await expect(respond()).rejects.toMatchObject({ code: 'TURNED_AWAY_NOT_FOUND' });
    await expect(answer.run({ userId: OLIVE }, 2, 'We are sorry.')).rejects.toMatchObject({
      code: 'TURNED_AWAY_NOT_FOUND',
    });
  });
});
