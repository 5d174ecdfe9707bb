import { NOTHING_SAID, type SaidFacts } from '../../domain/import/merge-facts.js';
import type { FactKey, FactValue } from '../../domain/policy/fact.js';
import { saidByChange, type FactContent, type NewStatement } from '../../domain/policy/known-facts.js';
import { computeFacts, FACT_COLUMNS, firstStatements, lockFacts, recordFirst, type FactRow } from './compute-facts.js';
import { addStatements, COUNTS, type Sql } from './statements.js';
import { groupedBy } from '../../domain/shared/grouped.js';

/** A business that an import listed. */
export interface ListedByImport {
  readonly id: number;
  readonly content: FactContent;
}

/** What an import says about a listed business. */
export interface SaidByImport {
  readonly id: number;
  readonly source: string;
  readonly said: readonly NewStatement[];
  readonly importId?: number;
}

/** Records what an import says about new businesses. Their values are those of the import, so nothing is computed. */
export async function addImported(sql: Sql, added: readonly ListedByImport[]): Promise<void> {
  const statements = added.flatMap(({ id: businessId, content }) =>
    saidByChange(null, content).map((each) => ({ ...each, businessId, source: 'import' as const })),
  );
  await addStatements(sql, statements);
}

/**
 * Runs `write`, which changes businesses, then records what an import says about them, and computes their facts and what
 * is derived from their location again.
 */
export async function changeImported(
  sql: Sql,
  changes: readonly SaidByImport[],
  write: () => Promise<unknown>,
  now: Date,
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  await recordFirst(sql, await lockFacts(sql, ids));
  await write();
  const statements = changes.flatMap(({ id: businessId, source: importSource, importId = null, said }) =>
    said.map((each) => ({ ...{ ...each, businessId, importSource, importId }, source: 'import' as const })),
  );
  await addStatements(sql, statements);
  await computeFacts(sql, await lockFacts(sql, ids), now);
}

/** Of the owner and administrators together, and of all imports, the newest statement about each fact. */
const SAID = `
  select distinct on (f.business_id, f.fact, f.source = 'import')
    f.business_id as "businessId", f.fact as key, f.value, f.source = 'import' as "isImport"
  from policy_facts f where f.business_id = any($1::integer[]) and f.source <> 'visitor' and ${COUNTS}
  order by f.business_id, f.fact, f.source = 'import', f.created_at desc, f.id desc`;

const PLACES = `select ${FACT_COLUMNS} from businesses b
  where b.id = any($1::integer[]) and (b.facts_computed_at is not null or b.policy is not null or b.opening_hours is not null)`;

interface SaidRow {
  readonly businessId: number;
  readonly key: FactKey;
  readonly value: FactValue | null;
  readonly isImport: boolean;
}

/** Returns what imports and the people who speak for locked businesses said. Most have no facts, and cost little. */
export async function saidFacts(sql: Sql, ids: readonly number[]): Promise<(id: number) => SaidFacts> {
  const places = ids.length === 0 ? [] : await sql.rows<FactRow>(PLACES, [ids]);
  if (places.length === 0) return () => NOTHING_SAID;
  const recorded = await sql.rows<SaidRow>(SAID, [places.map(({ id }) => id)]);
  const first = places
    .flatMap(firstStatements)
    .map(({ businessId, key, value, source }) => ({ businessId, key, value, isImport: source === 'import' }));
  const byBusiness = groupedBy([...first, ...recorded], ({ businessId }) => businessId);
  return (id) => {
    const said = byBusiness.get(id) ?? [];
    const imports = said.filter(({ isImport }) => isImport);
    return {
      byImports: Object.fromEntries(imports.map(({ key, value }) => [key, value])),
      byKeepers: said.filter(({ isImport }) => !isImport).map(({ key }) => key),
    };
  };
}
