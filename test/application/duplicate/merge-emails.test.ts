import { describe, expect, it } from '@jest/globals';
import { mergeEmails } from '../../../application/duplicate/merge-emails.js';
import type { LockedBusiness } from '../../../application/duplicate/ports.js';
import { OLIVE } from '../../support/search/seeded.js';

const KEPT = { id: 3, name: 'Paw Place', ownerId: null } as LockedBusiness;
const MERGED = { id: 9, name: 'The Paw Place', ownerId: OLIVE } as LockedBusiness;

describe('emails to the owner of a merged business', () => {
  it.each([
    ['merged', 'The Paw Place was listed twice', 3,
      ['The Paw Place and Paw Place are the same place, so we merged their listings. All reviews, photos, and analytics are now in one listing, and the old address redirects to it.',
        'If they are two different places, reply to this email within 30 days and we’ll undo the merge.']],
    ['undone', 'The Paw Place has its own listing again', 9, ['The Paw Place and Paw Place are two different places, so we undid the merge. Each has its own listing again.']],
  ] as const)('say that the business was %s', (what, subject, id, paragraphs) => {
    expect(mergeEmails(5, { kept: KEPT, merged: MERGED, withOwner: true }, what)).toEqual([
      {
        ...{ kind: 'mail', memberId: OLIVE, service: false, to: null, dedupeKey: `merge:5:${what}` },
        content: { subject, paragraphs, action: { label: 'View your listing', path: `/business/${id}` } },
      },
    ]);
    expect(mergeEmails(5, { kept: MERGED, merged: KEPT, withOwner: false }, what)).toEqual([]);
  }); // prettier-ignore

  it('asks the owner of the merged listing to claim the kept one if the merge gave it to nobody', () => {
    expect(mergeEmails(5, { kept: KEPT, merged: MERGED, withOwner: false }, 'merged')).toMatchObject([
      {
        content: {
          paragraphs: expect.arrayContaining([expect.stringMatching(/has no owner yet.*claim it/)]),
          action: { label: 'Claim the listing', path: '/claim-business/3' },
        },
      },
    ]);
  });
});
