import { describe, expect, it } from '@jest/globals';
import {
  codeEmail,
  codeTellsClaimant,
  codeText,
  newsOfClaim,
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

describe('a claimant', () => {
  it.each<[ClaimNews, string, readonly string[], string, string]>([
    ['submitted', 'Your claim to The Paw',
      ['Your claim to the listing of The Paw has been submitted for review.', CLAIM_METHOD.phone_verification.next, 'If you did not claim this place, you need not do anything.'],
      'View your claim', '/claim-business/7'],
    ['under_review', 'Your claim to The Paw is under review', ['Your proof for The Paw has arrived. An administrator decides on your claim now.'], 'View your claim', '/claim-business/7'],
    ['approved', 'The Paw is yours', ['Your claim to The Paw is approved. You can edit the listing and respond to its reviews.'], 'View your listing', '/business/7'],
    ['rejected', 'Your claim to The Paw was not approved',
      ['Your claim to The Paw was not approved, for this reason:', 'It is blurred.', 'If you think that this is wrong, please write to us.'], 'Contact us', '/contact'],
    ['expired', 'Your claim to The Paw has expired',
      ['Your claim to The Paw has expired: its proof did not arrive in time, or a wrong code was typed too often.', 'You can claim the place again.'], 'Claim it again', '/claim-business/7'],
  ])('is told by mail, whatever they chose to hear of, that it is %s', (news, subject, paragraphs, label, path) => {
    expect(newsOfClaim(CLAIM, { name: 'The Paw' }, news, 'It is blurred.')).toEqual({
      ...{ kind: 'mail', dedupeKey: `claim:4:${news}`, memberId: ADA, service: true, to: 'ada@example.com' },
      content: { subject, paragraphs, action: { label, path } },
    });
  }); // prettier-ignore

  it('reads no reason where none was given', () => {
    const mail = newsOfClaim(CLAIM, { name: 'The Paw' }, 'rejected');
    expect(mail.kind === 'mail' && mail.content.paragraphs).toHaveLength(2);
  });

  it('knows of the claim already where the code was mailed to them, and not where it went elsewhere', () => {
    const told = METHODS.filter((method) => codeTellsClaimant(method, 'claimant'));
    expect(told).toEqual(METHODS.filter((method) => CLAIM_METHOD[method].code === 'mail'));
    expect(told.length).toBeGreaterThan(0);
    expect(METHODS.filter((method) => codeTellsClaimant(method, 'business') || codeTellsClaimant(method, null))).toEqual([]);
  }); // prettier-ignore
});

describe('whoever gets a code', () => {
  it('reads by mail who asked for it, for what and how long it works', () => {
    expect(codeEmail('123456', WORDS)).toEqual({
      subject: 'Your code for The Paw',
      paragraphs: [
        'Ada L asked at paws.example to become the owner of the listing of The Paw. Whoever types this code shows that they read this mailbox:',
        'The code works for 10 minutes. If you did not ask for it, you need not do anything: without the code nothing happens. Give it to nobody.',
      ],
      code: '123456',
    });
  });

  it('reads the same in a text message and on a postcard', () => {
    expect(codeText('123456', WORDS)).toBe(
      'paws.example: 123456 is the code with which Ada L claims the listing of The Paw. It works for 10 minutes. Not you? You need not do anything; give the code to nobody.',
    );
    expect(postcardText(WORDS)).toBe(
      'Ada L asked at paws.example to become the owner of the listing of The Paw. The code below, typed on the page of the claim within 30 days, shows that this card arrived. If nobody here asked for it, you need not do anything.',
    );
  });
});
