/** The response to a request, and how long it took. */
import { groupedBy } from '../../../domain/shared/grouped.js';
export interface Answer {
  readonly kind: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
}

/** Maximum wait for an answer, in milliseconds. */
export const MAX_RESPONSE_MS = 10_000;

/** Sends a request over the network. The status is 0 without a response. */
export async function ask(kind: string, url: string, init: RequestInit = {}): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init }).catch(
    () => null,
  );
  await answer?.arrayBuffer().catch(() => null);
  const ms = performance.now() - startedAt;
  return { kind, status: answer?.status ?? 0, retryAfter: answer?.headers.get('retry-after') ?? null, ms };
}

/** Returns the missing, late, and failed responses. A 503 is acceptable if it says when to retry. */
export function unacceptable(answers: readonly Answer[], accepted: readonly number[]): readonly Answer[] {
  return answers.filter(
    ({ status, ms, retryAfter }) =>
      ms > MAX_RESPONSE_MS || !(accepted.includes(status) || (status === 503 && retryAfter !== null)),
  );
}

/** Returns a summary such as "201: 12, 503: 30; longest 3,512 ms". */
export function summaryOf(answers: readonly Answer[]): string {
  const counts = groupedBy(answers, ({ status }) => status);
  const words = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, all]) => `${String(status)}: ${String(all.length)}`);
  const longest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  return `${words.join(', ')}; longest ${longest.toLocaleString('en-US')} ms`;
}
