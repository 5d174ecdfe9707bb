import { describe, expect, it } from '@jest/globals';
import { checkExpiry, checkTokenCount } from '../../../domain/account/access-token.js';
import { requireAgeConfirmed, requireAgeOpen, requireRecentSignIn } from '../../../domain/account/account.js';
import {
  refuseDuplicateName,
  requireRemovable,
  requireRoomForAdministrator,
} from '../../../domain/administration/administrator.js';
import { APPROVAL } from '../../../domain/business/approval.js';
import { LikelyDuplicate } from '../../../domain/duplicate/similar.js';
import { FEEDBACK } from '../../../domain/feedback/decision.js';
import { refuseForeignPet, refuseSecondGuideDog, requireOwnGuideDog } from '../../../domain/guide-dog/guide-dog.js';
import { APPEAL, APPEAL_LINK_INVALID, assertNotSelf } from '../../../domain/moderation/appeal.js';
import { requireReportable } from '../../../domain/moderation/report.js';
import { MESSAGE } from '../../../domain/outgoing/message-status.js';
import { requirePermission } from '../../../domain/business/people/role.js';
import { requireAuthor, requireNotAuthor, requireNotOwner } from '../../../domain/review/review.js';
import { statusAfter } from '../../../domain/shared/state-machine.js';

const NOW = new Date('2026-05-01T09:30:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const GUIDE_DOG = { userId: 'ada', isVisible: true };
const ADMINISTRATORS = [{ id: 1, name: 'Administrator' }, { id: 2, name: 'Ada' }]; // prettier-ignore
const HUNDRED = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, name: `Administrator ${String(at)}` }));

