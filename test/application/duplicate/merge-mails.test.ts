import { describe, expect, it } from '@jest/globals';
import { newsOfMerge } from '../../../application/duplicate/merge-mails.js';
import type { HeldBusiness } from '../../../application/duplicate/ports.js';
import { OLIVE } from '../../support/search/seeded.js';

const KEPT = { id: 3, name: 'Paw Place', ownerId: null } as HeldBusiness;
const MERGED = { id: 9, name: 'The Paw Place', ownerId: OLIVE } as HeldBusiness;

describe('the owner of a merged business', () => {
  it.each([
    ['merged', 'The Paw Place was listed twice', 3,
      ['The Paw Place and Paw Place are the same place, so we made one listing of them. Reviews, photos and figures of both are there now, and the old address leads to it.',
        'If they are two places after all, answer this mail within 30 days: then we take it back.']],
    ['undone', 'The Paw Place is listed on its own again', 9, ['The Paw Place and Paw Place are two places after all, and each has its own listing again.']],
  ] as const)('is told by mail that it was %s', (what, subject, id, paragraphs) => {
    expect(newsOfMerge(5, KEPT, MERGED, what)).toEqual([
      {
        ...{ kind: 'mail', memberId: OLIVE, service: false, to: null, dedupeKey: `merge:5:${what}` },
        content: { subject, paragraphs, action: { label: 'View your listing', path: `/business/${id}` } },
      },
    ]);
    expect(newsOfMerge(5, MERGED, KEPT, what)).toEqual([]);
  }); // prettier-ignore
});
