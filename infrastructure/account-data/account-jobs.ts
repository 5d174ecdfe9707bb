import { ApplyRetention } from '../../application/accounts/apply-retention.js';
import { EraseDueAccounts } from '../../application/accounts/erase-due-accounts.js';
import { SystemClock } from '../config/system-clock.js';
import type { Database } from '../persistence/database.js';
import { PostgresAccountClosing } from '../persistence/account-closing.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.js';
import { PostgresMemberData } from './postgres-member-data.js';

interface AccountParts {
  readonly database: Database;
  readonly work: UnitOfWork;
}

/** Erases the accounts whose time has come. */
export async function eraseDueAccounts({ database, work }: AccountParts): Promise<void> {
  const data = new PostgresMemberData(database, work);
  await new EraseDueAccounts(work, new PostgresAccountClosing(work), data, new SystemClock()).run();
}

/** Removes what the registry says is kept no longer. */
export async function applyRetention({ database, work }: AccountParts): Promise<void> {
  await new ApplyRetention(new PostgresMemberData(database, work)).run();
}
