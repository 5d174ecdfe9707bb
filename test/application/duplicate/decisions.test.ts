import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BusinessReads } from '../../../application/business/ports.js';
import { DismissDuplicate } from '../../../application/duplicate/dismiss-duplicate.js';
import { FindDuplicates } from '../../../application/duplicate/find-duplicates.js';
import { MergeBusinesses } from '../../../application/duplicate/merge-businesses.js';
import {
  DuplicateCandidates,
  DuplicateSearch,
  Merges,
  type DuplicateCandidate,
  type LockedBusiness,
  type MergeRecord,
  type Pair,
  type ToCompare,
} from '../../../application/duplicate/ports.js';
import { ShowBusiness } from '../../../application/duplicate/show-business.js';
import { UndoMerge } from '../../../application/duplicate/undo-merge.js';
import { duplicateScore } from '../../../domain/duplicate/duplicate-score.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const FREE = { ownerId: null, isPublic: true, tier: 'free', isChanging: false, isPaid: false, mergedBy: null } as const;
const KEPT: LockedBusiness = {
  ...FREE,
  id: 3,
  name: 'Paw Place',
  images: [],
  imageAlts: [],
  policy: null,
  openingHours: null,
};
const MERGED: LockedBusiness = { ...KEPT, id: 9, name: 'The Paw Place', ownerId: OLIVE };

let memory: Memory;
let clock: FakeClock;
let merges: TwoBusinesses;
let candidates: OneCandidate;

/** A repository with two businesses that records the calls. */
class TwoBusinesses extends Merges {
  readonly calls: unknown[][] = [];
  businesses: LockedBusiness[] = [KEPT, MERGED];
  haveClaims = false;
  record: MergeRecord = {
    ...{ id: 5, keptId: 3, mergedId: 9, mergedAt: new Date('2026-04-30'), undoneBy: null, hasLater: false },
    moved: {
      ...{ reviews: [], returned: [], older: [], claims: [], feedback: [], photos: [], interactions: [] },
      ownership: null,
    },
  };

  override async hold(ids: readonly [number, number]) {
    this.calls.push(['hold', ...ids]);
    return new Map(this.businesses.filter(({ id }) => ids.includes(id)).map((each) => [each.id, each]));
  }

  override async haveClaimsOfOne(...ids: [number, number]): Promise<boolean> {
    return this.haveClaims && ids.join() === '3,9';
  }

  override async merge(kept: LockedBusiness, merged: LockedBusiness, administrator: string): Promise<number> {
    this.calls.push(['merge', kept.id, merged.id, administrator]);
    return 5;
  }

  override async find(id: number): Promise<MergeRecord | null> {
    return id === this.record.id ? this.record : null;
  }

  override async undo({ id }: MergeRecord, administrator: string): Promise<void> {
    this.calls.push(['undo', id, administrator]);
  }
}

/** A repository with one duplicate candidate. */
class OneCandidate extends DuplicateCandidates {
  readonly dismissed: unknown[] = [];
  dismissedBy: string | null = null;

  override async find(id: number): Promise<DuplicateCandidate | null> {
    return id === 7 ? { id, lowerId: 3, upperId: 9, dismissedBy: this.dismissedBy } : null;
  }

  override async dismisser(ids: readonly [number, number]): Promise<string | null> {
    return ids.join() === '3,9' ? this.dismissedBy : null;
  }

  override async dismiss(...what: unknown[]): Promise<void> {
    this.dismissed.push(what);
  }

  override async dismissPair(...what: unknown[]): Promise<void> {
    this.dismissed.push(what);
  }
}

beforeEach(() => {
  [memory, clock, merges, candidates] = [new Memory(), new FakeClock(), new TwoBusinesses(), new OneCandidate()];
});

