import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptMessages, type KeptMessage } from '../../../application/outgoing/ports.js';
import { SendAgain } from '../../../application/outgoing/send-again.js';
import { WORN_OUT } from '../../../domain/outgoing/worn-out.js';
import { FakeAuditLog } from '../../support/fakes/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock } from '../../support/fakes/shared.js';

const DEAD: KeptMessage = {
  ...{ id: 'm-1', kind: 'mail', status: 'dead', attempts: 8, lastError: 'EENVELOPE', resentBy: null, wornOut: null },
};

let memory: Memory;
let queued: unknown[];
const clock = new FakeClock();

beforeEach(() => {
  [memory, queued] = [new Memory(), []];
});

function again(message: KeptMessage | null): Promise<void> {
  const messages: KeptMessages = {
    find: async () => message,
    queueAgain: async (...what) => void queued.push(what),
  };
  return new SendAgain(new FakeTransaction(memory), messages, new FakeAuditLog(memory), clock).run('Grace', 'm-1');
}

describe('a message that could not be delivered', () => {
  it('waits once more, which is written down without what it says', async () => {
    await again(DEAD);
    expect(queued).toEqual([['m-1', 'Grace', clock.time]]);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Grace', action: 'message.resend', targetType: 'message', targetId: 'm-1', reason: null },
        before: { kind: 'mail', status: 'dead', attempts: 8, lastError: 'EENVELOPE' },
        after: { kind: 'mail', status: 'queued' },
      },
    ]);
  });

  it.each<[Partial<KeptMessage>, string]>([
    [{ status: 'queued' }, 'This message waits to be delivered already. Please reload.'],
    [{ status: 'queued', resentBy: 'Ann' }, 'This message waits to be delivered already. Ann had it sent again. Please reload.'],
    [{ status: 'sent' }, 'This message is out already. Please reload.'],
    [{ status: 'sent', resentBy: 'Ann' }, 'This message is out already. Ann had it sent again. Please reload.'],
    [{ status: 'skipped' }, 'This message is not sent any more: its recipient does not want it. Please reload.'],
    [{ wornOut: 'codeUsed' }, `It is not sent again. ${WORN_OUT.codeUsed}`],
  ])('is the only one: %j is told why not', async (given, message) => {
    await expect(again({ ...DEAD, ...given })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', message });
    expect([queued, memory.state.audit]).toEqual([[], []]);
  }); // prettier-ignore

  it('has to be there', async () => {
    await expect(again(null)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Message not found' });
  });
});
