import { ok, problem, warning, type Finding } from './finding.js';

export interface BackupFacts {
  /** The newest complete entry. */
  readonly entry: string;
  readonly madeAt: Date;
  readonly isEncrypted: boolean;
}

const HOUR_MS = 3_600_000;
/** A day, and time to make the nightly backup. */
const LATE_HOURS = 30;
const TOO_LATE_HOURS = 72;

/** Judges the newest backup. `facts` is null if there is none. */
export function judgeBackup(facts: BackupFacts | null, now: Date): Finding {
  if (facts === null) {
    return warning('There is no backup yet.', 'Run welcome-paws backup once, or look again after the first night.');
  }
  const { entry, madeAt, isEncrypted } = facts;
  const hours = Math.floor((now.getTime() - madeAt.getTime()) / HOUR_MS);
  const found = `The newest backup, ${entry}, is ${ageOf(hours)} old and ${isEncrypted ? 'encrypted' : 'not encrypted'}.`;
  const advice = 'Look for “back-up” in the log, look at the health page, and run welcome-paws backup.';
  if (hours >= TOO_LATE_HOURS) return problem(found, advice);
  return hours >= LATE_HOURS ? warning(found, advice) : ok(found);
}

function ageOf(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours === 1) return '1 hour';
  return hours < 72 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
