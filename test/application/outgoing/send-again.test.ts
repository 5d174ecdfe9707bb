import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptMessages, type KeptMessage } from '../../../application/outgoing/ports.js';
import { SendAgain } from '../../../application/outgoing/send-again.js';
import { WORN_OUT } from '../../../domain/outgoing/message-secret.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
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
  return new SendAgain(new FakeTransaction(memory), messages, new FakeAuditLog(memory), clock).run(
    { name: 'Grace' },
    'm-1',
  );
}

describe('sending an undelivered message again', () => {
  it('queues the message and logs it without its content', async () => {
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
    [{ status: 'queued' }, 'This message is already queued. Please reload.'],
    [{ status: 'queued', resentBy: 'Ann' }, 'This message is already queued. Ann resent it. Please reload.'],
    [{ status: 'sent' }, 'This message was already sent. Please reload.'],
    [{ status: 'sent', resentBy: 'Ann' }, 'This message was already sent. Ann resent it. Please reload.'],
    [{ status: 'skipped' }, 'This message will not be sent because the recipient does not want it. Please reload.'],
    [{ wornOut: 'codeUsed' }, `This message cannot be resent. ${WORN_OUT.codeUsed}`],
  ])('throws with the reason for any other message: %j', async (given, message) => {
    await expect(again({ ...DEAD, ...given })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', message });
    expect([queued, memory.state.audit]).toEqual([[], []]);
  }); // prettier-ignore

  it('throws for an unknown message', async () => {
    await expect(again(null)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Message not found' });
  });
});
