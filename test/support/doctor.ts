import type { Check } from '../../infrastructure/doctor/check.js';
import { doctorContext, type DoctorContext } from '../../infrastructure/doctor/context.js';
import { readForDoctor } from '../../infrastructure/doctor/read-settings.js';

export const DOCTOR_NOW = new Date('2026-11-28T12:00:00Z');

/** Returns the context of the checks for these settings. Without a database, an embedded one is set that does not run. */
export function contextWith(env: Readonly<Record<string, string>>, now = DOCTOR_NOW): DoctorContext {
  const all = { DATA_DIR: '/nowhere/welcome-paws', ...env };
  return doctorContext(readForDoctor(all), all, now);
}

/** Returns the findings of the check with this name, one line each. */
export async function linesFrom(checks: readonly Check[], name: string): Promise<readonly string[]> {
  const all = await Promise.all(checks.filter((check) => check.name === name).map((check) => check.run()));
  return all.flat().map(({ state, found, advice }) => [`${state}:`, found, advice].filter(Boolean).join(' '));
}
