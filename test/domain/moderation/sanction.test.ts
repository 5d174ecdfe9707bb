import { describe, expect, it } from '@jest/globals';
import { refuseSanctioned, type Sanction } from '../../../domain/moderation/sanction.js';

const UNTIL = new Date('2026-05-08T09:30:00.000Z');
const READ_ONLY = 'You can read but not post.';
const OWN = `${READ_ONLY} The notices in your account say why and how to appeal.`;
const OTHER = `${READ_ONLY} Our email about it says why and how to appeal.`;

describe('the error for a sanctioned member', () => {
  it.each<[Sanction['kind'], Date | null, boolean, string, string]>([
    [
      'restriction',
      UNTIL,
      false,
      'ACCOUNT_RESTRICTED',
      `Your account is restricted until May 8, 2026 at 9:30 AM UTC. ${OWN}`,
    ],
    ['suspension', null, false, 'ACCOUNT_SUSPENDED', `Your account is suspended. ${OWN}`],
    [
      ...(['restriction', UNTIL, true, 'ACCOUNT_RESTRICTED'] as const),
      `Another account that uses your mailbox is restricted until May 8, 2026 at 9:30 AM UTC, so this one is too. ${OTHER}`,
    ],
    [
      ...(['suspension', null, true, 'ACCOUNT_SUSPENDED'] as const),
      `Another account that uses your mailbox is suspended, so this one is too. ${OTHER}`,
    ],
  ])('for a %s states its end (%s), whether it is another account’s (%s), and how to appeal', (...row) => {
    const [kind, until, isOfOtherAccount, code, message] = row;
    expect(() => refuseSanctioned({ kind, until, isOfOtherAccount })).toThrow(
      expect.objectContaining({ code, message }),
    );
  });
});
