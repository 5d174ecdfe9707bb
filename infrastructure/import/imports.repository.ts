import type { Imports, ImportRecord, NewImport, ReportLine, UnfinishedImport } from '../../application/import/ports.js';
import { NO_ROWS, sumOf } from '../../domain/import/outcome.js';
import { addSkips } from '../../domain/import/skip.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { ImportEntity } from './import.entity.js';

const FIELDS = `id, file_name as "fileName", format, path, fingerprint, source, country, is_dry_run as "isDryRun", mapping, state, position, tries as attempts, counts, skipped,
  failure, started_by as "startedBy"`;

const FIND: Statement = { name: 'import-find', text: `select ${FIELDS} from imports where id = $1` };

/** Index imports_unfinished. */
const UNFINISHED: Statement = {
  name: 'import-unfinished',
  text: `select ${FIELDS} from imports
    where state in ('waiting', 'running') and fingerprint = $1 and not is_dry_run order by id desc limit 1`,
};

/** The administrator's wishes for rows without a source, and for the country, are part of what was imported. */
const WAS_IMPORTED: Statement = {
  name: 'import-was-imported',
  text: `select true as found from imports i
    where i.fingerprint = $1 and i.state = 'done' and not i.is_dry_run and i.id <> $2 and i.country = $3
      and i.source is not distinct from $4 and not exists (select from import_undos u where u.import_id = i.id) limit 1`,
};

const ALL_UNFINISHED: Statement = {
  name: 'import-all-unfinished',
  text: `select id, position, path, updated_at as "lastActiveAt" from imports where state in ('waiting', 'running') order by id`,
};

const BEGIN = `update imports set tries = tries + 1, updated_at = now() where id = $1`;

const TOUCH: Statement = {
  name: 'import-touch',
  text: `update imports set updated_at = now(), progress = greatest(progress, $2)
    where id = $1 and state in ('waiting', 'running')`,
};

const HOLD = `select true as held from imports
  where id = $1 and position = $2 and state in ('waiting', 'running') for update`;

const ADVANCE = `update imports
  set state = 'running', position = $2, tries = 0, counts = $3, progress = $4, skipped = $5, updated_at = now() where id = $1`;

/** One statement per batch. */
const ADD_LINES = `insert into import_lines (import_id, number, line, outcome, name, external_id, business_id, message, latitude, longitude, town, judged)
  select $1, r.number, r.line, r.outcome, r.name, r."externalId", r."businessId", r.message, r.latitude, r.longitude, r.town, r.judged
  from jsonb_to_recordset($2) as r (number integer, line integer, outcome text, name text, "externalId" text,
    "businessId" integer, message text, latitude float8, longitude float8, town text, judged jsonb)`;

const END = `update imports set state = case when $2::text is null then 'done' else 'failed' end, failure = $2, progress = 1000, counts = counts || jsonb_build_object('missing', $4::integer),
    updated_at = now(), ended_at = now()
  where id = $1 and position = $3 and state in ('waiting', 'running') returning true as ended`;

export class PostgresImports implements Imports {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async add(record: NewImport): Promise<number> {
    return (await this.work.add(ImportEntity, { ...record, counts: NO_ROWS, skipped: {}, isRecorded: true })).id;
  }

  async find(id: number): Promise<ImportRecord | null> {
    return this.database.row<ImportRecord>(FIND, [id]);
  }

  async unfinished(fingerprint: string): Promise<ImportRecord | null> {
    return this.database.row<ImportRecord>(UNFINISHED, [fingerprint]);
  }

  async wasImported({ id, fingerprint, country, source }: ImportRecord): Promise<boolean> {
    return (await this.database.row(WAS_IMPORTED, [fingerprint, id, country, source])) !== null;
  }

  async allUnfinished(): Promise<readonly UnfinishedImport[]> {
    return this.database.rows<UnfinishedImport>(ALL_UNFINISHED);
  }

  async begin(id: number): Promise<void> {
    await this.work.rows(BEGIN, [id]);
  }

  async touch(id: number, share: number): Promise<void> {
    await this.database.rows(TOUCH, [id, thousandths(share)]);
  }

  async hold({ id, position }: ImportRecord): Promise<boolean> {
    return (await this.work.row(HOLD, [id, position])) !== null;
  }

  async advance(record: ImportRecord, lines: readonly ReportLine[], share: number): Promise<void> {
    const outcomes = lines.map(({ outcome }) => outcome);
    const counts = JSON.stringify(sumOf(record.counts, outcomes));
    const skips = addSkips(
      record.skipped,
      lines.map(({ skipReason }) => skipReason),
    );
    await this.work.rows(ADD_LINES, [record.id, JSON.stringify(lines)]);
    await this.work.rows(ADVANCE, [
      ...[record.id, record.position + lines.length, counts, thousandths(share)],
      JSON.stringify(skips),
    ]);
  }

  async end(
    { id, position }: Pick<ImportRecord, 'id' | 'position'>,
    failure: string | null,
    missing: readonly ReportLine[],
  ): Promise<boolean> {
    if (missing.length > 0) await this.work.rows(ADD_LINES, [id, JSON.stringify(missing)]);
    return (await this.work.row(END, [id, failure, position, missing.length])) !== null;
  }
}

const thousandths = (share: number): number => Math.round(1000 * Math.min(1, share));
