import type { SavedMappingReads } from '../../../application/import/mapping-ports.js';
import type { ListPage, PageRequest } from '../../../application/shared/page.js';
import type { Database } from '../../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../../postgres/list-page.js';
import { hashOfColumns } from './saved-mappings.repository.js';

/** Index import_mappings_newest, or the unique columns_hash. */
const LIST = orderedList({
  name: 'import-mappings-newest',
  columns: `m.id, (select row_to_json(shown) from (select m.id, m.mapping, m.source, m.used_by as "usedBy",
    ${isoTime('m.used_at')} as "usedAt") shown)::text as json`,
  from: 'import_mappings m',
  where: '($1::text is null or m.columns_hash = $1)',
  time: 'm.used_at',
  newestFirst: true,
});

export class PostgresSavedMappingReads implements SavedMappingReads {
  constructor(private readonly database: Database) {}

  list(columns: readonly string[] | null, page: PageRequest): Promise<ListPage> {
    const values = [columns === null ? null : hashOfColumns(columns)];
    return pageOf(this.database, { ...LIST, values }, page);
  }
}
