import { ApplyRetention } from '../../application/accounts/apply-retention.js';
import { EraseDueAccounts } from '../../application/accounts/erase-due-accounts.js';
import { SystemClock } from '../config/system-clock.js';
import { createFileStore } from '../files/create-file-store.js';
import { StoredMemberPhotos } from '../files/stored-member-photos.js';
import type { Database } from '../persistence/database.js';
import { PostgresAccountClosing } from '../persistence/account-closing.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.js';
import { PostgresMemberData } from './postgres-member-data.js';

interface AccountParts {
  readonly database: Database;
  readonly work: UnitOfWork;
  readonly settings: Parameters<typeof createFileStore>[0];
}

function dataOf({ database, work, settings }: AccountParts): PostgresMemberData {
  return new PostgresMemberData(database, work, new StoredMemberPhotos(database, createFileStore(settings)));
}

/** Erases the accounts whose time has come. */
export async function eraseDueAccounts(parts: AccountParts): Promise<void> {
  const closing = new PostgresAccountClosing(parts.work);
  await new EraseDueAccounts(parts.work, closing, dataOf(parts), new SystemClock()).run();
}

/** Removes what the registry says is kept no longer. */
export async function applyRetention(parts: AccountParts): Promise<void> {
  await new ApplyRetention(dataOf(parts)).run();
}
