import { problem, type Finding } from '../../domain/health/doctor/finding.js';
import type { TimedProbe } from '../../application/health/ports.js';

/** One check of the installation. It changes nothing. */
export interface Check {
  readonly name: string;
  /** What to do if the check itself fails or takes too long. */
  readonly advice: string;
  run(): Promise<readonly Finding[]>;
}

export interface NamedFinding extends Finding {
  readonly check: string;
}

/** Runs all checks at the same time. A check that fails or takes too long is reported as a problem and stops no other. */
export async function runChecks(checks: readonly Check[], timed: TimedProbe): Promise<readonly NamedFinding[]> {
  const all = await Promise.all(
    checks.map(async (check) => (await findingsOf(check, timed)).map((finding) => ({ check: check.name, ...finding }))),
  );
  return all.flat();
}

async function findingsOf(check: Check, timed: TimedProbe): Promise<readonly Finding[]> {
  const { facts, error, ms } = await timed(() => check.run());
  if (facts !== null) return facts;
  const why = error === null ? `No answer within ${Math.ceil(ms / 1000)} seconds.` : `The check failed (${error}).`;
  return [problem(why, check.advice)];
}