/** Each action, its error code, its message, and the field of the error. */
const REFUSALS: readonly (readonly [string, () => unknown, string, string, string?])[] = [
  ['a token that ends now', () => checkExpiry(NOW, NOW), 'INVALID_INPUT', 'Please choose a date in the future', 'expiresAt'],
  ['a token for longer than a year', () => checkExpiry(inDays(400), NOW), 'INVALID_INPUT', 'Please choose a date within one year', 'expiresAt'],
  ['a change after a sign-in long ago', () => requireRecentSignIn(inDays(-1), NOW), 'REAUTHENTICATION_REQUIRED', 'Please sign in again to continue.'],
  ['to write without a word about one’s age', () => requireAgeConfirmed({ ageConfirmed: false }), 'AGE_CONFIRMATION_REQUIRED', 'Please confirm at /age-confirmation that you are 13 or older.'],
  ['to leave as a child after all', () => requireAgeOpen({ ageConfirmed: true }), 'FORBIDDEN', 'You have confirmed that you are 13 or older. To leave, delete your account under Account & security, or contact us.'],
  ['a name that an administrator has', () => refuseDuplicateName(), 'ADMINISTRATOR_EXISTS', 'An administrator with this name, or one that looks like it, already exists', 'name'],
  ['the same name in capitals', () => requireRoomForAdministrator(ADMINISTRATORS, 'ADA'), 'ADMINISTRATOR_EXISTS', 'An administrator with this name, or one that looks like it, already exists', 'name'],
  ['a 101st administrator', () => requireRoomForAdministrator(HUNDRED, 'Ada'), 'TOO_MANY_ADMINISTRATORS', 'There can be at most 100 administrators'],
  ['an administrator who removes themself', () => requireRemovable(ADMINISTRATORS, 1, 1), 'ADMINISTRATOR_STAYS', 'You cannot remove yourself. Ask another administrator.'],
  ['an administrator who was removed and removes another', () => requireRemovable(ADMINISTRATORS, 9, 1), 'FORBIDDEN', 'You are no longer an administrator.'],
  ['to remove who is no administrator', () => requireRemovable(ADMINISTRATORS, 1, 9), 'ADMINISTRATOR_NOT_FOUND', 'This administrator no longer exists'],
  ['to approve what was rejected', () => statusAfter(APPROVAL, 'rejected', 'approve'), 'APPROVAL_MOVE_REFUSED', 'This business has already been reviewed. Please reload to see its current state.'],
  ['to complete what is completed', () => statusAfter(FEEDBACK, 'completed', 'complete'), 'FEEDBACK_MOVE_REFUSED', 'This feedback has already been completed. Please reload to see what was done.'],
  ['to decide twice on an appeal', () => statusAfter(APPEAL, 'upheld', 'reject'), 'APPEAL_DECIDED', 'This appeal has already been decided.'],
  ['to send again what went out', () => statusAfter(MESSAGE, 'sent', 'resend'), 'CHANGED_MEANWHILE', 'This message has already been handled.'],
  ['to decide on an appeal against oneself', () => assertNotSelf('Ada', 'Ada', 2), 'FORBIDDEN', 'You made the decision under appeal. Another administrator must decide on the appeal.'],
  ['a second Guide Dog', () => refuseSecondGuideDog(), 'GUIDE_DOG_EXISTS', 'You already have a Guide Dog profile. You can edit it instead.'],
  ['to edit no Guide Dog', () => requireOwnGuideDog(null, 'ada'), 'GUIDE_DOG_NOT_FOUND', 'Guide Dog not found'],
  ['to edit another’s hidden Guide Dog', () => requireOwnGuideDog({ ...GUIDE_DOG, isVisible: false }, 'ben'), 'GUIDE_DOG_NOT_FOUND', 'Guide Dog not found'],
  ['to edit another’s Guide Dog', () => requireOwnGuideDog(GUIDE_DOG, 'ben'), 'FORBIDDEN', 'You can edit only your own Guide Dog profile.'],
  ['to link another’s pet', () => refuseForeignPet(), 'INVALID_INPUT', 'Please choose one of your own pet profiles.', 'petProfileId'],
  ['an owner’s review of their own business', () => requireNotOwner({ ownerId: 'ada' }, 'ada'), 'FORBIDDEN', 'You cannot review your own business.'],
  ['to change another’s review', () => requireAuthor({ userId: 'ada' }, 'ben'), 'FORBIDDEN', 'Only its author can change a review.'],
  ['to vote for one’s own review', () => requireNotAuthor({ userId: 'ada' }, 'ada'), 'FORBIDDEN', 'You cannot vote for your own review.'],
  ['to answer a review of another’s business', () => requirePermission(null, 'reviews'), 'FORBIDDEN', 'Only the owner of the business and the people who work for it can respond.'],
  ['to report what is one’s own', () => requireReportable('review', { authorId: 'ada', isVisible: false }, 'ada'), 'FORBIDDEN', 'You cannot report your own content. You can edit or delete it yourself.'],
  ['to report no review', () => requireReportable('review', null, null), 'REVIEW_NOT_FOUND', 'Review not found'],
  ['to report a hidden answer', () => requireReportable('response', { authorId: 'ada', isVisible: false }, 'ben'), 'RESPONSE_NOT_FOUND', 'Response not found'],
  ['to report no Guide Dog', () => requireReportable('guide_dog', null, 'ben'), 'GUIDE_DOG_NOT_FOUND', 'Guide Dog not found'],
  ['to report no pet', () => requireReportable('pet_profile', null, 'ben'), 'PET_NOT_FOUND', 'Pet profile not found'],
  ['to report no photo', () => requireReportable('photo', null, 'ben'), 'NOT_FOUND', 'Photo not found'],
]; // prettier-ignore

describe('error messages', () => {
  it.each(REFUSALS)('throws with a message for %s', (_, run, code, message, ...paths) => {
    expect(run).toThrow(
      expect.objectContaining({
        name: 'DomainError',
        code,
        message,
        errors: paths.map((path) => ({ path, message })),
      }),
    );
  });

  it('throws for a 21st access token', () => {
    expect(() => {
      checkTokenCount(19);
    }).not.toThrow();
    expect(() => {
      checkTokenCount(20);
    }).toThrow('You can have at most 20 access tokens. Please revoke one first.');
  });

  it('allows a visitor to report content of a deleted account', () => {
    expect(() => {
      requireReportable('review', { authorId: null, isVisible: true }, null);
    }).not.toThrow();
  });

  it('says what to do about a likely duplicate or a late appeal', () => {
    expect(new LikelyDuplicate([]).message).toBe(
      'This place may already be listed. Please check before you list it again.',
    );
    expect(APPEAL_LINK_INVALID).toBe('This link is not valid. You can appeal for 180 days after a decision.');
  });

  it('allows a member who confirmed their age to continue, and others to leave as a child', () => {
    expect(() => {
      requireAgeConfirmed({ ageConfirmed: true });
      requireAgeOpen({ ageConfirmed: false });
    }).not.toThrow();
  });
});
