import { createRequire } from 'node:module';
import type pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/**
 * The statements that this process sends to PostgreSQL while `work` runs, in the order in which they are sent; listened to
 * at the drivers, so whoever sends them. Beginning and ending a transaction stand among them.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const restored = drivers().map((prototype) => {
    const { query } = prototype;
    prototype.query = function (this: unknown, ...args: unknown[]) {
      const [first] = args;
      sent.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
      return query.apply(this, args);
    };
    return () => (prototype.query = query);
  });
  try {
    await work();
  } finally {
    for (const restore of restored) restore();
  }
  return sent;
}

/** Without what only begins and ends a transaction. */
export function withoutTransaction(statements: readonly string[]): string[] {
  return statements.filter((text) => !/^\s*(begin|commit|rollback|start transaction)\b/i.test(text));
}

/** The driver of reads, and MikroORM's, which may be another copy of it. */
function drivers(): { query: Query }[] {
  const own = createRequire(import.meta.url);
  const orms = createRequire(own.resolve('@mikro-orm/postgresql/package.json'));
  const found = [own, orms].map((load) => (load('pg') as typeof pg).Client.prototype as { query: Query });
  return [...new Set(found)];
}
