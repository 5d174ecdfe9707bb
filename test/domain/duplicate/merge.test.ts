import { describe, expect, it } from '@jest/globals';
import {
  mergedPhotos,
  photosWithout,
  requireMergeable,
  requireOwnerFree,
  requireUndoable,
  undoUntil,
  type Mergeable,
  BusinessMerged,
} from '../../../domain/duplicate/merge.js';

const place = (name: string, difference: Partial<Mergeable> = {}): Mergeable => ({
  ...{ id: 1, name, ownerId: null, isPublic: true, tier: 'free', isChanging: false, isPaid: false, mergedBy: null },
  ...difference,
});
const merging = (kept: Partial<Mergeable>, merged: Partial<Mergeable>) => () => {
  requireMergeable(place('Muddy Paw', kept), place('The Muddy Paw', merged));
};
const refusal = (message: string) => expect.objectContaining({ code: 'MERGE_REFUSED', message });

describe('merging two businesses', () => {
  it.each<[string, Partial<Mergeable>, Partial<Mergeable>]>([
    ['neither has an owner', {}, {}],
    ['only the kept one has an owner', { ownerId: 'anna' }, {}],
    ['only the merged one has an owner', {}, { ownerId: 'ben' }],
    ['both have the same owner', { ownerId: 'anna' }, { ownerId: 'anna' }],
    ['the kept one is Premium', { tier: 'premium' }, {}],
    ['the kept one has a payment in progress', { isPaid: true }, {}],
  ])('allows a merge if %s', (_, kept, merged) => {
    expect(merging(kept, merged)).not.toThrow();
  });

  it.each<[string, Partial<Mergeable>, Partial<Mergeable>, string]>([
    ['the merged one was merged', {}, { mergedBy: 'Zoe' }, 'Zoe already merged The Muddy Paw. Please reload the list.'],
    ['the kept one was merged', { mergedBy: 'Zoe' }, {}, 'Zoe already merged Muddy Paw. Please reload the list.'],
    ['one is not public because it was merged', { isPublic: false, mergedBy: 'Zoe' }, { isPublic: false }, 'Zoe already merged Muddy Paw. Please reload the list.'],
    ['the kept one is not public', { isPublic: false }, {}, 'Muddy Paw is not public. Only public listings can be merged.'],
    ['the merged one is not public', {}, { isPublic: false }, 'The Muddy Paw is not public. Only public listings can be merged.'],
    ['the kept one has a pending change', { isChanging: true }, {}, 'A change to Muddy Paw is waiting for approval. Please decide on it before you merge.'],
    ['the merged one has a pending change', {}, { isChanging: true }, 'A change to The Muddy Paw is waiting for approval. Please decide on it before you merge.'],
    ['they have different owners', { ownerId: 'anna' }, { ownerId: 'ben' }, 'Muddy Paw and The Muddy Paw have different owners. Please find out who owns the place and ask the other owner to withdraw their listing.'],
    ['only the merged one is Premium', {}, { tier: 'premium' }, 'The Muddy Paw is Premium or has a payment in progress. Keep that listing instead, so that no paid time is lost.'],
    ['only the merged one has a payment in progress', {}, { isPaid: true }, 'The Muddy Paw is Premium or has a payment in progress. Keep that listing instead, so that no paid time is lost.'],
    ['both are Premium', { tier: 'premium' }, { tier: 'premium' }, 'The Muddy Paw is Premium or has a payment in progress. End its Premium first, so that no paid time is lost.'],
    ['both have a payment in progress', { isPaid: true }, { isPaid: true }, 'The Muddy Paw is Premium or has a payment in progress. End its Premium first, so that no paid time is lost.'],
  ])('refuses a merge if %s', (_, kept, merged, message) => {
    expect(merging(kept, merged)).toThrow(refusal(message));
  }); // prettier-ignore
});

