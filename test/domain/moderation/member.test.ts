import { describe, expect, it } from '@jest/globals';
import { requireSanctionable, type MemberAction } from '../../../domain/moderation/member-sanction.js';
import { refuseSanctioned, type Sanction } from '../../../domain/moderation/sanction.js';
import { TARGET_LABEL, requireNotRemoved } from '../../../domain/moderation/target.js';

const SUSPENDED: Sanction = { kind: 'suspension', until: null, isOfOtherAccount: false };
const RESTRICTED: Sanction = { kind: 'restriction', until: new Date('2026-05-08T09:30:00Z'), isOfOtherAccount: false };
const deciding = (action: MemberAction, days: 7 | 30 | null, now: Sanction | null) => () => {
  requireSanctionable({ action, days, reasonCode: 'spam', note: 'Spam' }, now);
};

describe('a decision about a member', () => {
  it.each<[string, () => void]>([
    ['a warning', deciding('warn', null, null)],
    ['a restriction with days', deciding('restrict', 7, null)],
    ['a suspension', deciding('suspend', null, null)],
    ['a suspension of a restricted member', deciding('suspend', null, RESTRICTED)],
    ['a warning to a suspended member', deciding('warn', null, SUSPENDED)],
  ])('can be %s', (_, decide) => {
    expect(decide).not.toThrow();
  });

  it.each<[string, () => void, string, string]>([
    ['a restriction without days', deciding('restrict', null, null), 'INVALID_INPUT', 'Choose how long: 7 or 30 days.'],
    ['a warning with days', deciding('warn', 7, null), 'INVALID_INPUT', 'Only a restriction has a number of days.'],
    ['a suspension of a suspended member', deciding('suspend', null, SUSPENDED), 'CHANGED_MEANWHILE', 'This member is already suspended.'],
  ])('cannot be %s', (_, decide, code, message) => {
    expect(decide).toThrow(expect.objectContaining({ code, message }));
  }); // prettier-ignore

  const SUSPENDED_WORDS =
    'Your account is suspended. You can read but not post. The notices in your account say why and how to appeal.';

  it.each<[string, Sanction, string, string]>([
    ['suspended', SUSPENDED, 'ACCOUNT_SUSPENDED', SUSPENDED_WORDS],
    ['suspended, with an unexpected end', { ...SUSPENDED, until: RESTRICTED.until }, 'ACCOUNT_SUSPENDED', SUSPENDED_WORDS],
    ['restricted without an end', { ...RESTRICTED, until: null }, 'ACCOUNT_SUSPENDED', SUSPENDED_WORDS],
    ['restricted', RESTRICTED, 'ACCOUNT_RESTRICTED', 'Your account is restricted until May 8, 2026 at 9:30 AM UTC. You can read but not post. The notices in your account say why and how to appeal.'],
  ])('keeps the member from writing while %s', (_, sanction, code, message) => {
    expect(() => refuseSanctioned(sanction)).toThrow(expect.objectContaining({ code, message }));
  }); // prettier-ignore

  it('keeps only removed content from being changed', () => {
    const changing = (state: 'shown' | 'hidden' | 'removed') => () => {
      requireNotRemoved({ state });
    };
    expect(changing('shown')).not.toThrow();
    expect(changing('hidden')).not.toThrow();
    expect(changing('removed')).toThrow(
      expect.objectContaining({
        code: 'FORBIDDEN',
        message: 'An administrator removed this, so it cannot be changed.',
      }),
    );
  });

  it('names each type of content', () => {
    expect(TARGET_LABEL).toEqual({
      review: 'Review',
      response: 'Response to a review',
      guide_dog: 'Guide Dog profile',
      pet_profile: 'Pet profile',
      photo: 'Photo',
      turned_away: 'Report of being turned away',
      turned_away_answer: 'Answer to a report of being turned away',
    });
  });
});
