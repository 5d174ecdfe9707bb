/** Seconds within which an endpoint must answer. */
export const ANSWER_SECONDS = 10;

/** Why a request was not sent or not answered. */
export const SEND_PROBLEMS = [
  'private',
  'unresolved',
  'insecure',
  'other_name',
  'slow',
  'dropped',
  'unreadable',
  'refused_address',
] as const;

export type SendProblem = (typeof SEND_PROBLEMS)[number];

const SENTENCES: Readonly<Record<SendProblem, string>> = {
  private: 'The endpoint’s name leads to a private network, so nothing was sent. Use a host on the public internet.',
  unresolved: 'The endpoint’s name could not be found. Check its DNS records.',
  insecure: 'The endpoint’s certificate is not valid. Renew it, or complete its chain.',
  other_name:
    'The endpoint’s certificate is for another name. Install one for the name in the address, or change the address.',
  slow: `The endpoint did not answer within ${ANSWER_SECONDS} seconds. Answer first, and do the work later.`,
  dropped: 'The endpoint refused or closed the connection before it answered. Check that it is running.',
  unreadable: 'The endpoint’s answer is not valid HTTP, or its headers are longer than 16 KB. Send a short answer.',
  refused_address: 'The endpoint’s address is not allowed, so nothing was sent. Use https and port 443.',
};

/** An endpoint's answer to a request. `status` is null if there was none. */
export interface Answered {
  readonly status: number | null;
  readonly problem: SendProblem | null;
}

/** `gone`: the endpoint asked us to stop sending events. */
export const ATTEMPT_OUTCOMES = ['delivered', 'failed', 'gone'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** Returns what an answer means: 2xx is a success, and 410 ends the subscription. */
export function outcomeOf({ status }: Pick<Answered, 'status'>): AttemptOutcome {
  if (status === null) return 'failed';
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'failed';
}

/** Returns what went wrong, as a sentence for the endpoint's holder; null if nothing did. */
export function problemWords({ status, problem }: Answered): string | null {
  if (problem !== null) return SENTENCES[problem];
  if (status === null || outcomeOf({ status }) === 'delivered') return null;
  if (status === 410) return 'The endpoint answered 410 Gone, so we disabled it.';
  if (status >= 300 && status < 400) {
    return `The endpoint redirected (status ${status}). We don’t follow redirects: enter the final address.`;
  }
  return `The endpoint answered with status ${status}. Only 200 to 299 count as received.`;
}

/** Why an event was not sent at all. */
export const SKIPPED = {
  hidden: 'You could no longer see this when it was due, so nothing was sent.',
  suspended: 'Your account was suspended, so nothing was sent.',
} as const;

/** Returns the milliseconds that a `Retry-After` header asks for: seconds or a date (RFC 9110). Null if it is unreadable. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
