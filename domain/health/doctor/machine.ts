import { ok, problem, warning, type Finding } from './finding.js';

const MIN_MAJOR = 24;
const MB = 1024 ** 2;

/** Measured memory of a process after thousands of requests, and of all processes that serve none. */
const NEEDED = { worker: 330 * MB, rest: 150 * MB } as const;

/** Judges the version of Node.js. `tested` is the version of the product's own `node` package, if installed. */
export function judgeNode(version: string, tested: string | null): Finding {
  const found = `Node.js is ${version}.`;
  const [major = 0] = partsOf(version);
  if (major < MIN_MAJOR) return problem(found, `Install Node.js ${MIN_MAJOR} or later.`);
  if (tested === null || !isOlder(version, tested)) return ok(found);
  return warning(found, `Install ${tested} or later. This version was tested with it, and updates fix security holes.`);
}

/** Judges whether this machine or container has enough memory for `workers` processes. */
export function judgeMemory(bytes: number, workers: number): Finding {
  const needed = NEEDED.rest + workers * NEEDED.worker;
  const found = `There is ${inMb(bytes)} of memory for ${workers} ${workers === 1 ? 'process' : 'processes'}.`;
  if (bytes >= needed) return ok(found);
  const advice =
    workers === 1
      ? `Give the machine or container ${inMb(needed)} or more.`
      : `Give it ${inMb(needed)} or more, or set WEB_CONCURRENCY to a smaller number.`;
  return bytes < needed / 2 ? problem(found, advice) : warning(found, advice);
}

const inMb = (bytes: number): string => `${Math.round(bytes / MB).toLocaleString('en-US')} MB`;
const partsOf = (version: string): number[] => version.split('.').map(Number);

function isOlder(version: string, than: string): boolean {
  const [ours, others] = [partsOf(version), partsOf(than)];
  const at = ours.findIndex((part, index) => part !== others[index]);
  return at >= 0 && (ours[at] ?? 0) < (others[at] ?? 0);
}
