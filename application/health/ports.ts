import type { HealthFacts } from '../../domain/health/facts.js';

/** Reads the facts of one check. Throws if it can't. */
type Probe<Facts> = () => Promise<Facts>;

/** The probes of the health page, by check. */
export type HealthProbes = { readonly [Name in keyof HealthFacts]: Probe<HealthFacts[Name]> };

/** What a probe returned within its time limit. */
export interface Probed<Facts> {
  /** Null if the probe failed or took too long. */
  readonly facts: Facts | null;
  /** Error code without personal data; null if it didn't fail. */
  readonly error: string | null;
  readonly ms: number;
}

/** Runs a probe with a time limit. Never throws. */
export type TimedProbe = <Facts>(probe: Probe<Facts>) => Promise<Probed<Facts>>;
