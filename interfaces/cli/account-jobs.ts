import { ApplyRetention } from '../../application/account/apply-retention.js';
import { EraseDueAccounts } from '../../application/account/erase-due-accounts.js';
import { SystemClock } from '../../infrastructure/config/system-clock.js';
import { createFileStore } from '../../infrastructure/files/create-file-store.js';
import { StoredMemberPhotos } from '../../infrastructure/upload/stored-member-photos.js';
import type { Database } from '../../infrastructure/postgres/database.js';
import { PostgresAccountClosing } from '../../infrastructure/account/account-closing.repository.js';
import type { UnitOfWork } from '../../infrastructure/postgres/unit-of-work.js';
import { PostgresMemberData } from '../../infrastructure/account/data/member-data.repository.js';

interface AccountDependencies {
  readonly database: Database;
  readonly work: UnitOfWork;
  readonly settings: Parameters<typeof createFileStore>[0];
}

function dataOf({ database, work, settings }: AccountDependencies): PostgresMemberData {
  return new PostgresMemberData(database, work, new StoredMemberPhotos(database, createFileStore(settings)));
}

/** Erases the accounts whose time has come. */
export async function eraseDueAccounts(parts: AccountDependencies): Promise<void> {
  const closing = new PostgresAccountClosing(parts.work);
  await new EraseDueAccounts(parts.work, closing, dataOf(parts), new SystemClock()).run();
}

/** Removes what the registry says is kept no longer. */
export async function applyRetention(parts: AccountDependencies): Promise<void> {
  await new ApplyRetention(dataOf(parts)).run();
}
