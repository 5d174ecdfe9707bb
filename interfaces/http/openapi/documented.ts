import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { RESPONSE_TRAITS, type ResponseTraits } from './derived-responses.js';

/** How a call is described in openapi.yaml. */
export interface CallDocument extends Omit<ResponseTraits, 'list'> {
  readonly operationId: string;
  /** A command of at most six words that starts with a verb. */
  readonly summary: string;
  readonly description: string;
  /** Status of the success response. Defaults to 204 if it is empty, else to 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** A schema of the contract, or the media type of a non-JSON response. Absent for an empty response. */
  readonly answer?: z.ZodType | `${string}/${string}`;
  /** Instead of `answer`, for a list with pages: the schema of one record. */
  readonly listOf?: z.ZodType;
  readonly answerDescription: string;
  /** The answer, or records of a list. Each schema shows its first example only. */
  readonly example?: unknown;
}

/**
 * Describes a call in openapi.yaml and sets the status of its success response. Headers and errors follow from the
 * method, the guard, the path, the query, and the body, so only exceptions are given.
 */
export function Documented(call: CallDocument): MethodDecorator {
  const { operationId, summary, description, answer, listOf, answerDescription, example, ...rest } = call;
  const isEmpty = answer === undefined && listOf === undefined;
  const { status = isEmpty ? 204 : 200, ...traits } = rest;
  const content = listOf === undefined ? contentOf(answer, example) : contentOf(z.array(listOf), listed(example));
  return applyDecorators(
    HttpCode(status),
    ApiOperation({ operationId, summary, description }),
    ApiResponse({ status, description: answerDescription, ...content }),
    ApiExtension(RESPONSE_TRAITS, { ...traits, list: listOf !== undefined }),
  );
}

const listed = (example: unknown) => (example === undefined ? undefined : [example].flat());

function contentOf(answer: CallDocument['answer'], example: unknown) {
  const shown = example === undefined ? {} : { example };
  if (answer === undefined) return {};
  if (typeof answer === 'string') return { content: { [answer]: { schema: { type: 'string' as const }, ...shown } } };
  return { standardSchema: answer, ...shown };
}
