import type { OpenAPIObject } from '@nestjs/swagger';
import { describeLimits, LIMITS, MAX_BODY_BYTES, sizeInWords } from '../server/limits/limits.js';

type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

const NO_REFUSAL: ReadonlySet<string> = new Set(['301', '304']);

/** Every error and redirect response, by status. All calls share them; `code` names the exact error. */
const REFUSALS = {
  301: ['MovedPermanently', 'The resource has a new address; see `Location`.'],
  304: ['NotModified', 'Nothing has changed since the response that `If-None-Match` names.'],
  400: ['Invalid', 'A parameter or the body is malformed or invalid. `errors` names each field.'],
  401: ['Unauthorized', 'You are not signed in, or the session or token is invalid or expired.'],
  403: [
    'Forbidden',
    'You may not make this call. `code` gives the reason, for example `ADMINISTRATORS_ONLY`, `CROSS_SITE`, or `AGE_CONFIRMATION_REQUIRED`.',
  ],
  404: ['NotFound', 'The resource does not exist or is not visible to you.'],
  409: [
    'Conflict',
    'The call conflicts with the current state of the resource. With an `Idempotency-Key`: the first call is still running (`IDEMPOTENCY_IN_PROGRESS`), or it was made and its response was lost (`IDEMPOTENCY_ANSWER_LOST`).',
  ],
  410: ['Gone', 'The resource existed but can no longer be used.'],
  413: [
    'TooLarge',
    `The body is too large. The limit is ${sizeInWords(MAX_BODY_BYTES)}, unless the description of the call states another one.`,
  ],
  415: ['WrongMediaType', 'The call does not accept this `Content-Type`.'],
  422: ['KeyReused', 'The `Idempotency-Key` was already used with a different body.'],
  429: [
    'Limited',
    `You reached a rate limit. Per IP address (IPv6: per /64): ${describeLimits(LIMITS.reads)} for reads; ${describeLimits(LIMITS.writes)} for writes. Signed-in administrators: ${describeLimits(LIMITS.administrators)}. Some calls have a limit of their own; see their description.`,
  ],
  500: ['ServerError', 'Something went wrong on our side. `requestId` names the request in our logs.'],
  501: ['NotSupported', 'The server cannot answer in the requested format.'],
  503: ['Unavailable', 'A part of the service is down. Try again after `Retry-After`.'],
} as const satisfies Readonly<Record<number, readonly [name: string, description: string]>>;

export type Refusal = keyof typeof REFUSALS;

/** Returns the reference to the shared response with this status. */
export const refusal = (status: Refusal) => ({ $ref: `#/components/responses/${REFUSALS[status][0]}` });

/** Returns the shared responses, by name. */
export function refusalComponents(): Responses {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [name, description]]) => [
      name,
      {
        description,
        ...headersOf(status),
        ...(NO_REFUSAL.has(status)
          ? {}
          : { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }),
      },
    ]),
  );
}

function headersOf(status: string) {
  if (status === '301') return { headers: { Location: { $ref: '#/components/headers/Location' } } };
  return status === '429' || status === '503' ? { headers: RETRY_AFTER } : {};
}
