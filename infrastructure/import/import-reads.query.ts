import { stringify } from 'csv-stringify/sync';
import type { ImportReads } from '../../application/import/ports.js';
import { CSV_FILE } from '../../application/shared/csv.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import type { ImportOutcome } from '../../domain/import/outcome.js';
import { IMPORT_UNDO_DAYS } from '../../domain/import/undo.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, orderedList, pageOf, type JsonRow } from '../postgres/list-page.js';

/** `requireUndoable` in the domain. */
const CAN_UNDO = `coalesce(i.is_recorded and not i.is_dry_run and i.state in ('done', 'failed')
    and i.ended_at >= now() - interval '${IMPORT_UNDO_DAYS} days'
    and not exists (select from import_undos u where u.import_id = i.id and u.state <> 'failed'), false)`;

const UNDO = `(select json_build_object('state', u.state, 'counts', u.counts, 'failure', u.failure, 'startedBy', u.started_by,
    'progress', case when u.state = 'done' then 1 else round(u.done::numeric / greatest(u.total, 1), 3) end,
    'endedAt', ${isoTime('u.ended_at')}) from import_undos u where u.import_id = i.id)`;

const FIELDS = `i.id, i.file_name as "fileName", i.format, i.is_dry_run as "isDryRun", i.state, i.progress / 1000.0 as progress,
  i.position as rows, i.counts, i.skipped, i.country, i.mapping, i.failure, i.started_by as "startedBy", ${isoTime('i.created_at')} as "createdAt",
  ${isoTime('i.ended_at')} as "endedAt", ${CAN_UNDO} as "canUndo", ${UNDO} as undo`;

const json = (fields: string) => `(select row_to_json(shown) from (select ${fields}) shown)::text as json`;

const ONE: Statement = { name: 'import-shown', text: `select ${json(FIELDS)} from imports i where i.id = $1` };

/** Index imports_newest. */
const LIST = orderedList({
  name: 'imports-newest',
  columns: `i.id, ${json(FIELDS)}`,
  from: 'imports i',
  where: 'true',
  newestFirst: true,
});

const LINE_FIELDS = `l.number, l.line, l.outcome, l.name, l.external_id as "externalId", l.business_id as "businessId", l.message,
  l.judged is not null and l.outcome = 'duplicate' and exists (select from imports i where i.id = l.import_id and not i.is_dry_run
    and i.state in ('done', 'failed') and not exists (select from import_undos u where u.import_id = i.id)) as "canList"`;

/** Primary key, or index import_lines_outcome. */
const LINES: Statement = {
  name: 'import-lines',
  text: `select l.number, ${json(LINE_FIELDS)} from import_lines l
    where l.import_id = $1 and l.number > $2 order by l.number limit $3`,
};
const LINES_OF_OUTCOME: Statement = {
  name: 'import-lines-of-outcome',
  text: `select l.number, ${json(LINE_FIELDS)} from import_lines l
    where l.import_id = $1 and l.number > $2 and l.outcome = $4 order by l.number limit $3`,
};

const COUNT_LINES: Statement = {
  name: 'import-lines-count',
  text: `select case when $2::text is null then position + coalesce((counts ->> 'missing')::integer, 0) else (counts ->> $2)::integer end as total from imports where id = $1`,
};

const REPORT: Statement = {
  name: 'import-report',
  text: `select ${LINE_FIELDS} from import_lines l where l.import_id = $1 and l.number > $2 order by l.number limit 1000`,
};

const REPORT_COLUMNS = ['line', 'outcome', 'name', 'externalId', 'businessId', 'message'];

type Numbered = JsonRow & { readonly number: number };

export class PostgresImportReads implements ImportReads {
  constructor(private readonly database: Database) {}

  list(page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, LIST, page);
  }

  one(id: number): Promise<JsonText | null> {
    return this.database.json(ONE, [id]);
  }

  async lines(id: number, outcome: ImportOutcome | null, { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `import ${id} ${outcome ?? ''}`;
    const after = cursor === null ? 0 : readCursor(list, ['number'], cursor)[0];
    const values = [id, after, limit + 1];
    const rows = await (outcome === null
      ? this.database.rows<Numbered>(LINES, values)
      : this.database.rows<Numbered>(LINES_OF_OUTCOME, [...values, outcome]));
    const counted = await this.database.row<{ total: number }>(COUNT_LINES, [id, outcome]);
    const total = Math.min(counted?.total ?? 0, TOTAL_CAP + 1);
    return listPage(rows, limit, total, ({ number }) => writeCursor(list, [number]));
  }

  async *report(id: number): AsyncGenerator<string> {
    const file = { ...CSV_FILE, columns: REPORT_COLUMNS };
    yield stringify([], { ...file, bom: true });
    for (let after = 0; ;) {
      const rows = await this.database.part<{ number: number }>(REPORT, [id, after]);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield stringify(rows, { ...file, header: false });
      after = last.number;
    }
  }
}
