import { describe, expect, it } from '@jest/globals';
import { proofInWords, requireApprovalReason, type ClaimProof } from '../../../domain/claim/proof-words.js';

const claim = (given: Partial<ClaimProof> = {}): ClaimProof => ({
  ...{ verificationMethod: 'email_verification', isProven: true, websiteFound: null, codeSentTo: 'listing' },
  documents: 0,
  ...given,
});

describe('proofInWords', () => {
  it.each<[string | null, Partial<ClaimProof>]>([
    ['Code by email', {}],
    ['Code by text', { verificationMethod: 'phone_verification' }],
    ['Code by postcard', { verificationMethod: 'postcard_verification' }],
    ['Code to the claimant’s email', { codeSentTo: 'claimant' }],
    ['Code to the claimant’s email', { codeSentTo: null }],
    ['Code to the claimant’s phone', { codeSentTo: 'claimant', verificationMethod: 'phone_verification' }],
    ['Proof on the website', { verificationMethod: 'website_verification', websiteFound: 'tag', codeSentTo: null }],
    ['Proof on the website', { websiteFound: 'dns' }],
    ['1 document', { isProven: false, documents: 1, verificationMethod: 'document_upload' }],
    ['2 documents', { isProven: false, documents: 2 }],
    ['Code by email', { documents: 2 }],
    [null, { isProven: false }],
    [null, { isProven: false, verificationMethod: 'google_my_business', codeSentTo: null }],
  ])('returns %j for a claim with %j', (words, given) => {
    expect(proofInWords(claim(given))).toBe(words);
  });
});

describe('requireApprovalReason', () => {
  it('throws INVALID_INPUT for the reason if a claim has neither proof nor reason', () => {
    for (const reason of [undefined, '']) {
      expect(() => requireApprovalReason(claim({ isProven: false }), reason)).toThrow(
        expect.objectContaining({ code: 'INVALID_INPUT', message: expect.stringContaining('no proof') }),
      );
    }
  });

  it('accepts a claim with a proof, with a document, or with a reason', () => {
    expect(() => requireApprovalReason(claim(), undefined)).not.toThrow();
    expect(() => requireApprovalReason(claim({ isProven: false, documents: 1 }), undefined)).not.toThrow();
    expect(() => requireApprovalReason(claim({ isProven: false }), 'We called them.')).not.toThrow();
  });
});
