import { ok, problem, warning, type Finding } from './finding.js';

/** HTTP dates have whole seconds, and an answer takes time. */
const SMALL_MS = 5000;
/** Second factors count half minutes, and storage services refuse requests that are minutes off. */
const LARGE_MS = 30_000;

/** Judges the clock of this machine. `differenceMs` is positive if it is ahead of `other`. */
export function judgeClock(other: string, differenceMs: number): Finding {
  const off = Math.abs(differenceMs);
  if (off < SMALL_MS) return ok(`The clock agrees with ${other}.`);
  const seconds = Math.round(off / 1000).toLocaleString('en-US');
  const found = `The clock of this machine is ${seconds} seconds ${differenceMs > 0 ? 'ahead of' : 'behind'} ${other}.`;
  const advice = 'Turn on time synchronization on both, such as systemd-timesyncd or chrony.';
  return off < LARGE_MS ? warning(found, advice) : problem(found, advice);
}
