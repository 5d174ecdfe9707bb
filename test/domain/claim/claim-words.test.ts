import { describe, expect, it } from '@jest/globals';
import {
  ALREADY_CLAIMED,
  ANOTHER_APPROVED,
  CLAIM,
  CLAIM_ROLE_LABEL,
  CLAIM_STATUS_LABEL,
  nameInMessage,
} from '../../../domain/claim/claim.js';
import { CLAIM_METHOD, DEFAULT_CLAIM_METHOD, type ClaimMethod } from '../../../domain/claim/claim-method.js';
import { CODE, CODE_EXPIRED, refuseCode, WRONG_CODE } from '../../../domain/claim/verification.js';

const DECIDED_BY_HAND = 'You don’t need to do anything until then.';

describe('texts for claimants', () => {
  it.each<[ClaimMethod, string, string, string]>([
    ['phone_verification', 'Phone', '6-digit code to phone', 'A text message with a 6-digit code is on its way. Enter the code within 10 minutes.'],
    ['email_verification', 'Email', '6-digit code to email', 'An email with a 6-digit code is on its way. Enter the code within 10 minutes.'],
    ['postcard_verification', 'Postcard', 'Code mailed to business address', 'We’ll mail a postcard with a 6-digit code to the address on the listing. It takes a few days. Enter the code when it arrives.'],
    ['document_upload', 'Document Upload', 'Registration or tax documents', `An administrator will compare your documents with the listing. ${DECIDED_BY_HAND}`],
    ['website_verification', 'Website Verification', 'Add tag to site', 'Add the tag, file, or DNS record to the website on the listing. Then ask us to check it.'],
    ['google_my_business', 'Google My Business', 'Your Business Profile on Google', `An administrator will compare your Business Profile on Google with the listing and contact you by the phone number or email shown there. ${DECIDED_BY_HAND}`],
  ])('describe the method %s', (method, label, hint, next) => {
    expect(CLAIM_METHOD[method]).toMatchObject({ label, hint, next });
  }); // prettier-ignore

  it('offer email by default, and a next move unless an administrator has to check', () => {
    expect(DEFAULT_CLAIM_METHOD).toBe('email_verification');
    expect([CLAIM_METHOD.document_upload.moves, CLAIM_METHOD.google_my_business.moves]).toEqual([[], []]);
  });

  it('name statuses and roles', () => {
    expect(CLAIM_STATUS_LABEL).toEqual({
      pending: 'Pending',
      under_review: 'Under review',
      approved: 'Approved',
      rejected: 'Rejected',
      expired: 'Expired',
    });
    expect(CLAIM_ROLE_LABEL).toEqual({
      owner: 'Owner',
      manager: 'Manager',
      authorized_representative: 'Authorized Representative',
    });
  });

  it("explain why a claim can't continue", () => {
    expect([ALREADY_CLAIMED, ANOTHER_APPROVED, WRONG_CODE, CODE_EXPIRED, CLAIM.refusal.message]).toEqual([
      'This business listing has already been claimed and verified.',
      'Another member’s claim for this business was approved.',
      'Invalid verification code',
      'This code can no longer be used. Request a new one, or claim the business again.',
      'This claim has changed since you opened it. Please reload to see its current state.',
    ]);
    expect(() => refuseCode(90)).toThrow(
      expect.objectContaining({
        code: 'CLAIM_CODE_LIMIT',
        message:
          'We send at most 3 codes a day to claim a business, and 5 to one phone number or email address. Please try again later, or choose a method without a code.',
        errors: [],
      }),
    );
  });

  it.each([
    ['012345', true],
    ['12345', false],
    ['1234567', false],
    ['x123456', false],
    ['123456x', false],
    ['12345a', false],
  ])('require six digits: %s is a code: %s', (typed, expected) => {
    expect(CODE.test(typed)).toBe(expected);
  });

  it.each([
    ['Zoë  O’Neil-Núñez, Jr.', 'Zoë O’Neil-Núñez, Jr.'],
    ['Agent 007', 'Agent 007'],
    ['J. P. Doe', 'J. P. Doe'],
    ['see evil.example', 'see evil example'],
    ['https://evil.example/a?b', 'https evil example a b'],
    ['<b>Ada</b>', 'b Ada b'],
    ['Ze\u0301 e\u0301', 'Ze\u0301 e\u0301'],
    ['🐕', ''],
    ['a'.repeat(61), 'a'.repeat(60)],
    [`${'a'.repeat(59)} bc`, 'a'.repeat(59)],
  ])('show the name %j in a message as %j, so that no web address can be sent in it', (name, shown) => {
    expect(nameInMessage(name)).toBe(shown);
  });
});
