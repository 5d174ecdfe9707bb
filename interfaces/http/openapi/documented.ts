import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { describeLimits, LIMITS } from '../server/limits/limits.js';

/** How a call is described in openapi.yaml. */
export interface CallDocument {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** The status of a good answer; 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204;
  /**
   * What a good answer holds: a schema of the contract, the media type of an answer that is no JSON, or null for
   * nothing.
   */
  readonly answer: z.ZodType | `${string}/${string}` | null;
  readonly answerDescription: string;
  readonly example?: unknown;
  /** False where what was made has no address of its own, so that no `Location` names it. */
  readonly located?: boolean;
  /** Lists bear X-Total-Count, X-Total-Capped and Link. */
  readonly list?: boolean;
  /** True where X-Search-Origin tells where distances are measured from. */
  readonly measured?: boolean;
  /** True where X-Includes-Nearby tells that not all is of the named town, and X-Location-Unknown that there is no such place. */
  readonly nearby?: boolean;
  /** True where the address may lead to another one for good. */
  readonly moved?: boolean;
  /** Further statuses, beside those that every call can have. */
  readonly problems?: readonly (keyof typeof PROBLEMS)[];
  /** False for a POST, whose answer nobody keeps. */
  readonly cached?: boolean;
  /** False where no limit is counted and nothing is cached: probes and figures for the operator. */
  readonly public?: boolean;
}

const PROBLEMS = {
  400: 'A parameter or the body is malformed or invalid; `errors` names each field.',
  401: 'The token is missing or wrong.',
  403: 'A write that another site started, or of a member who is restricted or suspended, or has not said to be 13 or older.',
  404: 'Unknown, or not visible to everybody.',
  409: 'It conflicts with the present state.',
  413: 'The body is larger than 1 MiB.',
  415: 'The body is of another type than JSON.',
  429: `Too many requests from this address: reads at most ${describeLimits(LIMITS.reads)}; calls that change something at most ${describeLimits(LIMITS.writes)}.`,
  500: 'Something went wrong; `requestId` names the request in the logs.',
  503: 'A part is down; `Retry-After` tells when to try again.',
} as const;

const integer = (description: string) => ({ description, schema: { type: 'integer' as const, minimum: 0 } });
const text = (description: string) => ({ description, schema: { type: 'string' as const } });

const RETRY_AFTER = { 'Retry-After': integer('Seconds to wait.') };

const REQUEST_ID = { 'X-Request-Id': text('Names this request in the logs.') };

const CACHE_HEADERS = {
  ETag: text('Names this very answer: sent back in If-None-Match, it saves the body (304).'),
  'Cache-Control': text('How long the answer may be kept, and by whom.'),
};

const MOVED_HEADERS = { Location: text('The address that stands for it.') };

const CREATED_HEADERS = { Location: text('The address of what was made.') };

const LIST_HEADERS = {
  'X-Total-Count': integer('How many there are in all pages; at most 10,000 are counted.'),
  'X-Total-Capped': text('`true` where there are more than were counted, else absent.'),
  Link: text('`<address>; rel="next"` where there is a next page.'),
};

const ORIGIN_HEADERS = {
  'X-Search-Origin': text(
    '`latitude,longitude` that distances are measured from; absent where there is no such place.',
  ),
};

const NEARBY_HEADERS = {
  'X-Includes-Nearby': text(
    '`true` where some of the list, on whatever page, lie outside the named town, else absent.',
  ),
  'X-Location-Unknown': text(
    '`true` where the gazetteer does not know `location`, which was matched as text then, else absent.',
  ),
};

/** Documents a call: its words, its good answer with headers, and every refusal it can give. */
export function Documented(call: CallDocument): MethodDecorator {
  const isPublic = call.public ?? true;
  const headers = {
    ...REQUEST_ID,
    ...(isPublic && call.cached !== false ? CACHE_HEADERS : {}),
    ...(call.list === true ? LIST_HEADERS : {}),
    ...(call.measured === true ? ORIGIN_HEADERS : {}),
    ...(call.nearby === true ? NEARBY_HEADERS : {}),
    ...(call.status === 201 && call.located !== false ? CREATED_HEADERS : {}),
  };
  const statuses = [...(call.problems ?? []), ...(isPublic ? ([429] as const) : []), 500 as const, 503 as const];
  return applyDecorators(
    ApiOperation({
      operationId: call.operationId,
      summary: call.summary,
      ...(call.description === undefined ? {} : { description: call.description }),
    }),
    goodAnswer(call, headers),
    ...(isPublic && call.cached !== false
      ? [ApiResponse({ status: 304, description: 'The caller already has this answer.' })]
      : []),
    ...(call.moved === true
      ? [ApiResponse({ status: 301, description: 'It stands under another address.', headers: MOVED_HEADERS })]
      : []),
    ...[...new Set(statuses)].map((status) => problemAnswer(status)),
  );
}

function goodAnswer(call: CallDocument, headers: Record<string, object>): MethodDecorator {
  const { status = 200, answer, answerDescription: description, example } = call;
  const shown = example === undefined ? {} : { example };
  if (answer === null) return ApiResponse({ status, description, headers });
  if (typeof answer === 'string') {
    return ApiResponse({
      status,
      description,
      headers,
      content: { [answer]: { schema: { type: 'string' }, ...shown } },
    });
  }
  return ApiResponse({ status, description, headers, standardSchema: answer, ...shown });
}

/** The refusals of a call that is the administrators' alone. */
export const refusesOthers = (): MethodDecorator =>
  applyDecorators(
    problemAnswer(401, 'Nobody is signed in.'),
    problemAnswer(
      403,
      'A member, by session or token; a write that another site started; or what this administrator may not do.',
    ),
  );

function problemAnswer(status: keyof typeof PROBLEMS, description: string = PROBLEMS[status]): MethodDecorator {
  return ApiResponse({
    status,
    description,
    ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  });
}
