import { describe, expect, it } from '@jest/globals';
import { CLAIM_METHODS } from '../../../domain/claim/claim-method.js';
import {
  attemptsLeft,
  attemptsOfNewCode,
  claimEnd,
  codeEnd,
  codesOfDay,
  codeWay,
  countsOfNextClaim,
  proofStrength,
  requireAnotherCode,
  requireMethodFits,
  websiteProof,
  type EarlierClaim,
  type ListingContact,
} from '../../../domain/claim/verification.js';

const NOW = new Date('2026-05-11T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const LISTING: ListingContact = {
  phone: '(512) 555-0142',
  email: 'hello@quiet-paw.example.com',
  website: 'https://quiet-paw.example.com',
  address: '12 Elm Street',
  city: 'Austin',
  state: 'TX',
  zipCode: '78704',
};
const SILENT: ListingContact = {
  phone: null,
  email: null,
  website: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
};
const CLAIMANT = { claimantEmail: 'carl@example.com', claimantPhone: '+1 512 555 0199' };

describe('the code of a claim', () => {
  it.each([
    ['phone_verification', LISTING, { sentTo: 'listing', address: LISTING.phone }],
    ['phone_verification', { ...LISTING, phone: '---' }, { sentTo: 'claimant', address: CLAIMANT.claimantPhone }],
    ['phone_verification', SILENT, { sentTo: 'claimant', address: CLAIMANT.claimantPhone }],
    ['email_verification', LISTING, { sentTo: 'listing', address: LISTING.email }],
    ['email_verification', SILENT, { sentTo: 'claimant', address: CLAIMANT.claimantEmail }],
    ['postcard_verification', LISTING, { sentTo: 'listing', address: null }],
    ['document_upload', LISTING, null],
    ['website_verification', LISTING, null],
    ['google_my_business', LISTING, null],
  ] as const)(
    'the code for %s is sent to the business if possible, otherwise to the claimant',
    (method, listing, way) => {
      expect(codeWay(method, listing, CLAIMANT)).toEqual(way);
    },
  );

  it('a claim code works for ten minutes, or thirty days on a postcard; a claim lasts thirty days', () => {
    const minutes = (end: Date) => (end.getTime() - NOW.getTime()) / 60_000;
    expect(minutes(codeEnd('email_verification', NOW))).toBe(10);
    expect(minutes(codeEnd('phone_verification', NOW))).toBe(10);
    expect(minutes(codeEnd('postcard_verification', NOW))).toBe(30 * 24 * 60);
    expect(minutes(claimEnd(NOW))).toBe(30 * 24 * 60);
  });

  it('a claim code can be sent three times in 24 hours; the next refusal says when to retry', () => {
    expect(() => requireAnotherCode([], NOW)).not.toThrow();
    expect(() => requireAnotherCode([hoursAgo(1), hoursAgo(2)], NOW)).not.toThrow();
    expect(() => requireAnotherCode([hoursAgo(1), hoursAgo(2), hoursAgo(24)], NOW)).not.toThrow();
    expect(() => requireAnotherCode([hoursAgo(23), hoursAgo(2), hoursAgo(1)], NOW)).toThrow(
      expect.objectContaining({ code: 'CLAIM_CODE_LIMIT', retryAfter: 3600 }),
    );
    expect(codesOfDay([hoursAgo(25), hoursAgo(24), hoursAgo(23)], NOW)).toEqual([hoursAgo(23)]);
  });

  it('a new claim code resets the attempts, except on a postcard', () => {
    expect(attemptsOfNewCode('email_verification', 4)).toBe(0);
    expect(attemptsOfNewCode('postcard_verification', 4)).toBe(4);
  });
});

describe('a claim method', () => {
  it('every claim method is available for a business with complete contact data', () => {
    for (const method of CLAIM_METHODS) expect(() => requireMethodFits(method, LISTING)).not.toThrow();
  });

  it.each([
    ['postcard_verification', { ...LISTING, address: null }, /no complete mailing address/],
    ['postcard_verification', { ...LISTING, city: null }, /no complete mailing address/],
    ['website_verification', { ...LISTING, website: null }, /has no website/],
  ] as const)('the claim method %s is refused if the business lacks the required data', (method, listing, message) => {
    expect(() => requireMethodFits(method, listing)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', message: expect.stringMatching(message) }),
    );
  });
});

describe('the proof of a claim', () => {
  it.each([
    [null, null, 'listing', null],
    [NOW, null, 'listing', 'listing'],
    [NOW, null, 'claimant', 'claimant'],
    [NOW, 'dns', null, 'listing'],
  ] as const)(
    'a claim proof made at %s, website %s, code sent to %s, has the strength %s',
    (provenAt, websiteFound, codeSentTo, strength) => {
      expect(proofStrength({ provenAt, websiteFound, codeSentTo })).toBe(strength);
    },
  );

  it('the proof on a website is a meta tag, a file, or a DNS record with the token', () => {
    expect(websiteProof('a-token')).toEqual({
      metaTag: '<meta name="welcome-paws-verification" content="a-token">',
      fileName: '/.well-known/welcome-paws-verification.txt',
      fileContent: 'a-token',
      dnsRecord: 'welcome-paws-verification=a-token',
    });
  });
});

describe('the next claim of a member to the same business', () => {
  const canceled = (given: Partial<EarlierClaim> = {}): EarlierClaim => ({
    ...{ status: 'expired', rejectionReason: 'Cancelled by claimant', verificationMethod: 'email_verification' },
    ...{ verificationAttempts: 4, codesSentAt: [] },
    ...given,
  });

  it('the next claim starts with the codes of the last 24 hours, which the latest claim contains', () => {
    const earlier = [
      canceled({ verificationMethod: 'document_upload', codesSentAt: [hoursAgo(25), hoursAgo(5), hoursAgo(1)] }),
      canceled({ codesSentAt: [hoursAgo(25), hoursAgo(5), hoursAgo(1)] }),
    ];
    expect(countsOfNextClaim(earlier, NOW).codesSentAt).toEqual([hoursAgo(5), hoursAgo(1)]);
    expect(countsOfNextClaim([], NOW)).toEqual({ verificationAttempts: 0, codesSentAt: [] });
  });

  it.each([
    ['continues the attempts of a canceled postcard', [canceled({ verificationMethod: 'postcard_verification' })], 4],
    [
      'continues them after a claim with another method',
      [canceled(), canceled({ verificationMethod: 'postcard_verification' })],
      4,
    ],
    ['starts at none after a code by email, because each code has its own attempts', [canceled()], 0],
    [
      'starts at none after a postcard whose claim expired',
      [canceled({ verificationMethod: 'postcard_verification', rejectionReason: null })],
      0,
    ],
  ] as const)('the next claim %s', (_what, earlier, attempts) => {
    expect(countsOfNextClaim(earlier, NOW).verificationAttempts).toBe(attempts);
  });
});

describe('the attempts left at the code of a claim', () => {
  it.each([
    ['pending', 'email_verification', 0, 5],
    ['pending', 'postcard_verification', 3, 2],
    ['pending', 'phone_verification', 6, 0],
    ['pending', 'website_verification', 0, null],
    ['under_review', 'email_verification', 1, null],
    ['expired', 'email_verification', 5, null],
  ] as const)('a claim that is %s by %s with %i used has %s left', (status, method, used, left) => {
    expect(attemptsLeft({ status, verificationMethod: method, verificationAttempts: used })).toBe(left);
  });
});