function useCases() {
  const [transaction, audit, outbox] = [new FakeTransaction(memory), new FakeAuditLog(memory), new FakeOutbox(memory)];
  const owners = { release: async ({ id }: { readonly id: number }) => void merges.calls.push(['release', id]) };
  return {
    merge: (keptId = 3, mergedId = 9) =>
      new MergeBusinesses(transaction, merges, candidates, audit, outbox, owners).run(
        { name: 'Grace' },
        keptId,
        mergedId,
        'One door.',
        { owner: 'merged' },
      ),
    undo: (id = 5) =>
      new UndoMerge(transaction, merges, audit, outbox, clock, owners).run({ name: 'Grace' }, id, 'Two doors.'),
    dismiss: (id = 7) =>
      new DismissDuplicate(transaction, candidates, merges, audit, clock).run({ name: 'Grace' }, id, 'Far apart.'),
  };
}

const mails = () => memory.state.outbox.map(({ dedupeKey, memberId }) => [dedupeKey, memberId]);
const ENTRY = { actor: 'Grace', targetType: 'business' };
const [ALONE, GONE] = [
  { name: 'The Paw Place', mergedInto: null },
  { name: 'The Paw Place', mergedInto: 3, keptName: 'Paw Place' },
];

describe('merging two businesses', () => {
  it('emails the owner of the merged business and logs the merge', async () => {
    expect(await useCases().merge()).toBe(5);
    expect(merges.calls).toEqual([['hold', 3, 9], ['merge', 3, 9, 'Grace'], ['release', 9]]); // prettier-ignore
    expect(mails()).toEqual([['merge:5:merged', OLIVE]]);
    expect(memory.state.audit).toEqual([
      {
        ...ENTRY,
        action: 'business.merge',
        targetId: '9',
        reason: 'One door.',
        before: ALONE,
        after: { ...GONE, owner: 'merged' },
      },
    ]);
  });

  it.each<[string, () => void, object]>([
    ['the kept business does not exist', () => (merges.businesses = [MERGED]), { code: 'BUSINESS_NOT_FOUND', errors: [{ path: 'keepId', message: 'Business not found' }] }],
    ['the merged business does not exist', () => (merges.businesses = [KEPT]), { code: 'BUSINESS_NOT_FOUND', errors: [{ path: 'mergedId', message: 'Business not found' }] }],
    ['they were dismissed as duplicates', () => (candidates.dismissedBy = 'Ann'), { code: 'DUPLICATE_DECIDED', message: 'Ann already dismissed this duplicate.' }],
    ['the merged business is not public', () => (merges.businesses = [KEPT, { ...MERGED, isPublic: false }]), { code: 'MERGE_REFUSED' }],
    ['a member claims both', () => (merges.haveClaims = true), { code: 'MERGE_REFUSED', message: 'A member has open claims for both. Please decide on the claim for The Paw Place first.' }],
  ])('refuses a merge if %s', async (_, prepare, refusal) => {
    prepare();
    await expect(useCases().merge()).rejects.toMatchObject(refusal);
    expect([merges.calls.length, memory.state.audit, memory.state.outbox]).toEqual([1, [], []]);
  }); // prettier-ignore
});

describe('undoing a merge', () => {
  it('emails the owner and logs the undo', async () => {
    await useCases().undo();
    expect(merges.calls).toEqual([['hold', 3, 9], ['undo', 5, 'Grace']]); // prettier-ignore
    expect(mails()).toEqual([['merge:5:undone', OLIVE]]);
    expect(memory.state.audit).toEqual([
      { ...ENTRY, action: 'business.undoMerge', targetId: '9', reason: 'Two doors.', before: GONE, after: ALONE },
    ]);
  });

  it('ends what the owner opened who came with the merge, and nobody else’s', async () => {
    const { record } = merges;
    const withOwner = { ...record, moved: { ...record.moved, ownership: { isClaimed: false, claimedAt: null } } };
    for (const [moved, ownerId, released] of [
      [withOwner, OLIVE, [['release', 3]]],
      [withOwner, ADA, []],
      [record, OLIVE, []],
    ] as const) {
      [merges.record, merges.businesses, merges.calls.length] = [moved, [{ ...KEPT, ownerId }, MERGED], 0];
      await useCases().undo();
      expect(merges.calls).toEqual([['hold', 3, 9], ...released, ['undo', 5, 'Grace']]);
    }
  });

  it('throws unless the merge can be undone', async () => {
    await expect(useCases().undo(6)).rejects.toMatchObject({ code: 'MERGE_NOT_FOUND', message: 'Merge not found' });
    for (const there of [[KEPT], [MERGED]]) {
      merges.businesses = there;
      await expect(useCases().undo()).rejects.toThrow('A merged business no longer exists.');
    }
    const owned = { ...KEPT, ownerId: OLIVE, isPaid: true };
    merges.businesses = [owned, MERGED];
    merges.record = {
      ...merges.record,
      moved: { ...merges.record.moved, ownership: { isClaimed: false, claimedAt: null } },
    };
    await expect(useCases().undo()).rejects.toMatchObject({ code: 'MERGE_REFUSED' });
    clock.time = new Date('2026-06-30');
    merges.businesses = [KEPT, MERGED];
    await expect(useCases().undo()).rejects.toMatchObject({ code: 'MERGE_REFUSED' });
    expect(memory.state.audit).toEqual([]);
  });
});

