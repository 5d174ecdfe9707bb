import { bytesOf, isHalfSent, type Attack } from './attack.js';
import type { Secrets } from './callers.js';
import { RECORDS_REFUSALS, type Growth } from './growth.js';
import { sendBytes, type Answer } from './send.js';

const MAX_REFUSAL_BYTES = 64 * 1024;

/** Maximum processor time of one call, in milliseconds. */
export const MAX_CALL_MS = 50;

/** How often a slow call is repeated. Garbage collection may slow down a call, but not every repetition. */
const REPETITIONS = 3;

/** Operations that may take longer than the limit, each with the reason. */
export const SLOW_BY_DESIGN: Readonly<Record<string, string>> = {
  'GET /metrics':
    'for the operator: writes some twenty lines for each route and status that was ever returned, which here is all',
};

/** Allowed statuses of 500 or more by call, each with the reason. Currently none. */
export const EXPECTED_FAILURES: Readonly<Record<string, string>> = {};

/** Returns the processor time that the server has used, in milliseconds. */
export type Meter = () => Promise<number>;

export interface Target {
  readonly port: number;
  readonly growth: Growth;
  /** If absent, processor time is not measured. */
  readonly meter?: Meter;
}

export interface Judgment {
  readonly answer: Answer;
  readonly ms: number;
  readonly grown: readonly string[];
  /** The defect of the answer; null if there is none. */
  readonly fault: string | null;
}

export const isRefusal = ({ status }: Answer): boolean => status === 0 || (status >= 400 && status < 500);

/** Sends a request and judges the answer. */
export async function judged(attack: Attack, secrets: Secrets, target: Target): Promise<Judgment> {
  const { answer, ms } = await measured(attack, secrets, target);
  const grown = await target.growth.grown();
  const ownFault = faultOf(attack, answer, grown);
  const isSlow = ms > MAX_CALL_MS && !(attack.operation in SLOW_BY_DESIGN);
  const least = ownFault === null && isSlow ? Math.min(ms, await leastOf(attack, secrets, target)) : ms;
  const fault = ownFault ?? (isSlow && least > MAX_CALL_MS ? `${least.toFixed(0)} ms of processor time` : null);
  return { answer, ms: least, grown: isRefusal(answer) ? grown : [], fault };
}

async function measured(attack: Attack, secrets: Secrets, { port, meter }: Target) {
  const bytes = bytesOf(attack, secrets[attack.caller], `localhost:${port}`);
  const before = (await meter?.()) ?? 0;
  const answer = await sendBytes(port, bytes, { isHalfSent: isHalfSent(attack) });
  return { answer, ms: ((await meter?.()) ?? 0) - before };
}

async function leastOf(attack: Attack, secrets: Secrets, target: Target): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < REPETITIONS; n += 1) least = Math.min(least, (await measured(attack, secrets, target)).ms);
  await target.growth.remember();
  return least;
}

function faultOf(attack: Attack, answer: Answer, grown: readonly string[]): string | null {
  const { operation, method } = attack;
  const { status, bytes, head, body } = answer;
  if (status >= 500 && !(`${operation} ${status}` in EXPECTED_FAILURES))
    return `status ${status}: ${body.slice(0, 300)}`;
  // The caller of a half-sent request hangs up, and Node.js itself closes the connection of a proxy's request.
  if (status === 0)
    return method === 'CONNECT' || isHalfSent(attack) ? null : 'the connection was closed without an answer';
  if (!head.includes('\r\nx-content-type-options: nosniff')) return `status ${status} without the security headers`;
  if (!isRefusal(answer)) return null;
  if (bytes > MAX_REFUSAL_BYTES) return `a refusal of ${bytes} bytes, status ${status}`;
  const unexpected = grown.filter(
    (table) => !(table in RECORDS_REFUSALS || `${operation} ${table}` in RECORDS_REFUSALS),
  );
  return unexpected.length === 0 ? null : `status ${status}, but these tables grew: ${unexpected.join(', ')}`;
}
