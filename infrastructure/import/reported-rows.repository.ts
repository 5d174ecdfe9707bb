import type { CheckedRow } from '../../application/import/ports.js';
import type { ListedAnyway, ReportedRows } from '../../application/import/result-ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const LOCK = `select true as locked from imports i join import_lines l on l.import_id = i.id and l.number = $2
  where i.id = $1 for update of i, l`;

/** A statement of its own after the lock: the one that waits for it still sees the time before. */
const LOCKED = `
  select i.is_dry_run as "isDryRun", i.state, l.outcome, l.business_id as "businessId", l.judged, l.listed_by as "listedBy",
    (select u.state from import_undos u where u.import_id = i.id) as undo
  from imports i join import_lines l on l.import_id = i.id and l.number = $2
  where i.id = $1`;

/** Two administrators may list the same place from two reports. */
const RESERVE = `select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`;

const LISTING = `select business_id as id from business_sources where source = $1 and external_id = $2`;

const OF_LINE = `
  select l.business_id as id from import_lines l
  where l.import_id = $1 and l.line = $2 and l.outcome <> 'missing' and l.business_id is not null order by l.number limit 1`;

const MARK_LISTED = `
  with marked as (
    update import_lines set outcome = 'added', business_id = $3, listed_by = $4, judged = null,
      message = left(concat_ws(' ', message, $4 || ' listed it anyway.'), 2000)
    where import_id = $1 and number = $2)
  update imports set counts = counts || jsonb_build_object('added', (counts ->> 'added')::integer + 1,
    'duplicate', (counts ->> 'duplicate')::integer - 1) where id = $1`;

export class PostgresReportedRows implements ReportedRows {
  constructor(private readonly work: UnitOfWork) {}

  async lock(importId: number, number: number): Promise<ListedAnyway | null> {
    await this.work.row(LOCK, [importId, number]);
    return this.work.row<ListedAnyway>(LOCKED, [importId, number]);
  }

  async listing({ source, externalId }: Pick<CheckedRow, 'source' | 'externalId'>): Promise<number | null> {
    await this.work.rows(RESERVE, [source, externalId]);
    return (await this.work.row<{ id: number }>(LISTING, [source, externalId]))?.id ?? null;
  }

  async ofLine(importId: number, line: number): Promise<number | null> {
    return (await this.work.row<{ id: number }>(OF_LINE, [importId, line]))?.id ?? null;
  }

  async markListed(
    importId: number,
    number: number,
    { businessId, administrator }: { readonly businessId: number; readonly administrator: string },
  ): Promise<void> {
    await this.work.rows(MARK_LISTED, [importId, number, businessId, administrator]);
  }
}