describe('dismissing a duplicate candidate', () => {
  it('stores and logs the dismissal', async () => {
    await useCases().dismiss();
    expect([merges.calls, candidates.dismissed]).toEqual([[['hold', 3, 9]], [[7, 'Grace', clock.time]]]);
    expect(memory.state.audit).toEqual([
      {
        ...{ ...ENTRY, action: 'business.notTheSame', targetId: '3', reason: 'Far apart.' },
        ...{ before: {}, after: { notTheSameAs: 9 } },
      },
    ]);
  });

  it("throws if it was already decided or doesn't exist", async () => {
    await expect(useCases().dismiss(8)).rejects.toMatchObject({
      ...{ code: 'DUPLICATE_NOT_FOUND', message: 'These two are not listed as likely duplicates' },
    });
    merges.businesses = [KEPT, { ...MERGED, mergedBy: 'Ann' }];
    await expect(useCases().dismiss()).rejects.toMatchObject({
      ...{ code: 'DUPLICATE_DECIDED', message: 'Ann already merged The Paw Place.' },
    });
    candidates.dismissedBy = 'Ann';
    await expect(useCases().dismiss()).rejects.toMatchObject({
      ...{ code: 'DUPLICATE_DECIDED', message: 'Ann already dismissed this duplicate.' },
    });
    expect(candidates.dismissed).toEqual([]);
  });
});

