/** How a request was answered, and when. */
export interface Answer {
  readonly what: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
}

/** No request may be without an answer for longer, in milliseconds. */
export const LONGEST_MS = 10_000;

/** Sends a request over the network; 0 where nobody answered. */
export async function ask(what: string, url: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init }).catch(
    () => null,
  );
  await answer?.arrayBuffer().catch(() => null);
  const ms = performance.now() - began;
  return { what, status: answer?.status ?? 0, retryAfter: answer?.headers.get('retry-after') ?? null, ms };
}

/** The answers that no one should get: none at all, too late, a failure of ours, or a refusal that does not say until when. */
export function unfit(answers: readonly Answer[], fit: readonly number[]): readonly Answer[] {
  return answers.filter(
    ({ status, ms, retryAfter }) =>
      ms > LONGEST_MS || !(fit.includes(status) || (status === 503 && retryAfter !== null)),
  );
}

/** "201: 12, 503: 30; longest 3,512 ms" */
export function summaryOf(answers: readonly Answer[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status);
  const words = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, all]) => `${String(status)}: ${String(all.length)}`);
  const longest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  return `${words.join(', ')}; longest ${longest.toLocaleString('en-US')} ms`;
}
