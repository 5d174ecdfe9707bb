import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { BusinessMerged } from '../../../../domain/duplicate/merge.js';
import { LikelyDuplicate, type LikelyMatch } from '../../../../domain/duplicate/similar.js';
import { formatWait } from '../../../../domain/shared/time-in-words.js';
import { DomainError, type FieldError } from '../../../../domain/shared/domain-error.js';
import { RETRY_AFTER_S, Unavailable } from '../../../../application/shared/unavailable.js';
import { MAX_ERRORS, type Problem, type ProblemCode, type WireCode } from '../../../contract/shared/problem.js';
import { sizeInWords } from '../limits/limits.js';
import { PROBLEM_STATUS } from './problem-status.js';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The message if there is nothing more specific. */
const SENTENCE: Readonly<Record<WireCode, string>> = {
  MALFORMED_REQUEST: 'The request is malformed.',
  UNAUTHORIZED: 'Unauthorized',
  ADMINISTRATORS_ONLY: 'Only administrators can do this.',
  CROSS_SITE: 'This request came from another site.',
  METHOD_NOT_ALLOWED: 'This address does not support that method.',
  BODY_TOO_LARGE: 'The request is too large.',
  ADDRESS_TOO_LONG: 'The address is too long.',
  UNSUPPORTED_MEDIA_TYPE: 'The request must be JSON.',
  TOO_MANY_REQUESTS: 'Too many requests.',
  INVALID_PASSWORD: 'Invalid password. Please try again.',
  TOTP_REQUIRED: 'Please enter the code from your authenticator app.',
  INVALID_CODE: 'This code is incorrect. Please try again.',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this Idempotency-Key is still in progress.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used with a different request.',
  IDEMPOTENCY_ANSWER_LOST:
    'This request was already started, but its response was lost. It may be fully or partly done. Please check before you send it again.',
  UNAVAILABLE: 'The service is currently unavailable. Please try again in a moment.',
  INTERNAL_ERROR: 'Something went wrong. Please try again.',
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The error code of the response, for the log; null or undefined if there is none. */
    problemCode?: ProblemCode | null;
  }
}

/** An error of the HTTP layer, unrelated to any business rule. */
export class WireError extends Error {
  constructor(
    readonly code: WireCode,
    readonly headers: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(sentenceOf(code, headers), options);
    this.name = 'WireError';
  }
}

/** Adds the waiting time if there is one, because an hour is not 'a moment'. */
function sentenceOf(code: WireCode, headers: Readonly<Record<string, string | number>>): string {
  const wait = headers['Retry-After'];
  if (code !== 'TOO_MANY_REQUESTS' || wait === undefined) return SENTENCE[code];
  return `${SENTENCE[code]} Please try again in ${formatWait(Number(wait))}.`;
}

/** The code for errors that Fastify and Nest throw, by status. */
const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'MALFORMED_REQUEST',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly businesses?: readonly LikelyMatch[];
  readonly headers: Readonly<Record<string, string | number>>;
}

/** Sends a problem document. Internal errors are logged in full, and the response omits their details. */
export function sendProblem(reply: FastifyReply, error: unknown, logger: Logger): void {
  if (error instanceof BusinessMerged) return sendRedirect(reply, error);
  const refusal = refusalOf(error, reply);
  const status = PROBLEM_STATUS[refusal.code];
  const requestId = reply.request.id;
  reply.request.problemCode = refusal.code;
  if (status >= 500) logger.error({ err: error, requestId, route: reply.request.routeOptions?.url }, 'Request failed');
  if (reply.sent) return;
  const problem: Problem = {
    type: `urn:problem:${refusal.code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: refusal.detail,
    message: refusal.detail,
    code: refusal.code,
    ...(refusal.errors.length === 0 ? {} : { errors: refusal.errors.slice(0, MAX_ERRORS) }),
    ...(refusal.businesses === undefined ? {} : { businesses: [...refusal.businesses] }),
    requestId,
  };
  // These headers were set for a success response.
  for (const name of ['etag', 'link', 'x-total-count', 'x-total-capped', 'x-search-origin']) reply.removeHeader(name);
  reply
    .code(status)
    .headers(refusal.headers)
    .header('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}

/** Not cached, because a merge can be undone. */
function sendRedirect(reply: FastifyReply, { keptId }: BusinessMerged): void {
  const location = `/api/businesses/${String(keptId)}`;
  reply.header('Cache-Control', 'no-store').header('Location', location).code(301).send();
}

function refusalOf(error: unknown, reply: FastifyReply): Refusal {
  if (error instanceof DomainError) {
    const { code, message: detail, errors, retryAfter } = error;
    const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter };
    const businesses = error instanceof LikelyDuplicate ? { businesses: error.businesses } : {};
    return { code, detail, errors, headers, ...businesses };
  }
  if (error instanceof WireError)
    return { code: error.code, detail: error.message, errors: [], headers: error.headers };
  if (error instanceof Unavailable) return unavailable(error);
  if (isBodyTooLarge(error)) return bodyTooLarge(reply);
  return plain(CODE_OF_STATUS[statusOf(error)] ?? 'INTERNAL_ERROR');
}

function unavailable({ sentence }: Unavailable): Refusal {
  const refusal = plain('UNAVAILABLE');
  return sentence === null ? refusal : { ...refusal, detail: sentence };
}

/** Nest converts Fastify's error to an HttpException. */
const isBodyTooLarge = (error: unknown): boolean => error instanceof HttpException && error.getStatus() === 413;

function bodyTooLarge({ request }: FastifyReply): Refusal {
  const refusal = plain('BODY_TOO_LARGE');
  const limit = sizeInWords(request.routeOptions.bodyLimit);
  return { ...refusal, detail: `${refusal.detail} This call takes at most ${limit}.` };
}

function plain(code: ProblemCode): Refusal {
  const headers = code === 'UNAVAILABLE' ? { 'Retry-After': RETRY_AFTER_S } : {};
  return { code, detail: SENTENCE[code as WireCode] ?? 'Not found', errors: [], headers };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (!(error instanceof Error)) return 500;
  // Fastify's error for a path parameter longer than any ID, which cannot name a record.
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return 404;
  return typeof statusCode === 'number' ? statusCode : 500;
}
