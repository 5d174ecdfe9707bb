import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { RESPONSE_TRAITS, type ResponseTraits } from './derived-responses.js';

/** How a call is described in openapi.yaml. */
export interface CallDocument extends ResponseTraits {
  readonly operationId: string;
  /** A command of at most six words that starts with a verb. */
  readonly summary: string;
  readonly description: string;
  /** Status of the success response. Defaults to 204 if `answer` is null, else to 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** A schema of the contract, the media type of a non-JSON response, or null for an empty response. */
  readonly answer: z.ZodType | `${string}/${string}` | null;
  readonly answerDescription: string;
  readonly example?: unknown;
}

/**
 * Describes a call in openapi.yaml and sets the status of its success response. Headers and errors follow from the
 * method, the guard, the path, the query, and the body, so only exceptions are given.
 */
export function Documented(call: CallDocument): MethodDecorator {
  const { operationId, summary, description, answer, answerDescription, example, ...rest } = call;
  const { status = answer === null ? 204 : 200, ...traits } = rest;
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ operationId, summary, description }),
    ApiResponse({ status, description: answerDescription, ...contentOf(answer, example) }),
    ApiExtension(RESPONSE_TRAITS, traits),
  );
}

function contentOf(answer: CallDocument['answer'], example: unknown) {
  const shown = example === undefined ? {} : { example };
  if (answer === null) return {};
  if (typeof answer === 'string') return { content: { [answer]: { schema: { type: 'string' as const }, ...shown } } };
  return { standardSchema: answer, ...shown };
}
