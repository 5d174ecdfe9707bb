import { describe, expect, it } from '@jest/globals';
import { BusinessMerged } from '../../../domain/duplicate/business-merged.js';
import {
  mergedPhotos,
  photosWithout,
  requireMergeable,
  requireOwnerFree,
  requireUndoable,
  undoUntil,
  type Mergeable,
} from '../../../domain/duplicate/merge.js';

const place = (name: string, difference: Partial<Mergeable> = {}): Mergeable => ({
  ...{ id: 1, name, ownerId: null, isPublic: true, tier: 'free', isChanging: false, isPaid: false, mergedBy: null },
  ...difference,
});
const merging = (kept: Partial<Mergeable>, merged: Partial<Mergeable>) => () => {
  requireMergeable(place('Muddy Paw', kept), place('The Muddy Paw', merged));
};
const refusal = (message: string) => expect.objectContaining({ code: 'MERGE_REFUSED', message });

describe('whether two listings can become one', () => {
  it.each<[string, Partial<Mergeable>, Partial<Mergeable>]>([
    ['neither has an owner', {}, {}],
    ['only the kept one has an owner', { ownerId: 'anna' }, {}],
    ['only the merged one has an owner', {}, { ownerId: 'ben' }],
    ['both have the same owner', { ownerId: 'anna' }, { ownerId: 'anna' }],
    ['the kept one is Premium', { tier: 'premium' }, {}],
    ['the kept one is being paid for', { isPaid: true }, {}],
  ])('they can where %s', (_, kept, merged) => {
    expect(merging(kept, merged)).not.toThrow();
  });

  it.each<[string, Partial<Mergeable>, Partial<Mergeable>, string]>([
    ['the merged one was merged', {}, { mergedBy: 'Zoe' }, 'Zoe has merged The Muddy Paw already. Please reload the list.'],
    ['the kept one was merged', { mergedBy: 'Zoe' }, {}, 'Zoe has merged Muddy Paw already. Please reload the list.'],
    ['one was merged and so is not public', { isPublic: false, mergedBy: 'Zoe' }, { isPublic: false }, 'Zoe has merged Muddy Paw already. Please reload the list.'],
    ['the kept one is not public', { isPublic: false }, {}, 'Muddy Paw is not public. Only public listings can be merged.'],
    ['the merged one is not public', {}, { isPublic: false }, 'The Muddy Paw is not public. Only public listings can be merged.'],
    ['a change of the kept one waits', { isChanging: true }, {}, 'A change of Muddy Paw waits for approval. Please decide on it before you merge.'],
    ['a change of the merged one waits', {}, { isChanging: true }, 'A change of The Muddy Paw waits for approval. Please decide on it before you merge.'],
    ['two members own them', { ownerId: 'anna' }, { ownerId: 'ben' }, 'Muddy Paw and The Muddy Paw have different owners. Please agree with them who owns the place, and let the other one withdraw their listing.'],
    ['only the merged one is Premium', {}, { tier: 'premium' }, 'The Muddy Paw is Premium, or is being paid for. Keep that one instead, so that nothing paid is lost.'],
    ['only the merged one is being paid for', {}, { isPaid: true }, 'The Muddy Paw is Premium, or is being paid for. Keep that one instead, so that nothing paid is lost.'],
    ['both are Premium', { tier: 'premium' }, { tier: 'premium' }, 'The Muddy Paw is Premium, or is being paid for. Its Premium has to end first, so that nothing paid is lost.'],
    ['both are being paid for', { isPaid: true }, { isPaid: true }, 'The Muddy Paw is Premium, or is being paid for. Its Premium has to end first, so that nothing paid is lost.'],
  ])('they cannot where %s', (_, kept, merged, message) => {
    expect(merging(kept, merged)).toThrow(refusal(message));
  }); // prettier-ignore
});

