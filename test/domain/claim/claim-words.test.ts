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

const DECIDED_BY_HAND = 'You need not do anything until then.';

describe('what a claimant reads', () => {
  it.each<[ClaimMethod, string, string, string]>([
    ['phone_verification', 'Phone', '6-digit code to phone', 'A text message with a 6-digit code is on its way. Type the code within 10 minutes.'],
    ['email_verification', 'Email', '6-digit code to email', 'An email with a 6-digit code is on its way. Type the code within 10 minutes.'],
    ['postcard_verification', 'Postcard', 'Code mailed to business address', 'A postcard with a 6-digit code goes to the address of the listing. It takes some days; type the code when it is there.'],
    ['document_upload', 'Document Upload', 'Registration or tax documents', `An administrator reads your documents and compares them with the listing. ${DECIDED_BY_HAND}`],
    ['website_verification', 'Website Verification', 'Add tag to site', 'Put the tag, the file or the DNS record on the web site of the listing, then let us look for it.'],
    ['google_my_business', 'Google My Business', 'Your Business Profile on Google', `An administrator looks up the Business Profile on Google of this place, compares its name, address, telephone and web site with the listing, and calls or writes to you by what stands there. ${DECIDED_BY_HAND}`],
  ])('of the method %s', (method, label, hint, next) => {
    expect(CLAIM_METHOD[method]).toMatchObject({ label, hint, next });
  }); // prettier-ignore

  it('first is offered an email, and has something to do but where an administrator looks', () => {
    expect(DEFAULT_CLAIM_METHOD).toBe('email_verification');
    expect([CLAIM_METHOD.document_upload.moves, CLAIM_METHOD.google_my_business.moves]).toEqual([[], []]);
  });

  it('names states and roles', () => {
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

  it('says why something does not go on', () => {
    expect([ALREADY_CLAIMED, ANOTHER_APPROVED, WRONG_CODE, CODE_EXPIRED, CLAIM.refusal.message]).toEqual([
      'This business listing has already been claimed and verified.',
      'The claim of somebody else to this place was approved.',
      'Invalid verification code',
      'This code can no longer be used. Ask for a new one, or claim the place again.',
      'This claim has moved on meanwhile. Please reload to see its present state.',
    ]);
    expect(() => refuseCode(90)).toThrow(
      expect.objectContaining({
        code: 'CLAIM_CODE_LIMIT',
        message:
          'At most 3 codes are sent a day for a claim, and 5 to one telephone number or mailbox. Please try again later.',
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
  ])('is asked for six digits: %s is a code %s', (typed, expected) => {
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
  ])('has the name %j in a message as %j, so that no address can be sent by it', (name, shown) => {
    expect(nameInMessage(name)).toBe(shown);
  });
});
