import { defineEntity, p } from '@mikro-orm/core';
import type { ImportedContent } from '../../../domain/import/merge.js';
import { CHANGE_KINDS, UNDO_STATES, type UndoCounts } from '../../../domain/import/undo.js';
import { added, changed, moment, partOf } from '../../postgres/columns.js';
import { ImportEntity } from '../import.entity.js';

/** The effect of an import on a listing and on one of its sources, with the values before. */
export const ImportChangeEntity = defineEntity({
  name: 'ImportChangeRow',
  tableName: 'import_changes',
  properties: {
    importId: partOf(ImportEntity).primary().updateRule('no action'),
    /** Without a foreign key, because deleting a listing should not search this table. */
    businessId: p.integer().primary(),
    source: p.text().primary(),
    kind: p.enum(CHANGE_KINDS),
    /** The changed fields of the listing; null if none changed. */
    before: p.json<Partial<ImportedContent>>().columnType('jsonb').nullable(),
    after: p.json<Partial<ImportedContent>>().columnType('jsonb').nullable(),
    /** The source's values before; null if they stayed the same. */
    wasImported: p.json<Partial<ImportedContent>>().columnType('jsonb').nullable(),
    wasAttribution: p.text().nullable(),
    wasMissed: p.integer().default(0),
    wasImportId: p.integer().nullable(),
    wasImportedAt: moment().nullable(),
    /** When the import hid the listing. */
    hiddenAt: moment().nullable(),
    /** When an earlier import had hidden the listing, which this one shows again. */
    wasHiddenAt: moment().nullable(),
  },
});

/** An undo of an import, and its progress. */
export const ImportUndoEntity = defineEntity({
  name: 'ImportUndoRow',
  tableName: 'import_undos',
  properties: {
    importId: partOf(ImportEntity).primary().updateRule('no action'),
    state: p.enum(UNDO_STATES).default('waiting'),
    /** The last listing that was handled, in the order of ids. */
    position: p.integer().default(0),
    /** Handled changes, and all changes. */
    done: p.integer().default(0),
    total: p.integer(),
    /** Starts since the last progress. */
    tries: p.integer().default(0),
    counts: p.json<UndoCounts>().columnType('jsonb'),
    failure: p.text().nullable(),
    startedBy: p.text(),
    createdAt: added(),
    updatedAt: changed(),
    endedAt: moment().nullable(),
  },
  indexes: [{ name: 'import_undos_unfinished', properties: ['updatedAt'], where: `state in ('waiting', 'running')` }],
});

/** A listing that an undo left as it is, in whole or in part, and why. */
export const ImportUndoLineEntity = defineEntity({
  name: 'ImportUndoLineRow',
  tableName: 'import_undo_lines',
  properties: {
    importId: partOf(ImportEntity).primary().updateRule('no action'),
    businessId: p.integer().primary(),
    name: p.text(),
    message: p.text(),
  },
});
