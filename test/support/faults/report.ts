import { appendFileSync } from 'node:fs';

/** The result of a fault test for acknowledged writes. */
export interface FaultReport {
  readonly fault: string;
  readonly rounds: number;
  /** Writes that the server acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged writes that are missing afterward. */
  readonly lost: number;
  /** Writes that are there more than once. */
  readonly doubled: number;
  /** Longest time from the end of a fault until everything worked again. */
  readonly longestRecoveryMs?: number;
  readonly note?: string;
}

/** Adds a row to the table at the end of `npm run test:faults`. Does nothing in a run of a single test with Jest. */
export function reportFault(report: FaultReport): void {
  const file = process.env['FAULTS_REPORT'];
  if (file !== undefined && file !== '') appendFileSync(file, `${JSON.stringify(report)}\n`);
}
