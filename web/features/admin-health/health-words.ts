import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import { momentName } from '../../lib/words/day.js';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Returns a size such as '1.2 GB', in units of 1,000. */
export function sizeWords(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: power === 0 || amount >= 100 ? 0 : 1 })} ${UNITS[power]}`;
}

/** Returns a time such as 'May 15, 2026, 2:03:22 PM UTC', or 'Never'. */
export const timeWords = (time: string | null): string => (time === null ? 'Never' : momentName(time));

const MINUTE_MS = 60_000;

/** Returns how long something has waited: 'less than a minute', '1 minute', '50 minutes', or '3 hours'. */
export function waitWords(since: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(since)) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 60)} hours`;
}

/** Returns a number and what it counts, such as '1 import' or '2 imports'. */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Names of the checks, in the order of the page. */
export const CHECK_NAMES = {
  email: 'Email',
  storage: 'Storage',
  jobs: 'Background jobs',
  backup: 'Backups',
  database: 'Database',
  disk: 'Disk',
  imports: 'Imports',
  version: 'Version',
} as const satisfies Record<Exclude<keyof SystemHealth, 'checkedAt'>, string>;

/** Returns the result of all checks in one sentence. */
export function summaryOf(health: SystemHealth): string {
  const states = Object.keys(CHECK_NAMES).map((name) => health[name as keyof typeof CHECK_NAMES].state);
  const failed = states.filter((state) => state === 'failed').length;
  const warnings = states.filter((state) => state === 'warning').length;
  if (failed + warnings === 0) return 'Everything works.';
  const parts = [
    ...(failed > 0 ? [`${countWords(failed, 'check')} failed`] : []),
    ...(warnings > 0 ? [`${countWords(warnings, 'warning')}`] : []),
  ];
  return `${parts.join(' and ')}.`;
}