describe('FindDuplicates', () => {
  const PLACE = { name: 'Dog Bakery', address: '1 Elm St', city: 'Austin', state: 'TX', zipCode: '78701', phone: null };
  const place = { ...PLACE, website: null, latitude: null, longitude: null, isMiddle: false } as never;
  const OTHER = {
    ...(place as object),
    name: 'Quiet Books',
    address: '9 Oak St',
    zipCode: '75201',
    city: 'Dallas',
  } as never;

  /** A search that returns these batches and records what was stored. */
  class Batches extends DuplicateSearch {
    readonly calls: unknown[][] = [];

    constructor(
      private readonly batches: ToCompare[][],
      private readonly found: Pair[] = [],
    ) {
      super();
    }

    override async waiting(max: number) {
      this.calls.push(['waiting', max]);
      return this.batches.shift() ?? [];
    }

    override async keepKeys(keys: ReadonlyMap<number, readonly number[]>): Promise<void> {
      this.calls.push(['keys', ...[...keys].map(([id, each]) => [id, each.length > 0])]);
    }

    override async pairs(ids: readonly number[]) {
      this.calls.push(['pairs', ...ids]);
      return this.found;
    }

    override async settle(compared: readonly ToCompare[], found: readonly unknown[]): Promise<void> {
      this.calls.push(['settle', compared.map(({ id }) => id), found]);
    }
  }

  const waiting = (id: number, is: ToCompare['place'] = place, round = 1): ToCompare => ({ id, round, place: is });

  it('stores the blocking keys of changed businesses and the likely pairs', async () => {
    const pair = (upper: object): Pair =>
      ({ lower: { id: 3, ...(place as object) }, upper: { id: 9, ...upper } }) as Pair;
    const search = new Batches([[waiting(3), waiting(4, null)]], [pair(place), pair(OTHER)]);
    expect(await new FindDuplicates(search, clock).run()).toBe(2);
    const { score, reasons } = duplicateScore(place, place);
    expect(search.calls).toEqual([
      ['waiting', 500],
      ['keys', [3, true], [4, false]],
      ['pairs', 3],
      ['settle', [3, 4], [{ lowerId: 3, upperId: 9, score, reasons }]],
      ['waiting', 500],
    ]);
  });

  it('skips the comparison of hidden businesses, and continues until nothing is left', async () => {
    const search = new Batches([[waiting(4, null)], [waiting(5, null), waiting(6, null)]]);
    expect(await new FindDuplicates(search, clock).run()).toBe(3);
    expect(search.calls.filter(([name]) => name === 'settle')).toEqual([['settle', [4], []], ['settle', [5, 6], []]]); // prettier-ignore
    expect(search.calls.some(([name]) => name === 'pairs')).toBe(false);
  });

  it('leaves locked businesses to the next run, but not businesses that changed again', async () => {
    const again = new Batches([[waiting(4)], [waiting(4)], [waiting(5)]]);
    expect(await new FindDuplicates(again, clock).run()).toBe(1);
    const changed = new Batches([[waiting(4)], [waiting(4, place, 2)]]);
    expect(await new FindDuplicates(changed, clock).run()).toBe(2);
  });

  it('stops after eight minutes', async () => {
    const start = clock.time.getTime();
    for (const [minutes, compared] of [[8, 1], [7.999, 2]] as const) {
      const times = [start, start];
      const passing = { now: () => new Date(times.shift() ?? start + minutes * 60_000) };
      const search = new Batches([[waiting(4)], [waiting(5)], []]);
      expect(await new FindDuplicates(search, passing).run()).toBe(compared);
    }
  }); // prettier-ignore
});

describe('ShowBusiness', () => {
  const show = (detail: string | null, kept: number | null, viewer: string | null, inFull?: string | null, isGone = false) => {
    const asked: unknown[] = [];
    const businesses = { detail: async (...what: unknown[]) => (asked.push(what), detail) } as Pick<BusinessReads, 'detail'>;
    const reads = { ...businesses, isGone: async () => isGone };
    const approvals = { shown: async (...what: unknown[]) => (asked.push(['in full', ...what]), inFull ?? null) };
    const viewers = { member: viewer === null ? null : { userId: viewer }, administrator: inFull === undefined ? null : { name: 'Carol' } };
    return { asked, shown: new ShowBusiness(reads, approvals, { keptInstead: async () => kept }).run(viewers, 9) };
  }; // prettier-ignore

  it("returns the administrator's view before the public one, or the owner's view of the member's own business", async () => {
    const inFull = show('public', null, ADA, 'in full');
    expect([await inFull.shown, inFull.asked]).toEqual(['in full', [['in full', 9, ADA]]]);
    expect(await show("owner's", null, ADA, null).shown).toBe("owner's");
    await expect(show(null, 3, null, null).shown).rejects.toMatchObject({ name: 'BusinessMerged', keptId: 3 });
  });

  it('throws BUSINESS_GONE for a place that closed long ago', async () => {
    await expect(show(null, null, null, undefined, true).shown).rejects.toMatchObject({ code: 'BUSINESS_GONE' });
  });

  it('returns the business as its viewer may see it, or throws BusinessMerged with the kept one', async () => {
    const { asked, shown } = show('{}', 3, ADA);
    expect([await shown, asked]).toEqual(['{}', [[9, ADA]]]);
    expect(show(null, null, null).asked).toEqual([[9, null]]);
    expect(await show(null, null, null).shown).toBeNull();
    await expect(show(null, 3, null).shown).rejects.toMatchObject({ name: 'BusinessMerged', keptId: 3 });
  });
});