describe('whether a merge can be undone', () => {
  const MERGED = { mergedAt: new Date('2026-05-01T09:30:00.000Z'), undoneBy: null, hasLater: false };
  const LAST_MOMENT = new Date('2026-05-31T09:30:00.000Z');

  it('it can for 30 days, to the millisecond', () => {
    expect(undoUntil(MERGED.mergedAt)).toEqual(LAST_MOMENT);
    expect(() => {
      requireUndoable(MERGED, LAST_MOMENT);
    }).not.toThrow();
    expect(() => {
      requireUndoable(MERGED, new Date('2026-05-31T09:30:00.001Z'));
    }).toThrow(refusal('A merge can be undone for 30 days, and these are over.'));
  });

  it.each([
    ['somebody has undone it', { undoneBy: 'Zoe' }, 'Zoe has undone this merge already.'],
    ['a later merge is built on it', { hasLater: true }, 'The kept place was merged again since. Please undo the later merge first.'],
  ])('it cannot where %s', (_, difference, message) => {
    expect(() => {
      requireUndoable({ ...MERGED, ...difference }, MERGED.mergedAt);
    }).toThrow(refusal(message));
  }); // prettier-ignore
});

describe('an owner whom a place got by a merge', () => {
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
    'Muddy Paw is Premium, or is being paid for, by the owner whom it got from Old Paw. Its Premium has to end first, so that nothing paid is lost.';

  it.each<[string, Partial<Mergeable>, string]>([
    ['Premium', { tier: 'premium' }, PAID],
    ['a payment', { isPaid: true }, PAID],
    ['a change that waits', { isChanging: true }, 'A change of Muddy Paw waits for approval. Please decide on it before you undo the merge.'],
  ])('does not leave it while %s hangs on them', (_, kept, message) => {
    expect(undoing(kept)).toThrow(refusal(message));
  }); // prettier-ignore

  it('leaves it where nothing hangs on them', () => {
    expect(undoing({})).not.toThrow();
  });

  it.each<[string, () => void]>([
    ['the place had its owner before', undoing({ isPaid: true, isChanging: true }, null)],
    ['the place has no owner any more', undoing({ isPaid: true, ownerId: null })],
    ['neither has an owner any more', undoing({ isPaid: true, ownerId: null }, GOT, null)],
    ['somebody else owns it since', undoing({ isPaid: true, ownerId: 'cleo' })],
  ])('is not asked about where %s', (_, undo) => {
    expect(undo).not.toThrow();
  });
});

describe('the photos of two places that become one', () => {
  const photos = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => `/uploads/${String(first + at)}.jpg`);

  it('are the kept ones and behind them those that only the other has, each with its caption', () => {
    const kept = { images: ['a', 'b'], imageAlts: ['A dog', ''] };
    expect(mergedPhotos(kept, { images: ['b', 'c', 'd'], imageAlts: ['Double', 'A cat'] })).toEqual({
      images: ['a', 'b', 'c', 'd'],
      imageAlts: ['A dog', '', 'A cat', ''],
      added: ['c', 'd'],
    });
  });

  it.each([
    ['room for two', 28, 2],
    ['no room', 30, 0],
    ['more than a listing may have already', 32, 0],
  ])('are at most 30: with %s', (_, held, added) => {
    const kept = { images: photos(1, held), imageAlts: [] };
    const result = mergedPhotos(kept, { images: photos(51, 55), imageAlts: [] });
    expect(result.images).toEqual([...photos(1, held), ...photos(51, 55).slice(0, added)]);
    expect(result.added).toHaveLength(added);
  });

  it('lose some of them, and the others keep their captions', () => {
    const all = { images: ['a', 'b', 'c'], imageAlts: ['A dog', 'A cat', 'A bird'] };
    expect(photosWithout(all, ['b', 'x'])).toEqual({ images: ['a', 'c'], imageAlts: ['A dog', 'A bird'] });
  });
});

describe('a place that was merged', () => {
  it('says under which other one it is listed', () => {
    expect(new BusinessMerged(7)).toMatchObject({
      keptId: 7,
      name: 'BusinessMerged',
      message: 'This place is listed under another address.',
    });
  });
});
