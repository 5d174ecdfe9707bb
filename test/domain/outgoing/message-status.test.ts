import { describe, expect, it } from '@jest/globals';
import { MESSAGE, MESSAGE_STATUSES } from '../../../domain/outgoing/message-status.js';
import { canMove, unreachableStatuses } from '../../../domain/shared/state-machine.js';

describe('the state machine of messages', () => {
  it('reaches every message status', () => {
    expect(unreachableStatuses(MESSAGE)).toEqual([]);
    expect(Object.keys(MESSAGE.moves).toSorted()).toEqual([...MESSAGE_STATUSES].toSorted());
  });

  it('allows a queued message to be sent, skipped, retried, or given up', () => {
    expect(MESSAGE.moves.queued).toEqual({ send: 'sent', skip: 'skipped', fail: 'queued', giveUp: 'dead' });
  });

  it.each(['sent', 'skipped'] as const)('keeps a message that is %s in that status', (status) => {
    for (const move of ['send', 'skip', 'fail', 'giveUp'] as const) expect(canMove(MESSAGE, status, move)).toBe(false);
  });

  it('allows a given-up message only to be marked as sent or sent again', () => {
    expect(MESSAGE.moves.dead).toEqual({ send: 'sent', resend: 'queued' });
  });
});