describe('undoing a merge', () => {
  const MERGED = { mergedAt: new Date('2026-05-01T09:30:00.000Z'), undoneBy: null, hasLater: false };
  const LAST_MOMENT = new Date('2026-05-31T09:30:00.000Z');

  it('allows undoing a merge for exactly 30 days', () => {
    expect(undoUntil(MERGED.mergedAt)).toEqual(LAST_MOMENT);
    expect(() => {
      requireUndoable(MERGED, LAST_MOMENT);
    }).not.toThrow();
    expect(() => {
      requireUndoable(MERGED, new Date('2026-05-31T09:30:00.001Z'));
    }).toThrow(refusal('A merge can be undone for 30 days, and that time has passed.'));
  });

  it.each([
    ['it was already undone', { undoneBy: 'Zoe' }, 'Zoe already undid this merge.'],
    ['a later merge depends on it', { hasLater: true }, 'The remaining listing was merged again later. Please undo the later merge first.'],
  ])('refuses to undo a merge if %s', (_, difference, message) => {
    expect(() => {
      requireUndoable({ ...MERGED, ...difference }, MERGED.mergedAt);
    }).toThrow(refusal(message));
  }); // prettier-ignore
});

describe('the owner that a business got through a merge', () => {
  const GOT = { isClaimed: false, claimedAt: null };
  const undoing =
    (kept: Partial<Mergeable>, ownership: typeof GOT | null = GOT, owner: string | null = 'ben') =>
    () => {
      requireOwnerFree(
        ownership,
        place('Muddy Paw', { ownerId: 'ben', ...kept }),
        place('Old Paw', { ownerId: owner }),
      );
    };
  const PAID =
    'Muddy Paw is Premium or has a payment in progress, and its owner came from Old Paw. End its Premium first, so that no paid time is lost.';

  it.each<[string, Partial<Mergeable>, string]>([
    ['Premium', { tier: 'premium' }, PAID],
    ['a payment', { isPaid: true }, PAID],
    ['a pending change', { isChanging: true }, 'A change to Muddy Paw is waiting for approval. Please decide on it before you undo the merge.'],
  ])('refuses to undo a merge that gave the business its owner because of %s', (_, kept, message) => {
    expect(undoing(kept)).toThrow(refusal(message));
  }); // prettier-ignore

  it('allows undoing a merge that gave the business its owner if nothing depends on the owner', () => {
    expect(undoing({})).not.toThrow();
  });

  it.each<[string, () => void]>([
    ['the business had its owner before', undoing({ isPaid: true, isChanging: true }, null)],
    ['the business no longer has an owner', undoing({ isPaid: true, ownerId: null })],
    ['neither business has an owner anymore', undoing({ isPaid: true, ownerId: null }, GOT, null)],
    ['another member owns it now', undoing({ isPaid: true, ownerId: 'cleo' })],
  ])("an owner from a merge doesn't block its undo if %s", (_, undo) => {
    expect(undo).not.toThrow();
  });
});

describe('the photos of merged businesses', () => {
  const photos = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => `/uploads/${String(first + at)}.jpg`);

  it('merged businesses have the photos of the kept one, then those only the other has, with captions', () => {
    const kept = { images: ['a', 'b'], imageAlts: ['A dog', ''] };
    expect(mergedPhotos(kept, { images: ['b', 'c', 'd'], imageAlts: ['Double', 'A cat'] })).toEqual({
      images: ['a', 'b', 'c', 'd'],
      imageAlts: ['A dog', '', 'A cat', ''],
      added: ['c', 'd'],
    });
  });

  it.each([
    ['room for two more', 28, 2],
    ['no room for more', 30, 0],
    ['more than the limit already', 32, 0],
  ])('photos of merged businesses are limited to 30: with %s', (_, held, added) => {
    const kept = { images: photos(1, held), imageAlts: [] };
    const result = mergedPhotos(kept, { images: photos(51, 55), imageAlts: [] });
    expect(result.images).toEqual([...photos(1, held), ...photos(51, 55).slice(0, added)]);
    expect(result.added).toHaveLength(added);
  });

  it('photos of a merged business keep their captions when some are removed', () => {
    const all = { images: ['a', 'b', 'c'], imageAlts: ['A dog', 'A cat', 'A bird'] };
    expect(photosWithout(all, ['b', 'x'])).toEqual({ images: ['a', 'c'], imageAlts: ['A dog', 'A bird'] });
  });
});

describe('BusinessMerged', () => {
  it('BusinessMerged names the kept business', () => {
    expect(new BusinessMerged(7)).toMatchObject({
      keptId: 7,
      name: 'BusinessMerged',
      message: 'This listing was merged into another one.',
    });
  });
});
