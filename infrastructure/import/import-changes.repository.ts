import type { ListedSource, MovedBusiness } from '../../application/import/ports.js';
import type { ImportChanges, SourceBefore } from '../../application/import/undo-ports.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const KEEP = `
  insert into import_changes (import_id, business_id, source, kind, before, after,
    was_imported, was_attribution, was_missed, was_import_id, was_imported_at)
  select $1, r."businessId", r.source,
    case when r."isAdded" then 'added' when s.business_id is null then 'joined' else 'read' end, r.before, r.after,
    case when not r."isSame" then s.imported end, s.attribution, coalesce(s.missed, 0), s.import_id, s.imported_at
  from jsonb_to_recordset($2) as r ("businessId" integer, source text, "isAdded" boolean, "isSame" boolean, before jsonb, after jsonb)
  left join business_sources s on s.business_id = r."businessId" and s.source = r.source
  on conflict do nothing`;

const MISS = `
  insert into import_changes (import_id, business_id, source, kind, was_missed, was_import_id)
  select $1, s.business_id, s.source, 'missed', s.missed, s.import_id
  from jsonb_to_recordset($2) as r (id integer, source text)
  join business_sources s on s.business_id = r.id and s.source = r.source
  on conflict do nothing`;

const HIDE = `
  update import_changes c set hidden_at = b.hidden_at from businesses b
  where c.import_id = $1 and c.business_id = b.id and c.kind = 'missed' and b.id = any($2::integer[])`;

const SHOW = `
  update import_changes c set was_hidden_at = r."hiddenAt"
  from jsonb_to_recordset($2) as r (id integer, source text, "hiddenAt" timestamptz)
  where c.import_id = $1 and c.business_id = r.id and c.source = r.source`;

export class PostgresImportChanges implements ImportChanges {
  constructor(private readonly work: UnitOfWork) {}

  async keep(importId: number, rows: readonly SourceBefore[]): Promise<void> {
    if (rows.length > 0) await this.work.rows(KEEP, [importId, JSON.stringify(rows)]);
  }

  async miss(importId: number, listed: readonly ListedSource[]): Promise<void> {
    const keys = listed.map(({ id, source }) => ({ id, source }));
    if (listed.length > 0) await this.work.rows(MISS, [importId, JSON.stringify(keys)]);
  }

  async hide(importId: number, hidden: readonly MovedBusiness[]): Promise<void> {
    if (hidden.length > 0) await this.work.rows(HIDE, [importId, hidden.map(({ id }) => id)]);
  }

  async show(importId: number, shown: readonly MovedBusiness[]): Promise<void> {
    if (shown.length > 0) await this.work.rows(SHOW, [importId, JSON.stringify(shown)]);
  }
}
