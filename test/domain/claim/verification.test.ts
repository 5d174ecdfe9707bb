import { describe, expect, it } from '@jest/globals';
import { CLAIM_METHODS } from '../../../domain/claim/claim-method.js';
import {
  attemptsOfNewCode,
  claimEnd,
  codeEnd,
  codesOfDay,
  codeWay,
  proofStrength,
  requireAnotherCode,
  requireMethodFits,
  websiteProof,
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
