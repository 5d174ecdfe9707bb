import { describe, expect, it } from '@jest/globals';
import {
  codeEmail,
  codeInformsClaimant,
  codeText,
  claimEmail,
  postcardText,
  type ClaimNews,
} from '../../../application/claim/messages.js';
import { CLAIM_METHOD, type ClaimMethod } from '../../../domain/claim/claim-method.js';
import { ADA } from '../../support/search/seeded.js';

const CLAIM = {
  ...{ id: 4, businessId: 7, claimantUserId: ADA, claimantName: 'Ada L', claimantEmail: 'ada@example.com' },
  verificationMethod: 'phone_verification' as const,
};
const WORDS = { site: 'paws.example', claimantName: 'Ada L', businessName: 'The Paw' };
const METHODS = Object.keys(CLAIM_METHOD) as ClaimMethod[];

describe('emails to a claimant', () => {
  it.each<[ClaimNews, string, readonly string[], string, string]>([
    ['submitted', 'Your claim for The Paw',
      ['Your claim for The Paw has been submitted for review.', CLAIM_METHOD.phone_verification.next, 'If you didn’t claim this business, you can ignore this email.'],
      'View your claim', '/claim-business/7'],
    ['under_review', 'Your claim for The Paw is under review', ['We received your proof for The Paw. An administrator will now review your claim.'], 'View your claim', '/claim-business/7'],
    ['approved', 'The Paw is yours', ['Your claim for The Paw is approved. You can now edit the listing and respond to its reviews.'], 'View your listing', '/business/7'],
    ['rejected', 'Your claim for The Paw was not approved',
      ['Your claim for The Paw was not approved for this reason:', 'It is blurred.', 'If you think this is a mistake, please contact us.'], 'Contact us', '/contact'],
    ['expired', 'Your claim for The Paw has expired',
      ['Your claim for The Paw has expired because the proof did not arrive in time or a wrong code was entered too many times.', 'You can claim the business again.'], 'Claim it again', '/claim-business/7'],
  ])('are sent whatever their email settings, when the claim is %s', (news, subject, paragraphs, label, path) => {
    expect(claimEmail(CLAIM, { name: 'The Paw' }, news, 'It is blurred.')).toEqual({
      ...{ kind: 'mail', dedupeKey: `claim:4:${news}`, memberId: ADA, service: true, to: 'ada@example.com' },
      content: { subject, paragraphs, action: { label, path } },
    });
  }); // prettier-ignore

  it('contain no reason if none was given for the claim decision', () => {
    const mail = claimEmail(CLAIM, { name: 'The Paw' }, 'rejected');
    expect(mail.kind === 'mail' && mail.content.paragraphs).toHaveLength(2);
  });

  it("don't repeat the claim if its code was emailed to them", () => {
    const told = METHODS.filter((method) => codeInformsClaimant(method, 'claimant'));
    expect(told).toEqual(METHODS.filter((method) => CLAIM_METHOD[method].code === 'mail'));
    expect(told.length).toBeGreaterThan(0);
    expect(METHODS.filter((method) => codeInformsClaimant(method, 'business') || codeInformsClaimant(method, null))).toEqual([]);
  }); // prettier-ignore
});

describe('messages with a claim code', () => {
  it('say in an email who requested it, for what, and how long it works', () => {
    expect(codeEmail('123456', WORDS)).toEqual({
      subject: 'Your code for The Paw',
      paragraphs: [
        'Ada L wants to claim the listing for The Paw on paws.example. Entering this code proves access to this mailbox:',
        'The code works for 10 minutes. If you didn’t request it, ignore this email: nothing happens without the code. Don’t share it with anyone.',
      ],
      code: '123456',
    });
  });

  it('say the same in a text message and on a postcard', () => {
    expect(codeText('123456', WORDS)).toBe(
      'paws.example: 123456 is the code for Ada L to claim the listing for The Paw. It works for 10 minutes. Not you? Ignore this message and do not share the code.',
    );
    expect(postcardText(WORDS)).toBe(
      'Ada L wants to claim the listing for The Paw on paws.example. To confirm that this card arrived, enter the code below on the claim page within 30 days. If nobody here requested this, you can ignore this card.',
    );
  });
});
