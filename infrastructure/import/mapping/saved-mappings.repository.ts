import { createHash } from 'node:crypto';
import type { SavedMappings, UsedMapping } from '../../../application/import/mapping-ports.js';
import { headerText } from '../../../domain/import/columns/column-name.js';
import type { Database, Statement } from '../../postgres/database.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';

/** Product decision: saved mappings. The ones that were not used for longest are deleted. */
const MAX_SAVED = 500;

const SAVE = `insert into import_mappings (columns_hash, mapping, source, used_by, used_at)
  values ($1, $2, $3, $4, clock_timestamp())
  on conflict (columns_hash) do update
  set mapping = excluded.mapping, source = excluded.source, used_by = excluded.used_by, used_at = excluded.used_at`;

/** Leaves rows that another transaction uses, so that two of them never wait for each other. */
const DELETE_OLDEST = `delete from import_mappings where id in
  (select id from import_mappings order by used_at desc, id desc offset $1 for update skip locked)`;

const FIELDS = `mapping, source, used_by as "usedBy"`;

const OF_COLUMNS: Statement = {
  name: 'import-mapping-of-columns',
  text: `select ${FIELDS} from import_mappings where columns_hash = $1`,
};

const REMOVE = `delete from import_mappings where id = $1 returning ${FIELDS}`;

export class PostgresSavedMappings implements SavedMappings {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async save({ mapping, source, usedBy }: UsedMapping): Promise<void> {
    const hash = hashOfColumns(mapping.columns.map(({ column }) => column));
    await this.work.rows(SAVE, [hash, JSON.stringify(mapping), source, usedBy]);
    await this.work.rows(DELETE_OLDEST, [MAX_SAVED]);
  }

  ofColumns(names: readonly string[]): Promise<UsedMapping | null> {
    return this.database.row<UsedMapping>(OF_COLUMNS, [hashOfColumns(names)]);
  }

  remove(id: number): Promise<UsedMapping | null> {
    return this.work.row<UsedMapping>(REMOVE, [id]);
  }
}

/** Returns what identifies a set of columns. */
export function hashOfColumns(names: readonly string[]): string {
  return createHash('sha256').update(headerText(names)).digest('hex');
}
