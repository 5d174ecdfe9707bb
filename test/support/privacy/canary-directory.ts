import { emptyDirectory } from '../app.js';
import type { TestApp } from '../app.js';
import type { TestDatabase } from '../postgres/postgres.js';
import { CANARY_ROWS } from './canary-rows.js';
import { plant, wordColumns, type Canary, type Column } from './planting.js';

export interface CanaryDirectory {
  readonly app: TestApp;
  /** Every column that can hold text. */
  readonly columns: readonly Column[];
  readonly canaries: readonly Canary[];
}

/** Starts a server with a directory in which every text of one member is a canary. */
export async function canaryDirectory(
  name: string,
  start: (urls: TestDatabase) => Promise<TestApp>,
): Promise<CanaryDirectory> {
  const app = await start(await emptyDirectory(name));
  const columns = await wordColumns(app.database.pool);
  const canaries: Canary[] = [];
  for (const row of CANARY_ROWS) canaries.push(...(await plant(app.database.pool, row, columns)));
  return { app, columns, canaries };
}
