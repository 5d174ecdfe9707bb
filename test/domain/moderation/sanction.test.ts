import { describe, expect, it } from '@jest/globals';
import { refuseSanctioned } from '../../../domain/moderation/sanction.js';

describe('a member who may not write', () => {
  it('reads until when, as long as there is an end', () => {
    const until = new Date('2026-05-08T09:30:00.000Z');
    expect(() => refuseSanctioned({ kind: 'restriction', until })).toThrow(
      expect.objectContaining({
        code: 'ACCOUNT_RESTRICTED',
        message:
          'Your account is restricted: until May 8, 2026 at 9:30 AM UTC you can read, but not write. The notices in your account say why and how to appeal.',
      }),
    );
  });

  it('reads of no end where there is none', () => {
    expect(() => refuseSanctioned({ kind: 'suspension', until: null })).toThrow(
      expect.objectContaining({
        code: 'ACCOUNT_SUSPENDED',
        message:
          'Your account is suspended: you can read, but not write. The notices in your account say why and how to appeal.',
      }),
    );
  });
});
