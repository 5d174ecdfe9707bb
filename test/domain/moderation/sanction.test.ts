import { describe, expect, it } from '@jest/globals';
import { refuseSanctioned } from '../../../domain/moderation/sanction.js';

describe('the error for a sanctioned member', () => {
  it('states the end of a restriction', () => {
    const until = new Date('2026-05-08T09:30:00.000Z');
    expect(() => refuseSanctioned({ kind: 'restriction', until })).toThrow(
      expect.objectContaining({
        code: 'ACCOUNT_RESTRICTED',
        message:
          'Your account is restricted until May 8, 2026 at 9:30 AM UTC. You can read but not post. The notices in your account say why and how to appeal.',
      }),
    );
  });

  it('states no end if there is none', () => {
    expect(() => refuseSanctioned({ kind: 'suspension', until: null })).toThrow(
      expect.objectContaining({
        code: 'ACCOUNT_SUSPENDED',
        message:
          'Your account is suspended. You can read but not post. The notices in your account say why and how to appeal.',
      }),
    );
  });
});
