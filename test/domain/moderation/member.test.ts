import { describe, expect, it } from '@jest/globals';
import { requireSanctionable, type MemberAction } from '../../../domain/moderation/member-sanction.js';
import { requireNotRemoved } from '../../../domain/moderation/removed.js';
import { refuseSanctioned, type Sanction } from '../../../domain/moderation/sanction.js';
import { TARGET_LABEL } from '../../../domain/moderation/target.js';

const SUSPENDED: Sanction = { kind: 'suspension', until: null };
const RESTRICTED: Sanction = { kind: 'restriction', until: new Date('2026-05-08T09:30:00Z') };
const deciding = (action: MemberAction, days: 7 | 30 | null, now: Sanction | null) => () => {
  requireSanctionable({ action, days, reasonCode: 'spam', note: 'Spam' }, now);
};

describe('a decision about a member', () => {
  it.each<[string, () => void]>([
    ['a warning', deciding('warn', null, null)],
    ['a restriction with its days', deciding('restrict', 7, null)],
    ['a suspension', deciding('suspend', null, null)],
    ['a suspension of somebody who is restricted', deciding('suspend', null, RESTRICTED)],
    ['a warning of somebody who is suspended', deciding('warn', null, SUSPENDED)],
  ])('can be %s', (_, decide) => {
    expect(decide).not.toThrow();
  });

  it.each<[string, () => void, string, string]>([
    ['a restriction without an end', deciding('restrict', null, null), 'INVALID_INPUT', 'Say for how long: 7 or 30 days.'],
    ['a warning for some days', deciding('warn', 7, null), 'INVALID_INPUT', 'Days belong to a restriction alone.'],
    ['a second suspension', deciding('suspend', null, SUSPENDED), 'CHANGED_MEANWHILE', 'This member is suspended already.'],
  ])('cannot be %s', (_, decide, code, message) => {
    expect(decide).toThrow(expect.objectContaining({ code, message }));
  }); // prettier-ignore

  const SUSPENDED_WORDS =
    'Your account is suspended: you can read, but not write. The notices in your account say why and how to appeal.';

  it.each<[string, Sanction, string, string]>([
    ['suspended', SUSPENDED, 'ACCOUNT_SUSPENDED', SUSPENDED_WORDS],
    ['suspended, with an end by mistake', { ...SUSPENDED, until: RESTRICTED.until }, 'ACCOUNT_SUSPENDED', SUSPENDED_WORDS],
    ['restricted without an end', { ...RESTRICTED, until: null }, 'ACCOUNT_SUSPENDED', SUSPENDED_WORDS],
    ['restricted', RESTRICTED, 'ACCOUNT_RESTRICTED', 'Your account is restricted: until May 8, 2026 at 9:30 AM UTC you can read, but not write. The notices in your account say why and how to appeal.'],
  ])('keeps them from writing while they are %s', (_, sanction, code, message) => {
    expect(() => refuseSanctioned(sanction)).toThrow(expect.objectContaining({ code, message }));
  }); // prettier-ignore

  it('keeps what was removed from being changed, and nothing else', () => {
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

  it('is about things that have names', () => {
    expect(TARGET_LABEL).toEqual({
      review: 'Review',
      response: 'Answer to a review',
      guide_dog: 'Guide Dog profile',
      pet_profile: 'Pet profile',
      photo: 'Photo',
    });
  });
});
