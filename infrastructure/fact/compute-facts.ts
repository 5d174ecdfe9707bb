import { FACT_KEYS, type FactKey } from '../../domain/policy/fact.js';
import {
  contentOf,
  differingFacts,
  fieldOf,
  knownFacts,
  policyConfirmedAt,
  statedFacts,
  valuesOf,
  type FactContent,
  type FactStatement,
} from '../../domain/policy/known-facts.js';
import { disputedByReports } from '../../domain/turned-away/dispute.js';
import { derivedColumns, DERIVED_SQL } from '../policy/derived-columns.js';
import { staleColumns } from '../policy/stale-columns.js';
import { unansweredReports } from './unanswered-reports.js';
import { addStatements, weighedStatements, type Sql, type StatementRow } from './statements.js';

/** A business with what its facts are computed from and written to. */
export interface FactRow extends FactContent {
  readonly id: number;
  readonly name: string;
  readonly ownerId: string | null;
  readonly disputed: readonly string[];
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly state: string | null;
  /** Whether an import brought it. */
  readonly isImported: boolean;
  /** The fields that an administrator edited. */
  readonly editedFields: readonly string[];
  readonly updatedAt: Date;
  /** Null if its values have no statements yet. */
  readonly factsComputedAt: Date | null;
}

/** SQL columns of a `FactRow` for a business `b`. */
export const FACT_COLUMNS = `b.id, b.name, b.owner_id as "ownerId", b.policy, b.opening_hours as "openingHours", b.disputed,
  b.edited_fields as "editedFields", b.latitude, b.longitude, b.state, b.updated_at as "updatedAt", b.facts_computed_at as "factsComputedAt",
  exists (select from business_sources s where s.business_id = b.id) as "isImported"`;

/** Locks businesses in the order of their ids. Their content may be changed by others before, but not after. */
const LOCK = `select ${FACT_COLUMNS} from businesses b where b.id = any($1::integer[]) order by b.id for no key update of b`;

/**
 * Plain SQL on purpose: it must not bump the version unless a value changes, or an owner who is editing would get a 409.
 */
const WRITE = `
  update businesses b set policy = r.policy, opening_hours = r."openingHours",
    disputed = array(select jsonb_array_elements_text(r.disputed)),
    ${DERIVED_SQL.map(({ field, column }) => `${column} = r."${field}"`).join(', ')},
    facts_computed_at = $2, policy_confirmed_at = r."policyConfirmedAt", fit_stale = r."fitStale", stale_at = r."staleAt", version = b.version + r.changes,
    updated_at = case when r.changes = 1 then now() else b.updated_at end
  from jsonb_to_recordset($1) as r (id integer, policy jsonb, "openingHours" text, disputed jsonb,
    ${DERIVED_SQL.map(({ field, type }) => `"${field}" ${type}`).join(', ')}, "policyConfirmedAt" timestamptz, "fitStale" integer, "staleAt" timestamptz, changes integer)
  where b.id = r.id`;

/** Locks businesses until the transaction ends, and returns them. */
export function lockFacts(sql: Sql, ids: readonly number[]): Promise<FactRow[]> {
  return sql.rows<FactRow>(LOCK, [ids]);
}

/**
 * Returns statements for values that were stored before statements were recorded, in the name of the
 * person or source that probably stated them.
 */
export function firstStatements(row: FactRow): StatementRow[] {
  if (row.factsComputedAt !== null) return [];
  const { id: businessId, ownerId: memberId, isImported, editedFields, updatedAt: at } = row;
  const isImports = (key: FactKey) => isImported && !editedFields.includes(fieldOf(key));
  const sourceOf = (key: FactKey) => (memberId !== null ? 'owner' : isImports(key) ? 'import' : 'administrator');
  const stated = statedFacts(row);
  return FACT_KEYS.flatMap((key) => {
    const value = stated[key];
    return value === undefined
      ? []
      : [{ businessId, key, value, source: sourceOf(key), verdict: 'states', memberId, at } as const];
  });
}

/** Returns the statements of a business; those that will be recorded first if there are none. */
export function statementsOf(row: FactRow, recorded: readonly FactStatement[]): readonly FactStatement[] {
  if (row.factsComputedAt !== null) return recorded;
  const first = firstStatements(row).map(({ key, value, source, verdict }, index) => {
    return { id: -index, key, value, source, verdict, voice: null, at: row.updatedAt };
  });
  return [...recorded, ...first];
}

/** Records the statements that locked businesses lack, except about the facts that a new statement replaces. */
export function recordFirst(sql: Sql, rows: readonly FactRow[], replaced: ReadonlySet<FactKey> = new Set()) {
  return addStatements(
    sql,
    rows.flatMap(firstStatements).filter(({ key }) => !replaced.has(key)),
  );
}

/**
 * Computes the facts of locked businesses from their statements and stores them. Returns the facts of each business that
 * are disputed now and were not before.
 */
export async function computeFacts(
  sql: Sql,
  rows: readonly FactRow[],
  now: Date,
): Promise<ReadonlyMap<number, readonly FactKey[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const statements = await weighedStatements(sql, ids);
  const reports = await unansweredReports(sql, ids);
  const computed = rows.map((row) => {
    const said = statements.get(row.id) ?? [];
    const known = knownFacts(said, now);
    const reported = disputedByReports(reports.get(row.id) ?? [], said, known, now);
    const content = contentOf(valuesOf(known));
    const changes = differingFacts(row, content).length > 0 ? 1 : 0;
    // Values that are the same are stored as they are, so that nothing compares them as different.
    const kept = changes === 0 ? { policy: row.policy, openingHours: row.openingHours } : content;
    const disputed = FACT_KEYS.filter((key) => known[key]?.state === 'disputed' || reported.includes(key));
    return {
      ...{ id: row.id, ...kept, disputed, changes, policyConfirmedAt: policyConfirmedAt(known) },
      ...staleColumns(known, now),
    };
  });
  const places = new Map(rows.map((row) => [row.id, row]));
  const written = computed.map((each) => {
    const { latitude = null, longitude = null, state = null } = places.get(each.id) ?? {};
    return { ...each, ...derivedColumns({ ...each, latitude, longitude, state }, each.disputed, now) };
  });
  await sql.rows(WRITE, [JSON.stringify(written), now]);
  return new Map(
    computed.map(({ id, disputed }) => [id, disputed.filter((key) => !places.get(id)?.disputed.includes(key))]),
  );
}
