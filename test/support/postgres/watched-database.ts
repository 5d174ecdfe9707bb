import { Database, type Statement } from '../../../infrastructure/postgres/database.js';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Returns the rows that a plan read from tables, including those that it didn't need. */
function readBy(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + readBy(child), 0);
  if (plan['Relation Name'] === undefined) return below;
  const rows = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'] as const;
  return below + (plan['Actual Loops'] ?? 0) * rows.reduce((sum, name) => sum + (plan[name] ?? 0), 0);
}

/** A database that keeps the statements that it ran. */
export class WatchedDatabase extends Database {
  readonly ran: { readonly statement: Statement; readonly values: readonly unknown[] }[] = [];

  override rows<Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    this.ran.push({ statement, values });
    return super.rows<Row>(statement, values);
  }

  /** Returns the most rows of tables that a statement of `work` read. */
  async mostRead(work: () => Promise<unknown>): Promise<number> {
    this.ran.length = 0;
    await work();
    const read: number[] = [];
    for (const { statement, values } of [...this.ran]) {
      const [row] = await this.rows<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
        { name: `explain-${read.length}-${statement.name}`, text: `explain (analyze, format json) ${statement.text}` },
        values,
      );
      read.push(readBy(row!['QUERY PLAN'][0]!.Plan));
    }
    return Math.max(...read);
  }
}
