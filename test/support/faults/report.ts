import { appendFileSync } from 'node:fs';

/** The outcome of all rounds of one fault. */
export interface FaultReport {
  readonly fault: string;
  readonly rounds: number;
  /** How much the product acknowledged. */
  readonly acknowledged: number;
  /** How much of that is missing afterward. */
  readonly lost: number;
  /** How much is there more than once. */
  readonly doubled: number;
  readonly note?: string;
}

/** Appends a line of JSON to the file that FAULTS_REPORT names, if it is set. `run-faults` prints all of them. */
export function reportFault(report: FaultReport): void {
  const file = process.env['FAULTS_REPORT'];
  if (file !== undefined && file !== '') appendFileSync(file, `${JSON.stringify(report)}\n`);
}
