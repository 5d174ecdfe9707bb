import { describe, expect, it } from '@jest/globals';
import { linkProblem, nextAsking, type ConfirmationLink } from '../../../domain/policy/confirmation-link.js';

const NOW = new Date('2026-11-26T12:00:00Z');
const GOOD: ConfirmationLink = {
  ...{ usedAt: null, expiresAt: new Date('2026-12-01T12:00:00Z'), isRecipients: true, isReplaced: false },
};
const USED = new Date('2026-11-20T08:00:00Z');

describe('linkProblem', () => {
  it('returns null for an unused link before its end', () => {
    expect(linkProblem(GOOD, NOW)).toBeNull();
    expect(linkProblem(GOOD, new Date(GOOD.expiresAt.getTime() - 1))).toBeNull();
  });

  it.each<[string, Partial<ConfirmationLink>, string, string]>([
    ['used', { usedAt: USED }, 'USED', 'You used this link on Nov 20, 2026. There is nothing else to do.'],
    [
      ...(['of a former owner', { isRecipients: false }, 'VOID'] as const),
      'This link no longer works. The listing is no longer public, or it no longer belongs to the account that we emailed.',
    ],
    [
      ...(['replaced', { isReplaced: true }, 'REPLACED'] as const),
      'We sent you a newer email for this listing. Use the link in that one.',
    ],
    [
      ...(['expired', { expiresAt: NOW }, 'EXPIRED'] as const),
      'This link expired on Nov 26, 2026. Sign in to confirm that everything is still right.',
    ],
  ])('refuses a link that is %s, with the next step', (_what, differs, code, message) => {
    expect(linkProblem({ ...GOOD, ...differs }, NOW)).toEqual({ code: `CONFIRMATION_LINK_${code}`, message });
  });

  it('names the use first, then the owner, then the newer email', () => {
    const worst = { usedAt: USED, isRecipients: false, isReplaced: true, expiresAt: NOW };
    const codes = [worst, { ...worst, usedAt: null }, { ...worst, usedAt: null, isRecipients: true }].map(
      (link) => linkProblem(link, NOW)?.code,
    );
    expect(codes).toEqual(['CONFIRMATION_LINK_USED', 'CONFIRMATION_LINK_VOID', 'CONFIRMATION_LINK_REPLACED']);
  });
});

describe('nextAsking', () => {
  it('returns the time a week later', () => {
    expect(nextAsking(NOW)).toEqual(new Date('2026-12-03T12:00:00Z'));
  });
});
