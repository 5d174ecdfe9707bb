import type pg from 'pg';
import { dropIndexes } from '../../../infrastructure/postgres/drop-indexes.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from './empty-directory.js';
import { WatchedDatabase } from './watched-database.js';

/**
 * Creates a directory with thousands of rows that `insert` adds in one transaction, without the triggers and indexes
 * that would take longest. Returns a connection that counts the rows that statements read. `tables` are analyzed.
 */
export async function filledDirectory(
  name: string,
  tables: string,
  insert: (owner: pg.Client) => Promise<void>,
): Promise<WatchedDatabase> {
  const { appUrl, ownerUrl } = await emptyDirectory(name);
  await runSql(ownerUrl, async (owner) => {
    await owner.query('begin');
    await owner.query(`set local welcome_paws.seeding = 'on'; set local welcome_paws.bulk_load = 'on'`);
    const restoreIndexes = await dropIndexes(owner, ['businesses', 'business_entries', 'business_documents']);
    await insert(owner);
    await restoreIndexes(() => undefined);
    await owner.query('commit');
    await owner.query(`vacuum analyze ${tables}`);
  });
  return new WatchedDatabase({ url: appUrl });
}
