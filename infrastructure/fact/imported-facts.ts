import type { FactKey } from '../../domain/policy/fact.js';
import { saidByChange, type FactContent } from '../../domain/policy/known-facts.js';
import { computeFacts, firstStatements, lockFacts } from './compute-facts.js';
import { addStatements, type Sql, type StatementRow } from './statements.js';

/** A business that an import wrote. */
export interface WrittenImport {
  readonly id: number;
  /** Null if it is new. */
  readonly before: FactContent | null;
  readonly content: FactContent;
}

/** Records what an import says about new businesses. Their values are those of the import, so nothing is computed. */
export function addImported(sql: Sql, added: readonly WrittenImport[]): Promise<void> {
  return addStatements(sql, added.flatMap(statementsOf));
}

/** Records the facts that an import changed, and shows what they weigh against all other statements. */
export async function changeImported(sql: Sql, changes: readonly WrittenImport[], now: Date): Promise<void> {
  const statements = changes.flatMap(statementsOf);
  if (statements.length === 0) return;
  const said = Map.groupBy(statements, ({ businessId }) => businessId);
  const locked = await lockFacts(sql, [...said.keys()]);
  const replaced = (id: number): ReadonlySet<FactKey> => new Set(said.get(id)?.map(({ key }) => key));
  const first = locked.flatMap((row) => firstStatements(row).filter(({ key }) => !replaced(row.id).has(key)));
  await addStatements(sql, [...first, ...statements]);
  await computeFacts(sql, locked, now);
}

function statementsOf({ id: businessId, before, content }: WrittenImport): StatementRow[] {
  return saidByChange(before, content).map((each) => ({ ...each, businessId, source: 'import' }));
}
