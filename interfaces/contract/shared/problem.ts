import { z } from 'zod';
import { ERROR_CODES } from '../../../domain/shared/domain-error.js';

/** Errors of the HTTP layer, as opposed to business rules. */
export const WIRE_CODES = [
  'MALFORMED_REQUEST',
  'ADMINISTRATORS_ONLY',
  'CROSS_SITE',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'ADDRESS_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INVALID_PASSWORD',
  'TOTP_REQUIRED',
  'INVALID_CODE',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_ANSWER_LOST',
  'UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;

/** The HTTP layer checks who is calling. Rules check again for anything that grants access to an account. */
export type WireCode = (typeof WIRE_CODES)[number] | 'UNAUTHORIZED';

/** Every code that an error response can have. */
export const PROBLEM_CODES = [...ERROR_CODES, ...WIRE_CODES] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Maximum number of errors listed in one response. */
export const MAX_ERRORS = 10;

/**
 * The body of every error response (application/problem+json). `message` equals `detail`, the sentence shown to people.
 */
export const Problem = z
  .object({
    type: z.string().describe('Kind of problem: `urn:problem:` and the code in lower case.'),
    title: z.string().describe('Name of the HTTP status.'),
    status: z.int().min(400).max(599).describe('HTTP status.'),
    detail: z.string().describe('Sentence for people. Same as `message`.'),
    message: z.string().describe('Sentence for people. Same as `detail`.'),
    code: z.enum(PROBLEM_CODES).describe('Exact error, from a fixed list.'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Name of the field or parameter, such as `ids.0`.'),
          message: z.string().describe('What is wrong with it.'),
        }),
      )
      .max(MAX_ERRORS)
      .optional()
      .describe('Each invalid field or parameter.'),
    businesses: z
      .array(
        z.object({
          id: z.int().min(1),
          name: z.string().describe('Name of the business.'),
          address: z.string().nullable().describe('Street address.'),
          city: z.string().nullable().describe('City.'),
          state: z.string().nullable().describe('State.'),
        }),
      )
      .optional()
      .describe('With `LIKELY_DUPLICATE`: public businesses that may be the same, most likely first.'),
    requestId: z.string().describe('ID of this request in our logs. Same as the header `X-Request-Id`.'),
  })
  .meta({ id: 'Problem', description: 'An error.' });

export type Problem = z.infer<typeof Problem>;
