import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { BusinessMerged } from '../../../../domain/duplicate/business-merged.js';
import { LikelyDuplicate, type LikelyDouble } from '../../../../domain/business/similar.js';
import { waitWords } from '../../../../domain/shared/wait-words.js';
import { DomainError, type FieldError } from '../../../../domain/shared/domain-error.js';
import { RETRY_AFTER_S, Unavailable } from '../../../../application/shared/unavailable.js';
import type { Problem, ProblemCode, WireCode } from '../../../contract/shared/problem.js';
import { PROBLEM_STATUS } from './problem-status.js';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The sentence for the person where nothing more can be said. */
const SENTENCE: Readonly<Record<WireCode, string>> = {
  MALFORMED_REQUEST: 'The request is malformed.',
  UNAUTHORIZED: 'Unauthorized',
  ADMINISTRATORS_ONLY: 'This is for administrators.',
  CROSS_SITE: 'This request came from another site.',
  METHOD_NOT_ALLOWED: 'This address does not take that method.',
  BODY_TOO_LARGE: 'The request is too large.',
  ADDRESS_TOO_LONG: 'The address is too long.',
  UNSUPPORTED_MEDIA_TYPE: 'The request must be JSON.',
  TOO_MANY_REQUESTS: 'Too many requests.',
  INVALID_PASSWORD: 'Invalid password. Please try again.',
  TOTP_REQUIRED: 'Please enter the code of your authenticator app.',
  INVALID_CODE: 'This code is not right. Please try again.',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this Idempotency-Key is still under way.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used with another request.',
  IDEMPOTENCY_ANSWER_LOST:
    'This was begun already, and its answer was lost. All or a part of it may be done: please look before you send it anew.',
  UNAVAILABLE: 'The service is not available right now. Please try again in a moment.',
  INTERNAL_ERROR: 'Something went wrong. Please try again.',
};

/** A refusal by the wire itself: no rule of the directory is concerned. */
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

/** With the time where one has to wait: an hour is not 'a moment'. */
function sentenceOf(code: WireCode, headers: Readonly<Record<string, string | number>>): string {
  const wait = headers['Retry-After'];
  if (code !== 'TOO_MANY_REQUESTS' || wait === undefined) return SENTENCE[code];
  return `${SENTENCE[code]} Please try again in ${waitWords(Number(wait))}.`;
}

/** What Fastify and Nest refuse by themselves, told by its status. */
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
  readonly businesses?: readonly LikelyDouble[];
  readonly headers: Readonly<Record<string, string | number>>;
}

/** Answers with a problem document; failures of ours are logged with what is known, and told without it. */
export function sendProblem(reply: FastifyReply, error: unknown, logger: Logger): void {
  if (error instanceof BusinessMerged) return sendOn(reply, error);
  const refusal = refusalOf(error);
  const status = PROBLEM_STATUS[refusal.code];
  const requestId = reply.request.id;
  if (status >= 500) logger.error({ err: error, requestId, route: reply.request.routeOptions?.url }, 'Request failed');
  if (reply.sent) return;
  const problem: Problem = {
    type: `urn:problem:${refusal.code.toLowerCase().replaceAll('_', '-')}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: refusal.detail,
    message: refusal.detail,
    code: refusal.code,
    ...(refusal.errors.length === 0 ? {} : { errors: [...refusal.errors] }),
    ...(refusal.businesses === undefined ? {} : { businesses: [...refusal.businesses] }),
    requestId,
  };
  // What was prepared for a good answer does not hold for this one.
  for (const name of ['etag', 'link', 'x-total-count', 'x-total-capped', 'x-search-origin']) reply.removeHeader(name);
  reply
    .code(status)
    .headers(refusal.headers)
    .header('Cache-Control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}

/** Not to be kept: a merge can be undone. */
function sendOn(reply: FastifyReply, { keptId }: BusinessMerged): void {
  const location = `/api/businesses/${String(keptId)}`;
  reply.header('Cache-Control', 'no-store').header('Location', location).code(301).send();
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { code, message: detail, errors, retryAfter } = error;
    const headers = retryAfter === null ? {} : { 'Retry-After': retryAfter };
    const businesses = error instanceof LikelyDuplicate ? { businesses: error.businesses } : {};
    return { code, detail, errors, headers, ...businesses };
  }
  if (error instanceof WireError)
    return { code: error.code, detail: error.message, errors: [], headers: error.headers };
  if (error instanceof Unavailable) return unavailable(error);
  return plain(CODE_OF_STATUS[statusOf(error)] ?? 'INTERNAL_ERROR');
}

function unavailable({ sentence }: Unavailable): Refusal {
  const refusal = plain('UNAVAILABLE');
  return sentence === null ? refusal : { ...refusal, detail: sentence };
}

function plain(code: ProblemCode): Refusal {
  const headers = code === 'UNAVAILABLE' ? { 'Retry-After': RETRY_AFTER_S } : {};
  return { code, detail: SENTENCE[code as WireCode] ?? 'Not found', errors: [], headers };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (!(error instanceof Error)) return 500;
  // Fastify: a part of a path longer than any id names nothing.
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return 404;
  return typeof statusCode === 'number' ? statusCode : 500;
}
