import { describe, expect, it } from '@jest/globals';
import { MESSAGE, MESSAGE_STATUSES } from '../../../domain/outgoing/message-status.js';
import { canMove, unreachableStatuses } from '../../../domain/shared/moves.js';

describe('a message that goes out', () => {
  it('has no status that it can never reach', () => {
    expect(unreachableStatuses(MESSAGE)).toEqual([]);
    expect(Object.keys(MESSAGE.moves).toSorted()).toEqual([...MESSAGE_STATUSES].toSorted());
  });

  it('is sent, skipped, tried again or given up while it waits', () => {
    expect(MESSAGE.moves.queued).toEqual({ send: 'sent', skip: 'skipped', fail: 'queued', giveUp: 'dead' });
  });

  it.each(['sent', 'skipped'] as const)('that is %s stays so', (status) => {
    for (const move of ['send', 'skip', 'fail', 'giveUp'] as const) expect(canMove(MESSAGE, status, move)).toBe(false);
  });

  it('that was given up can still turn out to be sent, or be sent again, and nothing else', () => {
    expect(MESSAGE.moves.dead).toEqual({ send: 'sent', resend: 'queued' });
  });
});
