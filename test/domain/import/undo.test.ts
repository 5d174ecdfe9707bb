import { describe, expect, it } from '@jest/globals';
import { NOTHING_IMPORTED } from '../../../domain/import/merge.js';
import {
  NOTHING_UNDONE,
  requireUndoable,
  undoCounts,
  undoListing,
  type ChangedListing,
  type SourceChange,
  type UndoFacts,
} from '../../../domain/import/undo.js';

const NOW = new Date('2026-05-31T12:00:00Z');
const FACTS: UndoFacts = {
  ...{ isDryRun: false, state: 'done', isRecorded: true, undo: null },
  endedAt: new Date('2026-05-01T12:00:00Z'),
};

const refusal = (message: string) => expect.objectContaining({ code: 'IMPORT_MOVE_REFUSED', message });

const changeOf = (given: Partial<SourceChange>): SourceChange => ({
  ...{ source: 'list', kind: 'read', before: null, after: null, isLater: false },
  ...{ isSourceGone: false, isStillHidden: false, wasHidden: false, saysFacts: false, ...given },
});

const listing = (change: Partial<SourceChange>, given: Partial<ChangedListing> = {}): ChangedListing => ({
  ...{ id: 7, name: 'Paws', content: { ...NOTHING_IMPORTED, name: 'Paws', category: 'services' } },
  ...{ editedFields: [], pendingChanges: null, isPublic: true, isOwned: false, isClaimed: false, isReviewed: false },
  ...{ isEdited: false, isMerged: false, isElsewhere: false, changes: [changeOf(change)], ...given },
});

describe('whether an import can be undone', () => {
  it('can be undone until 30 days after its end, also if it failed or its undo failed', () => {
    expect(() => requireUndoable(FACTS, NOW)).not.toThrow();
    const again: UndoFacts = { ...FACTS, state: 'failed', undo: { state: 'failed', startedBy: 'Ada' } };
    expect(() => requireUndoable(again, NOW)).not.toThrow();
  });

  it.each<[Partial<UndoFacts>, string]>([
    [{ isDryRun: true }, 'This was a dry run. It changed nothing, so there is nothing to undo.'],
    [{ state: 'running' }, 'This import is still running. Undo it after it has ended.'],
    [{ state: 'waiting' }, 'This import is still running. Undo it after it has ended.'],
    [{ endedAt: null }, 'This import is still running. Undo it after it has ended.'],
    [{ undo: { state: 'waiting', startedBy: 'Ada' } }, 'Ada is already undoing this import.'],
    [{ undo: { state: 'running', startedBy: 'Ada' } }, 'Ada is already undoing this import.'],
    [{ undo: { state: 'done', startedBy: 'Ada' } }, 'Ada already undid this import.'],
    [{ isRecorded: false }, 'This import started before imports could be undone.'],
    [{ endedAt: new Date('2026-05-01T11:59:59Z') }, 'An import can be undone for 30 days, and that time has passed.'],
  ])('refuses an import with %j', (facts, message) => {
    expect(() => requireUndoable({ ...FACTS, ...facts }, NOW)).toThrow(refusal(message));
  });
});

describe('undoing an import for a listing', () => {
  it.each<[Partial<ChangedListing>, string]>([
    [{ isOwned: true, isReviewed: true }, 'It has an owner. It stays.'],
    [{ isClaimed: true }, 'Someone is claiming it. It stays.'],
    [{ isReviewed: true }, 'It has a review. It stays.'],
    [{ isMerged: true, isEdited: true }, 'It was merged with another listing. It stays.'],
    [{ isEdited: true }, 'An administrator changed it. It stays.'],
    [{ isElsewhere: true }, 'Another source has it, too. It stays.'],
  ])('keeps an added listing with %j', (given, stays) => {
    expect(undoListing(listing({ kind: 'added' }, given))).toMatchObject({ isRemoved: false, stays });
  });

  it('removes an added listing that no one touched, and keeps one of a later import', () => {
    expect(undoListing(listing({ kind: 'added' }))).toMatchObject({ isRemoved: true, stays: null });
    expect(undoListing(listing({ kind: 'added', isLater: true }))).toMatchObject({
      ...{ isRemoved: false, stays: 'A later import has it, too. Undo that import first. It stays.' },
    });
  });

  it('gives an address back as a whole, or not at all if a part of it was edited', () => {
    const change = { before: { city: null, address: null }, after: { city: 'Austin', address: '7 Oak Lane' } };
    const content = { ...listing({}).content, ...change.after };
    expect(undoListing(listing(change, { content })).change).toEqual(change.before);
    expect(undoListing(listing(change, { content: { ...content, address: '9 Elm St' } }))).toMatchObject({
      ...{ change: {}, stays: 'Changed since, so it stays: city, address.' },
    });
  });

  it('leaves a field with a change waiting for approval', () => {
    const change = { before: { phone: null }, after: { phone: '512 555 0100' } };
    const given = { content: { ...listing({}).content, ...change.after }, pendingChanges: { phone: '512 555 0111' } };
    expect(undoListing(listing(change, given))).toMatchObject({ change: {}, stays: expect.stringContaining('phone') });
  });

  it('changes nothing about a source that a later import has read, or that is gone', () => {
    const nothing = {
      change: {},
      forgotten: [],
      restored: [],
      found: [],
      isShown: false,
      isHidden: false,
      stays: null,
    };
    expect(undoListing(listing({ isLater: true }))).toMatchObject(nothing);
    expect(undoListing(listing({ kind: 'joined', isSourceGone: true }))).toMatchObject(nothing);
    expect(undoListing(listing({ kind: 'missed', isLater: true }))).toMatchObject(nothing);
    expect(undoListing(listing({ kind: 'joined', isLater: true }))).toMatchObject({
      ...{ forgotten: [], stays: 'A later import has it, too. Undo that import first.' },
    });
  });

  it('hides a listing again that the import had shown, unless someone touched it since', () => {
    expect(undoListing(listing({ wasHidden: true }))).toMatchObject({ isHidden: true, stays: null });
    expect(undoListing(listing({ wasHidden: true }, { isPublic: false }))).toMatchObject({
      isHidden: false,
      stays: null,
    });
    expect(undoListing(listing({ wasHidden: true }, { isReviewed: true }))).toMatchObject({
      ...{ isHidden: false, stays: 'It has a review. It stays listed.' },
    });
  });

  it('shows a listing again that the import hid, and takes one from the count of missed imports', () => {
    expect(undoListing(listing({ kind: 'missed', isStillHidden: true }))).toMatchObject({
      ...{ isShown: true, found: ['list'] },
    });
    expect(undoListing(listing({ kind: 'missed' }))).toMatchObject({ isShown: false, found: ['list'] });
  });

  it('counts each listing once per result', () => {
    const undone = [
      undoListing(listing({ kind: 'added' })),
      undoListing(listing({ kind: 'joined', before: { phone: null }, after: { phone: null } })),
      undoListing(listing({ wasHidden: true })),
      undoListing(listing({ kind: 'missed', isStillHidden: true })),
      undoListing(listing({ kind: 'added' }, { isOwned: true })),
    ];
    expect(undoCounts({ ...NOTHING_UNDONE, removed: 4 }, undone)).toEqual({
      ...{ removed: 5, restored: 1, separated: 1, shown: 1, hidden: 1, stayed: 1 },
    });
  });
});
