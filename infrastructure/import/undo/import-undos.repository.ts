import type { ImportUndos, UndoProgress, UndoRecord } from '../../../application/import/undo-ports.js';
import { NOTHING_UNDONE, type UndoFacts } from '../../../domain/import/undo.js';
import type { Database, Statement } from '../../postgres/database.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';

type LockedImport = UndoFacts & { readonly fileName: string };

const LOCK = `select true as locked from imports where id = $1 for update`;

/** A statement of its own after the lock: the one that waits for it still sees the time before. */
const LOCKED = `
  select i.is_dry_run as "isDryRun", i.state, i.is_recorded as "isRecorded", i.ended_at as "endedAt", i.file_name as "fileName",
    (select json_build_object('state', u.state, 'startedBy', u.started_by) from import_undos u where u.import_id = i.id) as undo
  from imports i where i.id = $1`;

const ADD = `
  insert into import_undos (import_id, total, counts, started_by)
  select $1, (select count(*)::integer from import_changes where import_id = $1), $2, $3
  on conflict (import_id) do update
    set state = 'waiting', tries = 0, failure = null, ended_at = null, started_by = excluded.started_by, updated_at = now()`;

/** Index import_undos_unfinished. */
const SILENT: Statement = {
  name: 'import-undos-silent',
  text: `select import_id as "importId" from import_undos where state in ('waiting', 'running') and updated_at < $1 order by import_id`,
};

const BEGIN = `update import_undos set tries = tries + 1, updated_at = now() where import_id = $1`;

const HOLD = `
  select import_id as "importId", position, tries as attempts, counts, started_by as "startedBy"
  from import_undos where import_id = $1 and state in ('waiting', 'running') for update`;

const ADVANCE = `
  update import_undos set state = 'running', position = $2, done = done + $3, counts = $4, tries = 0, updated_at = now()
  where import_id = $1`;

const ADD_LINES = `
  insert into import_undo_lines (import_id, business_id, name, message)
  select $1, r.id, r.name, r.message from jsonb_to_recordset($2) as r (id integer, name text, message text)`;

const END = `
  update import_undos set state = case when $2::text is null then 'done' else 'failed' end, failure = $2, updated_at = now(), ended_at = now()
  where import_id = $1`;

export class PostgresImportUndos implements ImportUndos {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async lock(importId: number): Promise<LockedImport | null> {
    await this.work.row(LOCK, [importId]);
    return this.work.row<LockedImport>(LOCKED, [importId]);
  }

  async add(importId: number, startedBy: string): Promise<void> {
    await this.work.rows(ADD, [importId, JSON.stringify(NOTHING_UNDONE), startedBy]);
  }

  async silentSince(time: Date): Promise<readonly number[]> {
    const silent = await this.database.rows<{ importId: number }>(SILENT, [time]);
    return silent.map(({ importId }) => importId);
  }

  async begin(importId: number): Promise<void> {
    await this.work.rows(BEGIN, [importId]);
  }

  async hold(importId: number): Promise<UndoRecord | null> {
    return this.work.row<UndoRecord>(HOLD, [importId]);
  }

  async advance({ importId, position, changes, counts, staying }: UndoProgress): Promise<void> {
    await this.work.rows(ADVANCE, [importId, position, changes, JSON.stringify(counts)]);
    if (staying.length > 0) await this.work.rows(ADD_LINES, [importId, JSON.stringify(staying)]);
  }

  async end(importId: number, failure: string | null): Promise<void> {
    await this.work.rows(END, [importId, failure]);
  }
}
