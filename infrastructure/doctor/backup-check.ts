import { judgeBackup } from '../../domain/health/doctor/backup.js';
import { ok, problem, warning, type Finding } from '../../domain/health/doctor/finding.js';
import { backupStoreAt } from '../backup/backup-address.js';
import { BackupProblem } from '../backup/backup-problem.js';
import { momentOf, type BackupStore } from '../backup/backup-store.js';
import { inspectBackup } from '../backup/restore-backup.js';
import { errorCode } from '../health/timed-probe.js';
import type { Check } from './check.js';
import type { DoctorContext } from './context.js';

/** A newer entry without a manifest may be a backup that is still running. */
const RUNNING_MS = 6 * 3_600_000;

/** Finds the newest backup in BACKUP_TO, and opens it. */
export function backupCheck({ settings: { backup, s3 }, read, now }: DoctorContext): Check {
  return {
    name: 'backups',
    advice: 'Check BACKUP_TO.',
    async run() {
      const { to, passphrase } = backup;
      if (to === undefined) return [withoutBackups(read.production)];
      const found = [await placeFinding(to, () => newestFinding(backupStoreAt(to, s3), passphrase ?? null, now))];
      const isSame = s3 !== undefined && to.replace(/^s3:\/\//, '').split('/')[0] === s3.bucket && to.startsWith('s3:');
      if (!isSame) return found;
      return [...found, warning('Backups are in the same bucket as the files.', 'Set BACKUP_TO to another bucket.')];
    },
  };
}

const withoutBackups = (production: boolean): Finding =>
  production
    ? warning('There are no nightly backups.', 'Set BACKUP_TO and BACKUP_PASSPHRASE.')
    : ok('There are no nightly backups: BACKUP_TO is not set.');

/** Returns the finding. A place that can't be used is one, too. */
async function placeFinding(to: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof BackupProblem) return { state: 'problem', found: error.message, advice: null };
    const advice = 'Check that BACKUP_TO exists, and that this user or key may read and write there.';
    return problem(`Backups in ${to} cannot be read (${errorCode(error)}).`, advice);
  }
}

async function newestFinding(store: BackupStore, passphrase: string | null, now: Date): Promise<Finding> {
  const entries = (await store.entries()).toReversed();
  for (const entry of entries) {
    const madeAt = momentOf(entry);
    try {
      const { isEncrypted } = await inspectBackup(store, entry, passphrase);
      return judgeBackup({ entry, madeAt, isEncrypted }, now);
    } catch (error) {
      if (!(error instanceof BackupProblem)) throw error;
      // A backup that is being made has no manifest yet.
      const isRunning =
        now.getTime() - madeAt.getTime() < RUNNING_MS && (await store.read(`${entry}/manifest.json`)) === null;
      if (!isRunning)
        return problem(
          `The newest backup, ${entry}, cannot be restored. ${error.message}`,
          'Then run welcome-paws backup.',
        );
    }
  }
  return judgeBackup(null, now);
}
