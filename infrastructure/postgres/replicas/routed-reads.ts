import type { QueryResultRow } from 'pg';
import { traced } from '../../../application/shared/tracing.js';
import { DatabaseUnavailable, isNotNow, type Database, type Statement } from '../database.js';
import { readingOf } from './reading.js';
import type { Replica } from './replica.js';
import type { ReplicaSet } from './replicas.js';

const OF_REPLICA = { 'welcome_paws.replica': true };

/** The server canceled a statement that took too long. It would take as long on the primary. */
const TOO_SLOW = '57014';
/** Codes and messages of a replica that works: busy, or it applied a change that a running read had to give way to. */
const WORKING = /^(?:40|53|55P03)| timeout exceeded when trying to connect/;

/**
 * Returns the database for reads that may come from a replica: of requests whose people changed nothing lately. A read
 * that a replica cannot answer goes to the primary at once.
 */
export function routedReads(primary: Database, replicas: ReplicaSet): Database {
  const rows = async <Row extends object>(
    statement: Statement,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> => {
    const replica = replicaOfRequest(replicas);
    if (replica === null) return primary.rows<Row>(statement, values);
    try {
      const query = { name: statement.name, text: statement.text, values: [...values] };
      const ask = () => replica.pool.query<Row & QueryResultRow>(query);
      return (await traced('query', statement.name, ask, OF_REPLICA)).rows;
    } catch (error) {
      const { code = '', message = '' } = error as { code?: string; message?: string };
      if (code === TOO_SLOW) throw new DatabaseUnavailable(error);
      // Any other error could be the replica's own: it may lack a column that the primary has had for a moment.
      if (isNotNow(error) && !WORKING.test(`${code} ${message}`)) replicas.skip(replica, error);
      return primary.rows<Row>(statement, values);
    }
  };
  // All other methods read through `rows`.
  return Object.create(primary, { rows: { value: rows } }) as Database;
}

function replicaOfRequest(replicas: ReplicaSet): Replica | null {
  const reading = readingOf();
  if (reading === null) return null;
  if (reading.replica?.isInUse !== true) reading.replica = replicas.pick();
  return reading.replica;
}
