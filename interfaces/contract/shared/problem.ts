import { z } from 'zod';
import { ERROR_CODES } from '../../../domain/shared/domain-error.js';

/** Refusals and failures that belong to the wire and not to a rule of the directory. */
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

/** Who calls is asked at the wire, and where something that lets somebody into an account is made a second time by its rule. */
export type WireCode = (typeof WIRE_CODES)[number] | 'UNAUTHORIZED';

/** The closed list of codes an answer can bear. */
export const PROBLEM_CODES = [...ERROR_CODES, ...WIRE_CODES] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Every refusal and failure (application/problem+json); `message` equals `detail` and is the sentence for the person. */
export const Problem = z
  .object({
    type: z.string().describe('Names the kind of problem: urn:problem: and the code in lower case.'),
    title: z.string().describe('The words of the HTTP status.'),
    status: z.int().min(400).max(599),
    detail: z.string(),
    message: z.string().describe('The sentence for the person; equals detail.'),
    code: z.enum(PROBLEM_CODES),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('Each wrong field or parameter with its own sentence.'),
    businesses: z
      .array(
        z.object({
          id: z.int().min(1),
          name: z.string(),
          address: z.string().nullable(),
          city: z.string().nullable(),
          state: z.string().nullable(),
        }),
      )
      .optional()
      .describe('With LIKELY_DUPLICATE: public businesses that may be the same, the likeliest first.'),
    requestId: z.string().describe('Names this request in the logs; also in the header X-Request-Id.'),
  })
  .meta({ id: 'Problem', description: 'What was refused or failed, and why.' });

export type Problem = z.infer<typeof Problem>;
