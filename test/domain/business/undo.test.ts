import { describe, expect, it } from '@jest/globals';
import { canUndo, moveOf, undoneFields } from '../../../domain/business/undo.js';

const EDIT = {
  action: 'business.edit',
  before: { name: 'Paw', phone: null, petPerks: ['A'], editedFields: [], pendingChanges: { name: 'X' } },
  after: { name: 'Paw', phone: '1', petPerks: ['B'], editedFields: ['phone'], pendingChanges: null },
};
const NOW = { name: 'Other', phone: '1', petPerks: ['B'], deletedAt: null, hiddenAt: null };
const HIDDEN_AT = '2026-05-01T08:00:00.000Z';
const HIDE = { action: 'business.hide', before: { hiddenAt: null }, after: { hiddenAt: HIDDEN_AT } };

describe('undoing an audit log entry', () => {
  it('restores the fields that an edit changed, and the one field of a move', () => {
    expect(undoneFields(EDIT)).toEqual(['phone', 'petPerks']);
    expect(undoneFields(HIDE)).toEqual(['hiddenAt']);
    expect(undoneFields({ ...EDIT, action: 'business.approve' })).toEqual([]);
    expect(['business.delete', 'business.edit', 'claim.hide'].map(moveOf)).toEqual(['delete', null, null]);
  });

  it('is possible while these fields are as the entry left them', () => {
    expect(canUndo(EDIT, NOW)).toBe(true);
    expect(canUndo(EDIT, { ...NOW, phone: '2' })).toBe(false);
    expect(canUndo(HIDE, { ...NOW, hiddenAt: new Date(HIDDEN_AT) })).toBe(true);
    expect(canUndo(HIDE, NOW)).toBe(false);
    expect(canUndo({ ...EDIT, action: 'business.reject' }, NOW)).toBe(false);
  });

  it('is impossible without the business, and only possible for the deletion of a deleted one', () => {
    const deletedAt = HIDDEN_AT;
    expect(canUndo(EDIT, null)).toBe(false);
    expect(canUndo(EDIT, { ...NOW, deletedAt })).toBe(false);
    expect(canUndo({ action: 'business.delete', before: {}, after: { deletedAt } }, { ...NOW, deletedAt })).toBe(true);
  });
});
