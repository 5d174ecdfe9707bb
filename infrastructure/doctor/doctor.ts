import { timedProbe } from '../health/timed-probe.js';
import { addressChecks } from './address-checks.js';
import { backupCheck } from './backup-check.js';
import { runChecks, type Check, type NamedFinding } from './check.js';
import { clockCheck } from './clock-check.js';
import { doctorContext, type DoctorContext } from './context.js';
import { databaseChecks } from './database-checks.js';
import { diskChecks } from './disk-check.js';
import { mailChecks } from './mail-checks.js';
import { readForDoctor } from './read-settings.js';
import { settingChecks } from './setting-checks.js';
import { storageCheck } from './storage-check.js';
import { workChecks } from './work-checks.js';

/** Time limit of each check. The checks run at the same time. */
const LIMIT_MS = 15_000;

/** Checks the whole installation without changing it. */
export async function examine(
  env: Readonly<Record<string, string | undefined>>,
  now = new Date(),
): Promise<readonly NamedFinding[]> {
  const context = doctorContext(readForDoctor(env), env, now);
  const timed = timedProbe(LIMIT_MS);
  const found = await runChecks(allChecks(context), timed);
  // Last, because opening a backup with a passphrase keeps the process busy for seconds, so other checks would time out.
  return [...found, ...(await runChecks([backupCheck(context)], timed))];
}

/** Returns the checks that run at the same time, in the order of their findings. */
export function allChecks(context: DoctorContext): readonly Check[] {
  return [
    ...settingChecks(context),
    ...addressChecks(context),
    ...databaseChecks(context),
    ...mailChecks(context),
    storageCheck(context),
    clockCheck(context),
    ...diskChecks(context),
    ...workChecks(context),
  ];
}
