import { beforeEach, describe, expect, it } from '@jest/globals';
import { UndoDecision } from '../../../application/administration/undo-decision.js';
import type { AuditEntry } from '../../../application/administration/audit.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeDecisions } from '../../support/fakes/decisions.js';
import { FakeTransaction, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeMailChoices } from '../../support/fakes/outgoing.js';
import { FakeClock } from '../../support/fakes/shared.js';
import { ADA } from '../../support/search/seeded.js';

const AGNES = { id: 1, name: 'Agnes' };
const ID = '0198c2f0-0000-7000-8000-000000000101';

let memory: Memory;
let clock: FakeClock;
let undo: UndoDecision;

const entry = (action: string): AuditEntry => ({
  ...{ actor: 'Agnes', action, targetType: 'member', targetId: action },
  ...{ before: { wants: true }, after: { wants: false }, reason: 'A test' },
});

beforeEach(async () => {
  memory = seededMemory();
  clock = new FakeClock();
  const [decisions, audit] = [new FakeDecisions(memory), new FakeAuditLog(memory)];
  undo = new UndoDecision(new FakeTransaction(memory), decisions, audit, clock);
  await decisions.decide(ID, { administratorId: AGNES.id, decidedAt: clock.now() }, async () => {
    await new FakeMailChoices(memory).switchOff(ADA);
    await audit.write(entry('first'));
    await audit.write(entry('second'));
  });
});

const wantsMail = () => memory.state.members.find(({ id }) => id === ADA)?.emailNotifications;

describe('UndoDecision', () => {
  it('restores what was changed, and adds an entry for each one of the decision, the last one first', async () => {
    await undo.run({ ...AGNES, name: 'Agnes Renamed' }, ID);
    expect(wantsMail()).toBe(true);
    const undone = { actor: 'Agnes Renamed', action: 'decision.undo', targetType: 'member', after: { wants: true } };
    expect(memory.state.audit).toEqual([
      ...[entry('first'), entry('second')],
      { ...undone, targetId: 'second', before: { wants: false, decision: 'second' }, reason: null },
      { ...undone, targetId: 'first', before: { wants: false, decision: 'first' }, reason: null },
    ]);
  });

  it('finds no unknown decision', async () => {
    await expect(undo.run(AGNES, 'another')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Decision not found',
    });
  });

  it('is refused to another administrator, and changes nothing', async () => {
    await expect(undo.run({ id: 2, name: 'Bert' }, ID)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect([wantsMail(), memory.state.audit]).toEqual([false, [entry('first'), entry('second')]]);
  });

  it('is refused after ten seconds', async () => {
    clock.time = new Date(clock.time.getTime() + 10_000);
    await expect(undo.run(AGNES, ID)).rejects.toMatchObject({ code: 'DECISION_FINAL' });
    expect(wantsMail()).toBe(false);
  });

  it('is refused if someone has changed the same record since', async () => {
    memory.state.members = memory.state.members.map((each) => ({ ...each, firstName: 'Adele' }));
    await expect(undo.run(AGNES, ID)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Someone has changed this since your decision, so it can no longer be undone.',
    });
    expect(wantsMail()).toBe(false);
  });
});
