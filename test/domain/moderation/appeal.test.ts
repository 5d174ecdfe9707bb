import { describe, expect, it } from '@jest/globals';
import { APPEAL, APPEAL_STATUSES, isAppealable, assertNotSelf } from '../../../domain/moderation/appeal.js';
import { canMove, unreachableStatuses } from '../../../domain/shared/state-machine.js';

describe('an appeal', () => {
  it('an appeal is decided once, and every outcome is reachable', () => {
    expect(unreachableStatuses(APPEAL)).toEqual([]);
    for (const status of APPEAL_STATUSES) {
      const moves = (['uphold', 'reject'] as const).map((move) => canMove(APPEAL, status, move));
      expect([status, moves]).toEqual([status, [status === 'open', status === 'open']]);
    }
  });

  it('an appeal is possible until the last moment of 180 days', () => {
    const noticeAt = new Date('2026-05-01T09:30:00.000Z');
    expect(isAppealable(noticeAt, new Date('2026-10-28T09:29:59.999Z'))).toBe(true);
    expect(isAppealable(noticeAt, new Date('2026-10-28T09:30:00.000Z'))).toBe(false);
  });

  it('an appeal goes to another administrator than the first decision, if there is one', () => {
    expect(() => assertNotSelf('Agnes', 'Agnes', 2)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    for (const [who, number] of [
      ['Agnes', 1],
      ['Agnes', 0],
      ['Bert', 2],
    ] as const) {
      expect(() => assertNotSelf(who, 'Agnes', number)).not.toThrow();
    }
  });
});
